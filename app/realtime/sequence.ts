/** Puts what comes in any order, twice, or not at all, into the order of its numbers: each once, none left out. */
export class Sequence<Item extends { seq: number }> {
  readonly #early = new Map<number, Item>();
  #newest: number;
  #seen: number;

  /** @param seen  The number of the last one that is known; 0 before the first. */
  constructor(seen: number) {
    this.#seen = seen;
    this.#newest = seen;
  }

  /** Up to which number everything has been given out. */
  get seen(): number {
    return this.#seen;
  }

  /** Whether something is known to be missing: what comes next has to be fetched. */
  get isBehind(): boolean {
    return this.#newest > this.#seen;
  }

  /** There are this many. */
  expect(seq: number): void {
    this.#newest = Math.max(this.#newest, seq);
  }

  /** Takes one in. Returns all that can be given out now, in order; early ones wait for those before them. */
  take(item: Item): Item[] {
    this.expect(item.seq);
    if (item.seq > this.#seen) this.#early.set(item.seq, item);
    const next: Item[] = [];
    for (let one = this.#early.get(this.#seen + 1); one; one = this.#early.get(this.#seen + 1)) {
      this.#seen += 1;
      this.#early.delete(this.#seen);
      next.push(one);
    }
    return next;
  }
}
