/** The most violations that a banner names. */
export const MAX_SHOWN_VIOLATIONS = 3;

/** What a banner lists of violations: the first ones, each said once, and how many there are beside them. */
export function listViolations(violations: readonly string[]): { shown: string[]; more: number } {
  const distinct = [...new Set(violations)];
  const shown = distinct.slice(0, MAX_SHOWN_VIOLATIONS);
  return { shown, more: distinct.length - shown.length };
}
