/** Why a sign-in did not end in a session; the screen that tells of it has a text for each. */
export const LOGIN_PROBLEMS = ["cancelled", "state", "expired", "unavailable"] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];
