import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { topK } from "./top-k";

const fewScores = fc.uint8Array({ min: 0, max: 4, maxLength: 60, size: "max" });
const manyScores = fc.float32Array({ min: 0, max: 100, noNaN: true, maxLength: 60, size: "max" });

describe("topK", () => {
  it("gives the best first, and of equal ones the first", () => {
    expect([...topK(Uint8Array.of(70, 90, 80, 90, 60), 3)]).toEqual([1, 3, 2]);
  });

  it("gives no more than there are", () => {
    expect([...topK(Uint8Array.of(70, 90), 10)]).toEqual([1, 0]);
    expect([...topK(new Uint8Array(0), 10)]).toEqual([]);
    expect([...topK(Uint8Array.of(70, 90), 0)]).toEqual([]);
  });

  it("keeps to a threshold, to the eligible and to the count", () => {
    const scores = Uint8Array.of(70, 90, 80, 85, 95);
    expect([...topK(scores, 5, { atLeast: 80 })]).toEqual([4, 1, 3, 2]);
    expect([...topK(scores, 5, { eligible: Uint8Array.of(1, 0, 1, 0, 1) })]).toEqual([4, 2, 0]);
    expect([...topK(scores, 2, { count: 4 })]).toEqual([1, 3]);
  });

  it("equals sorting all", () => {
    fc.assert(
      fc.property(
        fc.oneof(fewScores, manyScores),
        fc.nat(20),
        fc.constantFrom(0, 2, 50),
        fc.infiniteStream(fc.constantFrom(0, 1)),
        (scores, k, atLeast, choice) => {
          const eligible = Uint8Array.from(scores, () => choice.next().value ?? 0);
          const sorted = [...scores.entries()]
            .filter(([member, score]) => score >= atLeast && eligible[member] === 1)
            .sort(([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other)
            .map(([member]) => member);
          expect([...topK(scores, k, { atLeast, eligible })]).toEqual(sorted.slice(0, k));
        },
      ),
    );
  });
});
