import { matchingTexts as texts } from "~/texts/matching";
import { matchingTopics } from "~/texts/matching-topics";
import { scoreByCategory, type CategoryScores } from "./categories";
import { creditOf, FULL_CREDIT } from "./credits";
import { UNANSWERED, type Category, type Factor } from "./factors";
import { agreementSentence } from "./sentences";

export interface Explanation {
  byCategory: CategoryScores;
  /** Strongest first. Those without a question speak of a whole area. */
  agreements: readonly Remark[];
  difference: Remark | null;
}

export interface Remark {
  category: Category;
  questionId?: string;
  sentence: string;
}

const AGREEMENTS_TOLD = 5;
/** So that one area does not fill the list. */
const AGREEMENTS_OF_A_CATEGORY = 2;
const CLOSE_SCORE = 80;
const APART_SCORE = 60;
/** At this credit or less, two answers differ. */
const DIFFERENT = FULL_CREDIT / 2;

/**
 * Why two people fit as they do, for the member whose codes are `mine`.
 *
 * What it may let the viewer know of the other's answers:
 *
 * 1. Of a question without a topic, the sensitive ones, nothing is said: neither agreement nor difference. The choice
 *    of all sentences on questions is made without looking at these answers, so that silence tells nothing either.
 *    They count only in the scores.
 * 2. Agreement is told only when both gave the same answer, in the viewer's own words: nothing beyond agreeing.
 * 3. A difference is told by its topic alone, without an answer or a direction, and only where at least two answers
 *    of the other would count as different from the viewer's. So none is told on a yes-or-no question.
 * 4. Sentences on a whole area follow from its score, which is shown anyway and rests on five answers or more.
 */
export function explain(
  factors: readonly Factor[],
  mine: Uint8Array,
  theirs: Uint8Array,
  topics: Readonly<Record<string, string>> = matchingTopics,
): Explanation {
  const byCategory = scoreByCategory(factors, mine, theirs);
  const told = factors.flatMap((factor, index): Told[] => {
    const topic = topics[factor.id];
    const [one, other] = [mine[index] ?? UNANSWERED, theirs[index] ?? UNANSWERED];
    return topic === undefined || one === UNANSWERED || other === UNANSWERED ? [] : [{ factor, topic, one, other }];
  });
  return {
    byCategory,
    agreements: [...agreementsOn(told), ...closeAreas(factors, byCategory, topics)],
    difference: differenceOn(told) ?? furthestArea(byCategory),
  };
}

interface Told {
  factor: Factor;
  topic: string;
  one: number;
  other: number;
}

function agreementsOn(told: readonly Told[]): Remark[] {
  const counts = new Map<Category, number>();
  const closeness = closenessByCategory(told);
  const equal = told.filter(({ one, other }) => one === other);
  return strongestFirst(equal, agreementStrength, (category) => closeness.get(category) ?? 0)
    .filter(({ factor: { category } }) => {
      const count = (counts.get(category) ?? 0) + 1;
      counts.set(category, count);
      return count <= AGREEMENTS_OF_A_CATEGORY;
    })
    .slice(0, AGREEMENTS_TOLD)
    .map(({ factor, topic, one }) => ({
      category: factor.category,
      questionId: factor.id,
      sentence: agreementSentence(factor, one, topic),
    }));
}

/**
 * How much an equal answer says: more with the question's weight, more the less it could be chance (as Cohen's kappa
 * corrects for it), and up to twice as much for a firm stand at the end of a scale as for the middle.
 */
function agreementStrength({ factor: { weight, levels, compare }, one }: Told): number {
  const firmness = compare === "near" ? Math.abs((2 * (one - 1)) / (levels - 1) - 1) : 1;
  return weight * (1 - 1 / levels) * (1 + firmness);
}

function differenceOn(told: readonly Told[]): Remark | null {
  const closeness = closenessByCategory(told);
  const different = told.filter(({ factor, one, other }) => differ(factor, one, other) && leavesOpen(factor, one));
  const [first] = strongestFirst(different, differenceStrength, (category) => -(closeness.get(category) ?? 0));
  if (!first) return null;
  const { category, id } = first.factor;
  return { category, questionId: id, sentence: texts.difference.topic(first.topic) };
}

/** What the difference costs beyond what it costs two people who answer at random. */
function differenceStrength({ factor, one, other }: Told): number {
  const { weight, levels, compare } = factor;
  const byChance = compare === "near" ? (2 * levels - 1) / (3 * levels) : 1 / levels;
  return weight * (byChance - creditOf(factor, one, other) / FULL_CREDIT);
}

/** The mean credit in each area over the questions that may be named: the others must not sway the choice. */
function closenessByCategory(told: readonly Told[]): ReadonlyMap<Category, number> {
  const sums = new Map<Category, { credits: number; full: number }>();
  for (const { factor, one, other } of told) {
    const { credits, full } = sums.get(factor.category) ?? { credits: 0, full: 0 };
    sums.set(factor.category, {
      credits: credits + factor.weight * creditOf(factor, one, other),
      full: full + factor.weight * FULL_CREDIT,
    });
  }
  return new Map([...sums].map(([category, { credits, full }]) => [category, credits / full]));
}

function differ(factor: Factor, one: number, other: number): boolean {
  return creditOf(factor, one, other) <= DIFFERENT;
}

/** Whether to know that they differ leaves two answers or more that the other may have given. */
function leavesOpen(factor: Factor, mine: number): boolean {
  let others = 0;
  for (let code = 1; code <= factor.levels; code++) others += Number(differ(factor, mine, code));
  return others >= 2;
}

function strongestFirst(
  told: readonly Told[],
  strength: (one: Told) => number,
  preference: (category: Category) => number,
): Told[] {
  // The sort is stable, so what is alike in both stays in the order of ids.
  return [...told].sort(
    (one, other) =>
      strength(other) - strength(one) || preference(other.factor.category) - preference(one.factor.category),
  );
}

/** Areas of which no question may be named, when they are close. */
function closeAreas(
  factors: readonly Factor[],
  byCategory: CategoryScores,
  topics: Readonly<Record<string, string>>,
): Remark[] {
  const named = new Set(factors.filter(({ id }) => topics[id] !== undefined).map(({ category }) => category));
  return byCategory
    .filter(({ category, score }) => score !== null && score >= CLOSE_SCORE && !named.has(category))
    .map(({ category }) => ({ category, sentence: texts.agreement.area(texts.areas[category]) }));
}

function furthestArea(byCategory: CategoryScores): Remark | null {
  const [furthest] = byCategory
    .filter((each): each is { category: Category; score: number } => each.score !== null && each.score < APART_SCORE)
    .sort((one, other) => one.score - other.score);
  if (!furthest) return null;
  return { category: furthest.category, sentence: texts.difference.area(texts.areas[furthest.category]) };
}
