import type { matchingTexts } from "~/texts/matching";

/** The areas of life by which a score is broken down. */
export type Category = keyof typeof matchingTexts.areas;

/** What matching needs to know of a question; the assessment's questions fit it as they are. */
export interface MatchingQuestion {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly type: "select" | "scale" | "boolean" | "number" | "text";
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly scored?: { readonly weight: 1 | 2 | 3; readonly compare: "near" | "same" };
}

/** The code of a question that was not answered. */
export const UNANSWERED = 0;
/** Codes run from 0 to 15, so that the credits of one question fill exactly one 16-byte register. */
export const CODES = 16;

/** The points of a scale question, 1 to 5. */
const SCALE_POINTS = 5;
/** Ranges with more values than this are binned. 13 bins are 12 steps, which divide the full credit without a rest. */
const NUMBER_BINS = 13;
/** Sums of weighted credits then stay below 2^15, which a kernel may keep in signed 16-bit lanes. */
const MAX_TOTAL_WEIGHT = 900;

/** A scored question, made ready: its answers become the codes 1 to `levels`. */
export interface Factor {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly weight: 1 | 2 | 3;
  readonly compare: "near" | "same";
  readonly levels: number;
  readonly answers: Answers;
}

export type Answers =
  | { readonly kind: "options"; readonly options: readonly string[] }
  | { readonly kind: "scale" }
  | { readonly kind: "boolean" }
  | { readonly kind: "number"; readonly min: number; readonly max: number };

/**
 * The scored questions in the order of their ids. Codes, tables and populations belong to one list of factors; the
 * order in which the questions are listed or asked changes nothing.
 */
export function scoredFactors(questions: readonly MatchingQuestion[]): readonly Factor[] {
  const factors = questions.flatMap((question) => (question.scored ? [toFactor(question, question.scored)] : []));
  // By code unit, not by locale: every machine must find the same order.
  factors.sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  if (factors.some(({ id }, index) => id === factors[index - 1]?.id)) throw new RangeError("Question ids repeat");
  const total = factors.reduce((sum, { weight }) => sum + weight, 0);
  if (total > MAX_TOTAL_WEIGHT) throw new RangeError(`The weights add up to ${total}, beyond ${MAX_TOTAL_WEIGHT}`);
  return factors;
}

function toFactor(question: MatchingQuestion, scored: NonNullable<MatchingQuestion["scored"]>): Factor {
  const answers = answersOf(question);
  const levels = countLevels(answers);
  if (levels < 2 || levels >= CODES) throw new RangeError(`Question ${question.id} has ${levels} levels`);
  const { id, category, question: text } = question;
  return { id, category, question: text, weight: scored.weight, compare: scored.compare, levels, answers };
}

function answersOf({ id, type, options, min, max }: MatchingQuestion): Answers {
  switch (type) {
    case "select":
      return { kind: "options", options: options ?? [] };
    case "scale":
      return { kind: "scale" };
    case "boolean":
      return { kind: "boolean" };
    case "number":
      if (min === undefined || max === undefined || !(min < max)) throw new RangeError(`Question ${id} lacks a range`);
      return { kind: "number", min, max };
    case "text":
      throw new RangeError(`Question ${id} is written freely and cannot be scored`);
  }
}

function countLevels(answers: Answers): number {
  switch (answers.kind) {
    case "options":
      return answers.options.length;
    case "scale":
      return SCALE_POINTS;
    case "boolean":
      return 2;
    case "number":
      return Math.min(answers.max - answers.min + 1, NUMBER_BINS);
  }
}
