import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestFirst } from "./best-first";

const members = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, "0")),
    // Few scores, so that many tie.
    score: fc.integer({ min: 55, max: 62 }),
    isEligible: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

function best(row: { id: string; score: number; isEligible: boolean }[], k: number): string[] {
  const ids = row.map(({ id }) => id);
  const places = bestFirst(
    Float32Array.from(row, ({ score }) => score),
    ids,
    k,
    {
      count: row.length,
      atLeast: 60,
      eligible: Uint8Array.from(row, ({ isEligible }) => Number(isEligible)),
    },
  );
  return places.map((place) => ids[place] ?? "");
}

describe("bestFirst", () => {
  it("gives the best of the eligible ones, by score and then by id", () => {
    fc.assert(
      fc.property(members, fc.integer({ min: 1, max: 50 }), (row, k) => {
        const expected = row
          .filter(({ score, isEligible }) => isEligible && score >= 60)
          .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
          .slice(0, k);
        expect(best(row, k)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  it("does not depend on the places of the members", () => {
    fc.assert(
      fc.property(members, fc.integer({ min: 1, max: 10 }), (row, k) => {
        expect(best([...row].reverse(), k)).toEqual(best(row, k));
      }),
    );
  });
});
