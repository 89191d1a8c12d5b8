/** The member screens that exist. A step whose screen is not here is shown without a link. */
const SCREENS: ReadonlySet<string> = new Set([
  "/profile-setup",
  "/waiver",
  "/questionnaire",
  "/discover",
  "/dashboard",
]);

/** The path if its screen exists, else null. */
export const screenPath = (path: string): string | null => (SCREENS.has(path) ? path : null);
