/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A source that gives the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from the normal distribution with mean 0 and deviation 1 (Box and Muller). */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One of the items, each with its weight. */
export function drawWeighted<Item>(items: readonly Item[], weight: (item: Item) => number, random: Random): Item {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  let rest = random() * total;
  for (const item of items) {
    rest -= weight(item);
    if (rest < 0) return item;
  }
  // Rounding can leave a trace of the total; it belongs to the last item.
  const last = items.at(-1);
  if (last === undefined) throw new RangeError("There is nothing to draw from");
  return last;
}
