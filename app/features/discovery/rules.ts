import { GENDER_LABELS, RELATIONSHIP_GOAL_LABELS } from "../profile/options";
import { COMPATIBILITY_THRESHOLD, type Tier } from "../membership/plans";

type Gender = keyof typeof GENDER_LABELS;
type Goal = keyof typeof RELATIONSHIP_GOAL_LABELS;

/** What of a profile decides whom somebody may meet. All but age and goal may be absent, which restricts nothing. */
export interface Wishes {
  age?: number | null;
  relationshipGoal?: Goal | null;
  gender?: Gender | null;
  interestedIn?: readonly Gender[] | null;
  preferredAgeMin?: number | null;
  preferredAgeMax?: number | null;
  preferredGoals?: readonly Goal[] | null;
}

// Object.keys forgets the type of the keys; the tables hold exactly these.
const GENDERS = Object.keys(GENDER_LABELS) as readonly Gender[];
const GOALS = Object.keys(RELATIONSHIP_GOAL_LABELS) as readonly Goal[];

/** Every bit of a byte: unknown to others, or open to all. */
const ANY = 0xff;

/** The bytes of one member's facets, in this order. Sets are bits; what is absent is `ANY`, and so meets everything. */
export const FACET_BYTES = 7;
const [GENDER, INTERESTED_IN, GOAL, PREFERRED_GOALS, AGE, AGE_MIN, AGE_MAX] = [0, 1, 2, 3, 4, 5, 6] as const;

/** A member's wishes as bytes, for comparing one member with very many. */
export function packFacets(wishes: Wishes): Uint8Array {
  const { age, relationshipGoal, gender, interestedIn, preferredAgeMin, preferredAgeMax, preferredGoals } = wishes;
  const facets = new Uint8Array(FACET_BYTES);
  facets[GENDER] = bitsOf(GENDERS, gender == null ? null : [gender]);
  facets[INTERESTED_IN] = bitsOf(GENDERS, interestedIn);
  facets[GOAL] = bitsOf(GOALS, relationshipGoal == null ? null : [relationshipGoal]);
  facets[PREFERRED_GOALS] = bitsOf(GOALS, preferredGoals);
  facets[AGE] = age ?? 0;
  facets[AGE_MIN] = preferredAgeMin ?? 0;
  facets[AGE_MAX] = preferredAgeMax ?? ANY;
  return facets;
}

/** A list that names nothing is no preference. */
function bitsOf<Value>(all: readonly Value[], some: readonly Value[] | null | undefined): number {
  if (some == null || some.length === 0) return ANY;
  return some.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);
}

/**
 * Whether two members' wishes allow them to meet: each is what the other looks for. The facets of the second stand at
 * `at` in a row of many.
 */
export function isMutualFit(mine: Uint8Array, many: Uint8Array, at = 0): boolean {
  return accepts(mine, 0, many, at) && accepts(many, at, mine, 0);
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- All indices are inside: a member's facets are FACET_BYTES
   long, and this runs once for each member of the population. */
function accepts(who: Uint8Array, at: number, whom: Uint8Array, there: number): boolean {
  const age = whom[there + AGE]!;
  return (
    (who[at + INTERESTED_IN]! & whom[there + GENDER]!) !== 0 &&
    (who[at + PREFERRED_GOALS]! & whom[there + GOAL]!) !== 0 &&
    (age === 0 || (age >= who[at + AGE_MIN]! && age <= who[at + AGE_MAX]!))
  );
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */

/** The lowest score that anybody is shown. */
export const LOWEST_SCORE = COMPATIBILITY_THRESHOLD.silver;

/** From which score on a member sees others: the tier's own threshold unless another one was asked for. */
export function thresholdFor(tier: Tier | null, asked: number | null): number {
  return Math.max(LOWEST_SCORE, asked ?? COMPATIBILITY_THRESHOLD[tier ?? "silver"]);
}

/** The thresholds that a tier may choose between, its own one first; one alone means that there is nothing to choose. */
export function thresholdChoices(tier: Tier | null): readonly number[] {
  const own = COMPATIBILITY_THRESHOLD[tier ?? "silver"];
  return [90, 80, 70, LOWEST_SCORE].filter((score) => score <= own);
}
