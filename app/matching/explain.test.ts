import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesFor, questionnaires } from "../../tests/factories/matching";
import { encodeAnswers } from "./codes";
import { explain } from "./explain";
import { scoredFactors, type Category, type Factor, type MatchingQuestion } from "./factors";

const near = { weight: 2, compare: "near" } as const;
const same = { weight: 2, compare: "same" } as const;
const guests: MatchingQuestion = {
  id: "a",
  category: "other",
  question: "How often would you like to have guests?",
  type: "select",
  options: ["Every day", "Every week", "Every month", "Every year", "Never"],
  scored: near,
};
const tidy: MatchingQuestion = {
  id: "b",
  category: "other",
  question: "I need a tidy home.",
  type: "scale",
  scored: near,
};
const animal: MatchingQuestion = {
  id: "c",
  category: "family",
  question: "Would you like an animal?",
  type: "boolean",
  scored: same,
};
const evenings: MatchingQuestion = {
  id: "d",
  category: "relationship",
  question: "How many evenings?",
  type: "number",
  min: 0,
  max: 40,
  scored: near,
};
const belief: MatchingQuestion = {
  id: "e",
  category: "religion",
  question: "I believe.",
  type: "scale",
  scored: { weight: 3, compare: "near" },
};
const topics = { a: "guests at home", b: "a tidy home", c: "an animal in the home", d: "evenings together" };
const factors = scoredFactors([guests, tidy, animal, evenings, belief]);

type Answers = Record<string, string | number | boolean>;
const explained = (mine: Answers, theirs: Answers) =>
  explain(factors, encodeAnswers(factors, mine), encodeAnswers(factors, theirs), topics);
const agreementOn = (answers: Answers) => explained(answers, answers).agreements.map(({ sentence }) => sentence);

describe("agreements", () => {
  it("are told in words that fit the question", () => {
    expect(agreementOn({ a: "Every month" })).toEqual(["You agree on guests at home: “Every month”."]);
    expect(agreementOn({ b: 5 })).toEqual(["You both strongly agree: “I need a tidy home.”"]);
    expect(agreementOn({ b: 4 })).toEqual(["You both agree: “I need a tidy home.”"]);
    expect(agreementOn({ b: 3 })).toEqual(["You both stand in the middle on a tidy home."]);
    expect(agreementOn({ b: 2 })).toEqual(["Neither of you would quite say: “I need a tidy home.”"]);
    expect(agreementOn({ b: 1 })).toEqual(["Neither of you would ever say: “I need a tidy home.”"]);
    expect(agreementOn({ c: true })).toEqual(["You both say yes: “Would you like an animal?”"]);
    expect(agreementOn({ c: false })).toEqual(["You both say no: “Would you like an animal?”"]);
  });

  it("name no number, since a code stands for several", () => {
    expect(explained({ d: 38 }, { d: 39 }).agreements).toEqual([
      { category: "relationship", questionId: "d", sentence: "You have much the same in mind for evenings together." },
    ]);
  });

  it("are told of equal answers only", () => {
    expect(explained({ a: "Every week", b: 4 }, { a: "Every month", b: 5 }).agreements).toEqual([]);
  });

  it("come strongest first: what is firm before what is halfway", () => {
    const answers = { a: "Every month", b: 1, c: true };
    expect(explained(answers, answers).agreements.map(({ questionId }) => questionId)).toEqual(["b", "c", "a"]);
  });

  it("are five at most, two of one area", () => {
    const categories: Category[] = ["relationship", "financial", "family", "other"];
    const many = scoredFactors(
      categories.flatMap((category) => [1, 2, 3].map((at) => ({ ...tidy, id: `${category}-${at}`, category }))),
    );
    const codes = new Uint8Array(many.length).fill(5);
    const { agreements } = explain(many, codes, codes, Object.fromEntries(many.map(({ id }) => [id, "a tidy home"])));
    expect(agreements).toHaveLength(5);
    for (const category of categories) {
      expect(agreements.filter((one) => one.category === category).length).toBeLessThanOrEqual(2);
    }
  });

  it("speak of an area as a whole where no question may be named", () => {
    const faith = scoredFactors([1, 2, 3, 4, 5].map((at) => ({ ...belief, id: `e-${at}` })));
    const codes = new Uint8Array(5).fill(5);
    expect(explain(faith, codes, codes, topics).agreements).toEqual([
      { category: "religion", sentence: "You are close to each other on faith and convictions." },
    ]);
    expect(
      explain(
        faith,
        codes,
        codes.map(() => 1),
        topics,
      ).agreements,
    ).toEqual([]);
  });
});

