/** People use few words again and again; a bound keeps hostile text from filling the memory. */
const KEPT_WORDS = 10_000;

/** The same function of a word, which looks at each word once. */
export function remembered(find: (word: string) => string | null): (word: string) => string | null {
  const known = new Map<string, string | null>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = find(word);
      if (known.size >= KEPT_WORDS) known.clear();
      known.set(word, found);
    }
    return found;
  };
}
