const MAX_SHOWN = 3;

/** The violations that a warning names, and how many more there are. */
export function listViolations(violations: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: violations.slice(0, MAX_SHOWN), more: Math.max(0, violations.length - MAX_SHOWN) };
}