describe("the difference", () => {
  it("is the one that costs most, told by its topic alone", () => {
    const { difference } = explained({ a: "Never", b: 5, c: true }, { a: "Every month", b: 1, c: false });
    expect(difference).toEqual({
      category: "other",
      questionId: "b",
      sentence: "You differ on a tidy home. It is worth an unhurried talk, early on.",
    });
  });

  it("is none where answers are near, nor on yes or no, where it would tell the answer", () => {
    expect(explained({ a: "Every week", b: 4, c: true }, { a: "Every month", b: 5, c: false }).difference).toBeNull();
  });

  it("speaks of the furthest area when no question can be told", () => {
    const faith = scoredFactors([1, 2, 3, 4, 5].map((at) => ({ ...belief, id: `e-${at}` })));
    const codes = new Uint8Array(5).fill(5);
    expect(
      explain(
        faith,
        codes,
        codes.map(() => 1),
        topics,
      ).difference,
    ).toEqual({
      category: "religion",
      sentence: "You are furthest apart on faith and convictions. It is worth an unhurried talk, early on.",
    });
  });
});

describe("the areas", () => {
  it("have a score each from five common answers on, by the rule of the whole", () => {
    const all = scoredFactors([1, 2, 3, 4, 5].map((at) => ({ ...tidy, id: `b-${at}` })));
    const codes = new Uint8Array(5).fill(4);
    const scoreOfOther = (theirs: Uint8Array) =>
      explain(all, codes, theirs, {}).byCategory.find(({ category }) => category === "other")?.score;
    expect(scoreOfOther(codes)).toBe(100);
    expect(scoreOfOther(codes.map(() => 1))).toBeLessThan(20);
    expect(scoreOfOther(codes.with(0, 0))).toBeNull();
    expect(explain(all, codes, codes, {}).byCategory.map(({ category }) => category)).toEqual([
      "relationship",
      "religion",
      "financial",
      "family",
      "other",
    ]);
  });
});

describe("what the other answered", () => {
  /** Every second question may be named. */
  const topicsOf = (all: readonly Factor[]) =>
    Object.fromEntries(all.filter((_, index) => index % 2 === 0).map(({ id }) => [id, `topic ${id}`]));
  const pairs = questionnaires
    .map(scoredFactors)
    .chain((all) => fc.tuple(fc.constant(all), codesFor(all), codesFor(all), codesFor(all, { complete: true })));

  it("on a question without a topic changes no sentence about any question", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs, others]) => {
        const named = topicsOf(all);
        const changed = theirs.map((code, index) => (index % 2 === 0 ? code : (others[index] ?? 0)));
        const onQuestions = (codes: Uint8Array) => {
          const { agreements, difference } = explain(all, mine, codes, named);
          return [...agreements, ...(difference ? [difference] : [])].filter(({ questionId }) => questionId);
        };
        expect(onQuestions(changed)).toEqual(onQuestions(theirs));
      }),
    );
  });

  it("is told only where it equals the viewer's own", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs]) => {
        for (const { questionId } of explain(all, mine, theirs, topicsOf(all)).agreements) {
          const index = all.findIndex(({ id }) => id === questionId);
          if (index >= 0) expect(theirs[index]).toBe(mine[index]);
        }
      }),
    );
  });

  it("can be at least two things wherever a difference is told, and the sentence is the same for each", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs]) => {
        const { difference } = explain(all, mine, theirs, topicsOf(all));
        const index = all.findIndex(({ id }) => id === difference?.questionId);
        const factor = all[index];
        if (!factor) return;
        // With nothing else known of the other, each of these answers leads to the very same sentence.
        const nothing = new Uint8Array(all.length);
        const leading = Array.from({ length: factor.levels }, (_, at) => nothing.with(index, at + 1)).filter(
          (codes) => explain(all, mine, codes, topicsOf(all)).difference?.sentence === difference?.sentence,
        );
        expect(leading.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
