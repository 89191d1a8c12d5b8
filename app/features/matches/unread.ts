/**
 * How many messages of the other one a member of the pair has not read. A member has read what stands before an own
 * message, so all that came after are the other's. `readSeq` as it is read from the database: numbers by member id.
 */
export function unreadBy(pair: { lastSeq: number; readSeq: unknown }, memberId: string): number {
  return Math.max(0, pair.lastSeq - readUpTo(pair.readSeq, memberId));
}

function readUpTo(readSeq: unknown, memberId: string): number {
  if (typeof readSeq !== "object" || readSeq === null) return 0;
  const seq: unknown = Object.entries(readSeq).find(([id]) => id === memberId)?.[1];
  return typeof seq === "number" ? seq : 0;
}
