import { CODES, UNANSWERED, type Factor } from "./factors";

/**
 * The credit for full agreement on a question of weight 1. 2, 3, 4, 6, 9 and 12 steps divide it without a rest, and
 * three times as much still fits into 7 bits, as SIMD instructions for signed bytes want it.
 */
export const FULL_CREDIT = 36;

/**
 * The credit, before weighting, for two answers to one question: from 0 to FULL_CREDIT.
 *
 * - `same`: all for equal answers, else nothing.
 * - `near`: what is left of it after the distance along the ordered answers: 1 - |a - b| / (levels - 1).
 * - nothing when either is unanswered; the score then leaves the question out altogether.
 *
 * It is the same both ways by its form, full for equal answers, and never grows with the distance.
 */
export function creditOf({ compare, levels }: Factor, one: number, other: number): number {
  if (!isAnswer(one, levels) || !isAnswer(other, levels)) return 0;
  if (compare === "same") return one === other ? FULL_CREDIT : 0;
  return FULL_CREDIT * (1 - Math.abs(one - other) / (levels - 1));
}

/**
 * A viewer's codes, made into weighted credits: `table[question * 16 + code]` is what somebody with this code earns on
 * this question, from 0 to 108. Two facts of it let a kernel work with the table alone:
 *
 * - the greatest entry of a question's 16 is its full weighted credit, since the viewer's own code earns all;
 * - a question that the viewer has not answered has 16 zeros.
 */
export function creditTable(factors: readonly Factor[], codes: Uint8Array): Uint8Array {
  if (codes.length !== factors.length) throw new RangeError("The codes belong to other factors");
  const table = new Uint8Array(factors.length * CODES);
  for (const [question, factor] of factors.entries()) {
    const mine = codes[question] ?? UNANSWERED;
    for (let theirs = 1; theirs <= factor.levels; theirs++) {
      table[question * CODES + theirs] = Math.round(factor.weight * creditOf(factor, mine, theirs));
    }
  }
  return table;
}

function isAnswer(code: number, levels: number): boolean {
  return code !== UNANSWERED && code <= levels;
}
