import { nextStep, type NextStep, type OnboardingState } from "./onboarding";

/** The member screens that exist. A step whose screen is not here is shown without a link. */
const SCREENS: ReadonlySet<string> = new Set([
  "/profile-setup",
  "/waiver",
  "/questionnaire",
  "/discover",
  "/messages",
  "/matches",
  "/dashboard",
]);

/** The path if its screen exists, else null. */
export const screenPath = (path: string): string | null => (SCREENS.has(path) ? path : null);

/**
 * What the member does next, if there is a screen for it. A step without a screen holds nobody up: discovery is open to
 * who has come that far.
 */
export function nextAvailableStep(state: OnboardingState): NextStep | null {
  const next = nextStep(state);
  if (next === null || screenPath(next.path) !== null) return next;
  const discover = screenPath("/discover");
  return discover === null ? null : { key: "discover", path: discover };
}
