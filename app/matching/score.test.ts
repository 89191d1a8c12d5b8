import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersTo, codesFor, questionnaires } from "../../tests/factories/matching";
import { encodeAnswers } from "./codes";
import { creditOf, creditTable } from "./credits";
import { scoredFactors, type Factor } from "./factors";
import { plainScore } from "./plain-score";
import { packPopulation } from "./population";
import { scoreMany, scorePair, wholeScore } from "./score";

const factors = questionnaires.map(scoredFactors);
const pairs = factors.chain((all) => fc.tuple(fc.constant(all), codesFor(all), codesFor(all)));

const score = (all: readonly Factor[], mine: Uint8Array, theirs: Uint8Array) =>
  scorePair(creditTable(all, mine), theirs);

describe("the score of a pair", () => {
  it("is the same both ways", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs]) => {
        expect(score(all, mine, theirs)).toBe(score(all, theirs, mine));
      }),
    );
  });

  it("lies from 0 to 100", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs]) => {
        expect(score(all, mine, theirs)).toBeGreaterThanOrEqual(0);
        expect(score(all, mine, theirs)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("is 100 for identical answers, and for no others", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs]) => {
        const common = all.flatMap((factor, index) =>
          mine[index] && theirs[index] ? [[mine[index], theirs[index]]] : [],
        );
        const isSame = common.length > 0 && common.every(([one, other]) => one === other);
        expect(wholeScore(score(all, mine, theirs)) === 100).toBe(isSame);
        if (mine.some((code) => code > 0)) expect(score(all, mine, mine)).toBe(100);
      }),
    );
  });

  it("never falls when the agreement on one question rises", () => {
    fc.assert(
      fc.property(
        pairs.chain(([all, mine, theirs]) => {
          const index = fc.nat(all.length - 1);
          return fc.tuple(
            fc.constant(all),
            fc.constant(mine),
            fc.constant(theirs),
            index,
            fc.integer({ min: 1, max: 13 }),
          );
        }),
        ([all, mine, theirs, index, code]) => {
          const factor = all[index];
          const [one, before] = [mine[index] ?? 0, theirs[index] ?? 0];
          fc.pre(factor !== undefined && one > 0 && before > 0 && code <= factor.levels);
          fc.pre(creditOf(factor, one, code) >= creditOf(factor, one, before));
          expect(score(all, mine, theirs.with(index, code))).toBeGreaterThanOrEqual(score(all, mine, theirs));
        },
      ),
    );
  });

  it("leaves out what one of them has not answered, as if it had not been asked", () => {
    fc.assert(
      fc.property(pairs, ([all, mine, theirs]) => {
        const answered = (_: unknown, index: number) => mine[index] !== 0 && theirs[index] !== 0;
        expect(score(all.filter(answered), mine.filter(answered), theirs.filter(answered))).toBe(
          score(all, mine, theirs),
        );
      }),
    );
  });

  it("is 0 for people who have answered nothing in common", () => {
    const all = scoredFactors([
      { id: "a", category: "other", question: "A?", type: "boolean", scored: { weight: 1, compare: "same" } },
      { id: "b", category: "other", question: "B?", type: "boolean", scored: { weight: 1, compare: "same" } },
    ]);
    expect(score(all, Uint8Array.of(1, 0), Uint8Array.of(0, 1))).toBe(0);
    expect(score(all, Uint8Array.of(0, 0), Uint8Array.of(0, 0))).toBe(0);
  });

  it("does not depend on the order of the questions", () => {
    fc.assert(
      fc.property(
        questionnaires.chain((questions) =>
          fc.tuple(
            fc.constant(questions),
            fc.shuffledSubarray(questions, { minLength: questions.length }),
            answersTo(questions),
            answersTo(questions),
          ),
        ),
        ([questions, shuffled, mine, theirs]) => {
          const [one, other] = [scoredFactors(questions), scoredFactors(shuffled)];
          expect(score(other, encodeAnswers(other, mine), encodeAnswers(other, theirs))).toBe(
            score(one, encodeAnswers(one, mine), encodeAnswers(one, theirs)),
          );
        },
      ),
    );
  });

  it("equals the formula written plainly, also with answers missing", () => {
    fc.assert(
      fc.property(
        questionnaires.chain((questions) =>
          fc.tuple(fc.constant(questions), answersTo(questions), fc.array(answersTo(questions), { maxLength: 20 })),
        ),
        ([questions, mine, others]) => {
          const all = scoredFactors(questions);
          const table = creditTable(all, encodeAnswers(all, mine));
          for (const theirs of others) {
            expect(scorePair(table, encodeAnswers(all, theirs))).toBe(plainScore(questions, mine, theirs));
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("scoreMany", () => {
  const crowds = factors.chain((all) =>
    fc.tuple(
      fc.constant(all),
      codesFor(all),
      fc.array(codesFor(all), { maxLength: 40 }),
      fc.integer({ min: 1, max: 70 }),
    ),
  );

  it("gives each member the score of the pair, in any layout, also rounded down", () => {
    fc.assert(
      fc.property(crowds, ([all, mine, others, stride]) => {
        const table = creditTable(all, mine);
        const population = packPopulation(others, stride);
        const [exact, whole] = [new Float32Array(others.length), new Uint8Array(others.length)];
        scoreMany(table, population, exact);
        scoreMany(table, population, whole);
        expect([...exact]).toEqual(others.map((theirs) => scorePair(table, theirs)));
        expect([...whole]).toEqual([...exact].map(Math.floor));
      }),
    );
  });

  it("writes no further than the members", () => {
    fc.assert(
      fc.property(crowds, ([all, mine, others, stride]) => {
        const out = new Uint8Array(others.length + 3).fill(255);
        scoreMany(creditTable(all, mine), packPopulation(others, stride), out);
        expect([...out.subarray(others.length)]).toEqual([255, 255, 255]);
      }),
    );
  });

  it("refuses a table of other factors, and an output that is too short", () => {
    const population = packPopulation([Uint8Array.of(1, 2), Uint8Array.of(2, 1)]);
    expect(() => scoreMany(new Uint8Array(48), population, new Uint8Array(2))).toThrow(RangeError);
    expect(() => scoreMany(new Uint8Array(32), population, new Uint8Array(1))).toThrow(RangeError);
    expect(() => scorePair(new Uint8Array(32), Uint8Array.of(1))).toThrow(RangeError);
  });
});
