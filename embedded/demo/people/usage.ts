import { drawWeighted, type Random } from "../random";

/** Draws so that what was drawn before comes up less: over many members every line gets its turn. */
export class Usage<Item> {
  readonly #counts = new Map<Item, number>();

  draw(items: readonly Item[], random: Random, weight: (item: Item) => number = () => 1): Item {
    const item = drawWeighted(items, (one) => weight(one) / (1 + this.count(one)) ** 3, random);
    this.#counts.set(item, this.count(item) + 1);
    return item;
  }

  count(item: Item): number {
    return this.#counts.get(item) ?? 0;
  }
}
