import { UNANSWERED, type Answers, type Factor } from "./factors";

/**
 * A member's answers as one code per factor, in the factors' order: 0 unanswered, else 1 to the factor's levels. What
 * does not answer the question (any more) counts as unanswered.
 */
export function encodeAnswers(factors: readonly Factor[], responses: Readonly<Record<string, unknown>>): Uint8Array {
  return Uint8Array.from(factors, (factor) => codeOf(factor, responses[factor.id]));
}

/** The code of one answer. */
export function codeOf({ answers, levels }: Factor, answer: unknown): number {
  switch (answers.kind) {
    case "options":
      // indexOf gives -1 for a stranger, which makes it unanswered.
      return typeof answer === "string" ? answers.options.indexOf(answer) + 1 : UNANSWERED;
    case "scale":
      return isWhole(answer) && answer >= 1 && answer <= levels ? answer : UNANSWERED;
    case "boolean":
      return answer === true ? 2 : answer === false ? 1 : UNANSWERED;
    case "number":
      return isWhole(answer) && answer >= answers.min && answer <= answers.max
        ? 1 + Math.round(placeOf(answers, levels, answer) * (levels - 1))
        : UNANSWERED;
  }
}

/**
 * Where a number stands in its range, from 0 to 1. Few values are counted evenly, each with a code of its own. In a
 * longer range what matters is the proportion: from 1 to 4 days is a greater step than from 21 to 24. The square root
 * evens out counts in this sense (Bartlett 1936), takes zero, and leaves a range far from zero, such as ages, nearly
 * even.
 */
function placeOf({ min, max }: Extract<Answers, { kind: "number" }>, levels: number, value: number): number {
  if (max - min < levels) return (value - min) / (max - min);
  const origin = Math.min(0, min);
  const root = (at: number) => Math.sqrt(at - origin);
  return (root(value) - root(min)) / (root(max) - root(min));
}

function isWhole(answer: unknown): answer is number {
  return Number.isInteger(answer);
}
