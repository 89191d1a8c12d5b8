import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesFor, questionnaires } from "../../tests/factories/matching";
import { creditOf, creditTable, FULL_CREDIT } from "./credits";
import { scoredFactors, type Factor } from "./factors";

const factor = (compare: "near" | "same", levels: number): Factor => ({
  id: "q",
  category: "other",
  question: "How is it?",
  weight: 3,
  compare,
  levels,
  answers: { kind: "scale" },
});

const factors = questionnaires.map(scoredFactors);

describe("creditOf", () => {
  it("gives part of it by distance where answers are near", () => {
    expect([1, 2, 3, 4, 5].map((theirs) => creditOf(factor("near", 5), 2, theirs) / FULL_CREDIT)).toEqual([
      0.75, 1, 0.75, 0.5, 0.25,
    ]);
    expect(creditOf(factor("near", 5), 1, 5)).toBe(0);
  });

  it("gives all or nothing where only the same counts", () => {
    expect([1, 2, 3].map((theirs) => creditOf(factor("same", 3), 2, theirs))).toEqual([0, FULL_CREDIT, 0]);
  });

  it("gives nothing where one has not answered", () => {
    expect(creditOf(factor("same", 3), 0, 0)).toBe(0);
    expect(creditOf(factor("near", 3), 1, 0)).toBe(0);
    expect(creditOf(factor("near", 3), 0, 1)).toBe(0);
    expect(creditOf(factor("near", 3), 1, 4)).toBe(0);
  });

  it("is the same both ways, full for equal answers and never more for a greater distance", () => {
    fc.assert(
      fc.property(fc.constantFrom("near", "same"), fc.integer({ min: 2, max: 15 }), (compare, levels) => {
        const one = factor(compare, levels);
        for (let mine = 1; mine <= levels; mine++) {
          expect(creditOf(one, mine, mine)).toBe(FULL_CREDIT);
          for (let theirs = 1; theirs <= levels; theirs++) {
            expect(creditOf(one, mine, theirs)).toBe(creditOf(one, theirs, mine));
            if (theirs < mine)
              expect(creditOf(one, mine, theirs)).toBeGreaterThanOrEqual(creditOf(one, mine, theirs - 1));
          }
        }
      }),
    );
  });
});

describe("creditTable", () => {
  it("holds 16 credits a question, by the other's code", () => {
    const scale = factor("near", 5);
    expect([...creditTable([scale], Uint8Array.of(4))]).toEqual([0, 27, 54, 81, 108, 81, ...Array<number>(10).fill(0)]);
  });

  it("keeps to 7 bits; the greatest of a row is the full credit, and rows that are unanswered are empty", () => {
    fc.assert(
      fc.property(
        factors.chain((all) => fc.tuple(fc.constant(all), codesFor(all))),
        ([all, codes]) => {
          const table = creditTable(all, codes);
          expect(table).toHaveLength(all.length * 16);
          for (const [index, { weight }] of all.entries()) {
            const row = [...table.subarray(index * 16, index * 16 + 16)];
            const code = codes[index] ?? 0;
            expect(Math.max(...row)).toBe(code === 0 ? 0 : weight * FULL_CREDIT);
            expect(row[code]).toBe(Math.max(...row));
            expect(Math.max(...row)).toBeLessThan(128);
            expect(row[0]).toBe(0);
          }
        },
      ),
    );
  });

  it("refuses codes of other factors", () => {
    expect(() => creditTable([factor("near", 5)], new Uint8Array(2))).toThrow(RangeError);
  });
});
