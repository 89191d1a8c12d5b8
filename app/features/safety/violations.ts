import type { Violation } from "~/screening/screening";
import { screeningTexts as texts } from "~/texts/screening";

/** What was found, in words for its author; the same thing found twice is told once. */
export function describeViolations(violations: readonly Violation[]): string[] {
  return [...new Set(violations.map(({ kind, excerpt }) => texts.found(texts.kinds[kind], excerpt)))];
}
