import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersTo, questionnaires } from "../../tests/factories/matching";
import { codeOf, encodeAnswers } from "./codes";
import { scoredFactors, type Factor, type MatchingQuestion } from "./factors";

const scored = { weight: 2, compare: "near" } as const;
const about = { category: "other", question: "How is it?" } as const;
const select: MatchingQuestion = {
  ...about,
  id: "c",
  type: "select",
  options: ["Often", "Now and then", "Never"],
  scored,
};
const scale: MatchingQuestion = { ...about, id: "b", type: "scale", scored };
const yesNo: MatchingQuestion = { ...about, id: "a", type: "boolean", scored: { weight: 1, compare: "same" } };
const free: MatchingQuestion = { ...about, id: "d", type: "text" };
const number = (min: number, max: number): MatchingQuestion => ({
  ...about,
  id: "n",
  type: "number",
  min,
  max,
  scored,
});

function factorOf(question: MatchingQuestion): Factor {
  const [factor] = scoredFactors([question]);
  if (!factor) throw new Error("The question is not scored");
  return factor;
}

describe("scoredFactors", () => {
  it("takes what is scored, by id", () => {
    expect(scoredFactors([select, free, yesNo, scale]).map(({ id, levels }) => [id, levels])).toEqual([
      ["a", 2],
      ["b", 5],
      ["c", 3],
    ]);
  });

  it.each([
    ["an id that repeats", [scale, scale]],
    ["a text that is scored", [{ ...free, scored }]],
    ["a number without a range", [{ ...number(0, 5), max: undefined }]],
    ["an empty range", [number(5, 5)]],
    ["more options than codes", [{ ...select, options: Array.from({ length: 16 }, (_, at) => String(at)) }]],
    [
      "weights whose sum would not fit",
      Array.from({ length: 301 }, (_, at) => ({
        ...scale,
        id: `${at}`,
        scored: { weight: 3, compare: "near" } as const,
      })),
    ],
  ])("refuses %s", (_, questions) => {
    expect(() => scoredFactors(questions)).toThrow(RangeError);
  });
});

describe("encodeAnswers", () => {
  it("gives each answer its code, in the order of ids", () => {
    const factors = scoredFactors([select, scale, yesNo, free]);
    expect([...encodeAnswers(factors, { a: true, b: 4, c: "Often", d: "words" })]).toEqual([2, 4, 1]);
    expect([...encodeAnswers(factors, { a: false, b: 5, c: "Never" })]).toEqual([1, 5, 3]);
  });

  it("takes for unanswered what is absent, foreign or of another type", () => {
    const factors = scoredFactors([select, scale, yesNo]);
    expect([...encodeAnswers(factors, {})]).toEqual([0, 0, 0]);
    expect([...encodeAnswers(factors, { a: "true", b: 6, c: "Always" })]).toEqual([0, 0, 0]);
    expect([...encodeAnswers(factors, { a: null, b: 2.5, c: 1 })]).toEqual([0, 0, 0]);
    expect([...encodeAnswers(scoredFactors([{ ...scale, id: "constructor" }]), {})]).toEqual([0]);
  });

  it("depends neither on the order of the questions nor on that of the answers", () => {
    fc.assert(
      fc.property(
        questionnaires.chain((questions) =>
          fc.tuple(
            fc.constant(questions),
            fc.shuffledSubarray(questions, { minLength: questions.length }),
            answersTo(questions),
          ),
        ),
        ([questions, shuffled, answers]) => {
          const backwards = Object.fromEntries(Object.entries(answers).reverse());
          expect(encodeAnswers(scoredFactors(shuffled), backwards)).toEqual(
            encodeAnswers(scoredFactors(questions), answers),
          );
        },
      ),
    );
  });

  it("gives every answer a code from 1 to the factor's levels, below 16", () => {
    fc.assert(
      fc.property(
        questionnaires.chain((questions) =>
          fc.tuple(fc.constant(scoredFactors(questions)), answersTo(questions, { complete: true })),
        ),
        ([factors, answers]) => {
          for (const [index, code] of encodeAnswers(factors, answers).entries()) {
            expect(code).toBeGreaterThanOrEqual(1);
            expect(code).toBeLessThanOrEqual(factors[index]?.levels ?? 0);
            expect(code).toBeLessThan(16);
          }
        },
      ),
    );
  });
});

describe("numbers", () => {
  it("keep a code each while they are few", () => {
    const children = factorOf(number(0, 8));
    expect([0, 1, 2, 7, 8].map((value) => codeOf(children, value))).toEqual([1, 2, 3, 8, 9]);
  });

  it("are told apart by proportion when they are many", () => {
    const dollars = factorOf(number(0, 2000));
    expect([0, 50, 100, 200, 500, 1000, 2000].map((value) => codeOf(dollars, value))).toEqual([1, 3, 4, 5, 7, 9, 13]);
  });

  it("are told apart nearly evenly far from zero", () => {
    const ages = factorOf(number(30, 90));
    expect([30, 45, 60, 75, 90].map((value) => codeOf(ages, value))).toEqual([1, 5, 8, 11, 13]);
  });

  it("use the whole row of codes, and never fall as the number grows", () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 100 }), fc.integer({ min: 1, max: 2000 }), (min, width) => {
        const factor = factorOf(number(min, min + width));
        expect(codeOf(factor, min)).toBe(1);
        expect(codeOf(factor, min + width)).toBe(factor.levels);
        for (let value = min; value < min + width; value++) {
          expect(codeOf(factor, value)).toBeLessThanOrEqual(codeOf(factor, value + 1));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("outside the range are no answer", () => {
    const months = factorOf(number(0, 24));
    expect([-1, 25, 3.5, Number.NaN, "3"].map((value) => codeOf(months, value))).toEqual([0, 0, 0, 0, 0]);
  });
});
