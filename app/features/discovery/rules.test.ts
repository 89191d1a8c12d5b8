import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACET_BYTES, isMutualFit, packFacets, thresholdChoices, thresholdFor, type Wishes } from "./rules";

const gender = fc.constantFrom("woman" as const, "man" as const, "nonbinary" as const);
const goal = fc.constantFrom("marriage" as const, "long_term" as const, "casual" as const, "friendship" as const);
const age = fc.integer({ min: 18, max: 100 });
const wishes: fc.Arbitrary<Wishes> = fc.record({
  age,
  relationshipGoal: goal,
  gender: fc.option(gender),
  interestedIn: fc.option(fc.uniqueArray(gender)),
  preferredAgeMin: fc.option(age),
  preferredAgeMax: fc.option(age),
  preferredGoals: fc.option(fc.uniqueArray(goal)),
});
const fit = (one: Wishes, other: Wishes) => isMutualFit(packFacets(one), packFacets(other));

/** The rule as a sentence would say it. */
function wants(one: Wishes, other: Wishes): boolean {
  const isFree = (list: readonly unknown[] | null | undefined) => list == null || list.length === 0;
  return (
    (isFree(one.interestedIn) || other.gender == null || (one.interestedIn?.includes(other.gender) ?? false)) &&
    (isFree(one.preferredGoals) ||
      other.relationshipGoal == null ||
      (one.preferredGoals?.includes(other.relationshipGoal) ?? false)) &&
    (other.age ?? 0) >= (one.preferredAgeMin ?? 0) &&
    (other.age ?? 0) <= (one.preferredAgeMax ?? 200)
  );
}

describe("mutual fit", () => {
  it("is what both wish for, as bytes as in words", () => {
    fc.assert(
      fc.property(wishes, wishes, (one, other) => {
        expect(fit(one, other)).toBe(wants(one, other) && wants(other, one));
      }),
    );
  });

  it("is the same from both sides", () => {
    fc.assert(fc.property(wishes, wishes, (one, other) => fit(one, other) === fit(other, one)));
  });

  it("restricts nothing where nothing is said", () => {
    fc.assert(
      fc.property(age, age, goal, goal, (one, other, first, second) => {
        expect(fit({ age: one, relationshipGoal: first }, { age: other, relationshipGoal: second })).toBe(true);
      }),
    );
  });

  it("takes wishes that name nothing for none", () => {
    expect(fit({ age: 30, interestedIn: [], preferredGoals: [] }, { age: 30, gender: "man" })).toBe(true);
  });

  it("counts both ends of the ages in", () => {
    const mine = { age: 40, preferredAgeMin: 30, preferredAgeMax: 35 };
    expect([29, 30, 35, 36].map((each) => fit(mine, { age: each }))).toEqual([false, true, true, false]);
  });

  it("finds the other one anywhere in a row of many", () => {
    fc.assert(
      fc.property(wishes, fc.array(wishes, { minLength: 1, maxLength: 8 }), (one, many) => {
        const row = new Uint8Array(many.length * FACET_BYTES);
        for (const [place, each] of many.entries()) row.set(packFacets(each), place * FACET_BYTES);
        const fits = many.map((_, place) => isMutualFit(packFacets(one), row, place * FACET_BYTES));
        expect(fits).toEqual(many.map((each) => fit(one, each)));
      }),
    );
  });
});

describe("the threshold", () => {
  it("is the tier's own; no tier is silver", () => {
    expect(([null, "silver", "gold", "platinum"] as const).map((tier) => thresholdFor(tier, null))).toEqual([
      60, 60, 80, 90,
    ]);
  });

  it("can be asked lower, but never below 60", () => {
    expect(thresholdFor("platinum", 60)).toBe(60);
    expect(thresholdFor("gold", 10)).toBe(60);
  });

  it("offers a choice to gold and platinum, their own first", () => {
    expect(thresholdChoices(null)).toEqual([60]);
    expect(thresholdChoices("gold")).toEqual([80, 70, 60]);
    expect(thresholdChoices("platinum")).toEqual([90, 80, 70, 60]);
  });
});
