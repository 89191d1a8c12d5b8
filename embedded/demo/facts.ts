import { drawNormal, drawWeighted, type Random } from "./random";
import type { Fact, Trait, Traits } from "./trait-model";

/** The fields of a profile that answers mirror, as the profile stores them. */
export interface ProfileFacts {
  religion: "christian" | "jewish" | "muslim" | "hindu" | "buddhist" | "atheist" | "agnostic" | "other";
  relationshipGoal: "marriage" | "long_term" | "casual" | "friendship";
  hasChildren: boolean;
  wantsChildren: boolean;
  income: (typeof INCOMES)[number];
}

const INCOMES = [
  "Under $25,000",
  "$25,000 - $50,000",
  "$50,000 - $75,000",
  "$75,000 - $100,000",
  "$100,000 - $150,000",
  "Over $150,000",
] as const;

const BELIEFS = [
  { religion: "christian", share: 0.45 },
  { religion: "muslim", share: 0.15 },
  { religion: "hindu", share: 0.12 },
  { religion: "jewish", share: 0.1 },
  { religion: "buddhist", share: 0.1 },
  { religion: "other", share: 0.08 },
] as const;

/** A profile's facts that go with these traits, for a member of this age. */
export function drawFacts(traits: Traits, age: number, random: Random): ProfileFacts {
  const near = (value: number, spread: number) => value + spread * drawNormal(random);
  const belief = near(traits.faith, 0.35);
  const religion =
    belief < -0.8
      ? "atheist"
      : belief < -0.2
        ? "agnostic"
        : drawWeighted(BELIEFS, ({ share }) => share, random).religion;

  const commitment = near(traits.commitment, 0.4);
  const relationshipGoal =
    commitment > 0.5 ? "marriage" : commitment > -0.6 ? "long_term" : commitment > -1.1 ? "casual" : "friendship";

  const family = near(traits.family, 0.5);
  const hasChildren = family + (age - 40) / 12 > 0.4;
  const wantsChildren = age < 50 && near(traits.family, 0.5) - Math.max(0, age - 35) / 10 > -0.3;

  const earning = near(traits.ambition * 0.8 + Math.min(age - 35, 10) / 20, 0.6);
  const income = INCOMES[Math.min(5, Math.max(0, Math.floor(2.6 + earning * 1.5)))] ?? INCOMES[2];
  return { religion, relationshipGoal, hasChildren, wantsChildren, income };
}

/** The given facts, and drawn ones where none is given. */
export function completeFacts(given: Partial<ProfileFacts>, drawn: ProfileFacts): ProfileFacts {
  return {
    religion: given.religion ?? drawn.religion,
    relationshipGoal: given.relationshipGoal ?? drawn.relationshipGoal,
    hasChildren: given.hasChildren ?? drawn.hasChildren,
    wantsChildren: given.wantsChildren ?? drawn.wantsChildren,
    income: given.income ?? drawn.income,
  };
}

/** Moves traits that would contradict the facts, so that the other answers fit them too. */
export function bringIntoLine(traits: Traits, facts: ProfileFacts): Traits {
  const between = (trait: Trait, low: number, high: number) => Math.min(high, Math.max(low, traits[trait]));
  const faith = {
    atheist: between("faith", -3, -0.9),
    agnostic: between("faith", -1, 0),
    other: between("faith", -0.5, 3),
  };
  const commitment = {
    marriage: between("commitment", 0.4, 3),
    long_term: between("commitment", -0.5, 1),
    casual: between("commitment", -2, -0.5),
    friendship: between("commitment", -3, -0.8),
  };
  return {
    ...traits,
    faith:
      facts.religion === "atheist" || facts.religion === "agnostic" || facts.religion === "other"
        ? faith[facts.religion]
        : between("faith", -0.2, 3),
    commitment: commitment[facts.relationshipGoal],
    family: facts.wantsChildren
      ? between("family", 0, 3)
      : facts.hasChildren
        ? between("family", -0.6, 3)
        : between("family", -3, 0.3),
  };
}

/** The facts by name, as text, which is how the trait map names their values. */
export function factValues(facts: ProfileFacts): Record<Fact, string> {
  return {
    religion: facts.religion,
    relationshipGoal: facts.relationshipGoal,
    hasChildren: String(facts.hasChildren),
    wantsChildren: String(facts.wantsChildren),
    anyChildren: String(facts.hasChildren || facts.wantsChildren),
    income: facts.income,
  };
}
