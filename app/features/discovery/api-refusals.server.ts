import { apiError } from "~/platform/http-error.server";
import { discoveryTexts } from "~/texts/discovery";
import type { Unfinished } from "../account/onboarding";

/**
 * The refusal of a call that belongs to discovery while onboarding is not finished. The waiver follows the profile and
 * is reached from there, so that callers know two ways alone.
 */
export function finishFirst(next: Unfinished): Response {
  const way = next === "/questionnaire" ? next : "/profile-setup";
  return apiError(403, { message: discoveryTexts.finishFirst.description, next: way });
}

/** The one answer for an id that nobody has and for somebody whom the member may not know of. */
export const noSuchMember = (): Response => apiError(404, discoveryTexts.noSuchMember);
