import { calibrate } from "./calibration";
import type { MatchingQuestion } from "./factors";

/**
 * The score written out plainly, question by question from the answers themselves, without codes, tables or a layout.
 * It is the yardstick against which the fast way is tested and measured; nothing that serves members uses it.
 */
export function plainScore(
  questions: readonly MatchingQuestion[],
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): number {
  let credits = 0;
  let full = 0;
  for (const question of questions) {
    if (!question.scored) continue;
    const one = mine[question.id];
    const other = theirs[question.id];
    if (one === undefined || other === undefined) continue;
    const agreement = question.scored.compare === "same" ? Number(one === other) : nearness(question, one, other);
    credits += Math.round(36 * question.scored.weight * agreement);
    full += 36 * question.scored.weight;
  }
  return full === 0 ? 0 : Math.fround(calibrate(credits / full));
}

function nearness(question: MatchingQuestion, one: unknown, other: unknown): number {
  const { type, options = [], min = 0, max = 0 } = question;
  if (type === "select") {
    return (
      1 -
      Math.abs(options.findIndex((option) => option === one) - options.findIndex((option) => option === other)) /
        (options.length - 1)
    );
  }
  if (type === "scale") return 1 - Math.abs(Number(one) - Number(other)) / 4;
  if (type === "boolean") return Number(one === other);
  if (max - min <= 12) return 1 - Math.abs(Number(one) - Number(other)) / (max - min);
  const lift = min < 0 ? -min : 0;
  const bin = (value: unknown) =>
    // The place first, then its twelfth: half-way between two, the other order may round the other way.
    Math.round(
      12 *
        ((Math.sqrt(Number(value) + lift) - Math.sqrt(min + lift)) / (Math.sqrt(max + lift) - Math.sqrt(min + lift))),
    );
  return 1 - Math.abs(bin(one) - bin(other)) / 12;
}
