import type { Types } from "mongoose";
import { Questionnaire } from "~models/questionnaire";
import { encodeAnswers } from "../../matching/codes";
import { creditTable } from "../../matching/credits";
import { scoredFactors } from "../../matching/factors";
import { scorePair, wholeScore } from "../../matching/score";
import { questions } from "../questionnaire/questions";

export const factors = scoredFactors(questions);

/** A member's answers as codes, or null while the questionnaire is not completed. */
export async function codesOf(memberId: Types.ObjectId): Promise<Uint8Array | null> {
  const stored = await Questionnaire.findOne({ _id: memberId, completedAt: { $exists: true } })
    .select("responses")
    .lean();
  return stored === null ? null : encodeAnswers(factors, stored.responses ?? {});
}

/** The compatibility of two members, 0–100, as it is shown; 0 while one of them has not completed the questionnaire. */
export async function compatibilityOf(one: Types.ObjectId, other: Types.ObjectId): Promise<number> {
  const [mine, theirs] = await Promise.all([codesOf(one), codesOf(other)]);
  if (mine === null || theirs === null) return 0;
  return wholeScore(scorePair(creditTable(factors, mine), theirs));
}
