/** Who calls. All but visitor and newcomer have finished onboarding. */
export const AUDIENCES = ["visitor", "newcomer", "member", "foreign", "unmatched", "blocked"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whom and what a call is about. */
export interface Target {
  memberId: string;
  matchId: string;
}

export interface AccessRow {
  /** The file in app/routes, without its ending. */
  route: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: (target: Target) => string;
  /** Sent as JSON under /api, as a form elsewhere. */
  body?: Record<string, unknown>;
  /**
   * The status that each audience gets. `member` calls about an own live match and its partner; `foreign` about the
   * match of two others; `unmatched` and `blocked` about the match that they were in, and its other member.
   */
  answers: Record<Audience, number>;
}

const everybody = (status: number): AccessRow["answers"] => ({
  visitor: status,
  newcomer: status,
  member: status,
  foreign: status,
  unmatched: status,
  blocked: status,
});
/** Any signed-in member about own things; visitors are sent away. */
const signedIn = (status: number, visitor: number) => ({ ...everybody(status), visitor });
/** Only those in a live match. */
const inMatch = (status: number, visitor: number) => ({ ...everybody(404), visitor, member: status });

const page = (
  route: string,
  path: AccessRow["path"],
  answers: AccessRow["answers"],
  method: "GET" | "POST" = "GET",
  body?: Record<string, unknown>,
): AccessRow => ({ route, method, path, answers, ...(body ? { body } : {}) });
const call = (
  method: AccessRow["method"],
  route: string,
  path: AccessRow["path"],
  answers: AccessRow["answers"],
  body?: Record<string, unknown>,
): AccessRow => ({ route, method, path, answers, ...(body ? { body } : {}) });

const at = (path: string) => () => path;

/** Every route of the product with what it answers to whom. */
export const rows: readonly AccessRow[] = [
  // For everybody.
  page("_index", at("/"), everybody(200)),
  page("_visitor.help", at("/help"), everybody(200)),
  page("_visitor.learn-more", at("/learn-more"), everybody(200)),
  page("_visitor.privacy", at("/privacy"), everybody(200)),
  page("_visitor.safety", at("/safety"), everybody(200)),
  page("_visitor.terms", at("/terms"), everybody(200)),
  page("sign-in-problem", at("/sign-in-problem"), everybody(200)),
  page("$", at("/nothing-here"), everybody(404)),
  call("GET", "api.$", at("/api/nothing-here"), everybody(404)),
  call("GET", "healthz", at("/healthz"), everybody(200)),
  call("GET", "readyz", at("/readyz"), everybody(200)),
  call("GET", "api.login", at("/api/login"), everybody(302)),
];
