import { matchingTexts } from "~/texts/matching";
import { creditOf, FULL_CREDIT } from "./credits";
import { UNANSWERED, type Category, type Factor } from "./factors";
import { calibrate } from "./calibration";
import { wholeScore } from "./score";

/** A whole score for each area, or null where too little is known. */
export type CategoryScores = readonly { category: Category; score: number | null }[];

/** With fewer common answers a figure would say little, and could tell a single answer of the other. */
const MIN_COMMON_ANSWERS = 5;

// Object.keys forgets the type of the keys; the texts name exactly the categories.
const CATEGORIES = Object.keys(matchingTexts.areas) as readonly Category[];

/**
 * The score of each area by the rule of the whole score and on its scale, over the questions that both answered. An
 * area holds fewer questions, so its score swings more widely than the whole.
 */
export function scoreByCategory(factors: readonly Factor[], mine: Uint8Array, theirs: Uint8Array): CategoryScores {
  return CATEGORIES.map((category) => {
    let common = 0;
    let credits = 0;
    let full = 0;
    for (const [index, factor] of factors.entries()) {
      const [one, other] = [mine[index] ?? UNANSWERED, theirs[index] ?? UNANSWERED];
      if (factor.category !== category || one === UNANSWERED || other === UNANSWERED) continue;
      common++;
      credits += Math.round(factor.weight * creditOf(factor, one, other));
      full += factor.weight * FULL_CREDIT;
    }
    return { category, score: common < MIN_COMMON_ANSWERS ? null : wholeScore(calibrate(credits / full)) };
  });
}
