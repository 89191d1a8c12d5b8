/** The keys of a literal table, with their type: Object.keys forgets it because an object may hold more than its type. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(table) as Key[];
}
