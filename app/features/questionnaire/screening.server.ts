import type { Responses } from "~models/questionnaire";
import { screen } from "~/screening/screening";
import { screeningTexts } from "~/texts/screening";
import { describeViolations } from "../safety/violations";
import { questionById } from "./questions";

/** Why answers were refused, as the API tells it. */
export interface RefusedAnswers {
  message: string;
  violations: string[];
  /** By question id. */
  fieldErrors: Record<string, string[]>;
}

/** Screens what is written among validated responses, before anything is stored. Null when it may be stored. */
export function refuseAnswers(responses: Responses): RefusedAnswers | null {
  const found = Object.entries(responses).flatMap(([id, answer]) => {
    if (typeof answer !== "string" || questionById.get(id)?.type !== "text") return [];
    const { allowed, violations } = screen(answer);
    return allowed ? [] : [{ id, violations: describeViolations(violations) }];
  });
  if (found.length === 0) return null;
  return {
    message: screeningTexts.inAnswers,
    violations: [...new Set(found.flatMap(({ violations }) => violations))],
    fieldErrors: Object.fromEntries(found.map(({ id, violations }) => [id, [screeningTexts.inField(violations)]])),
  };
}
