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
/** What a visitor gets: a screen leads to the sign-in, a call says so. */
const SENT_TO_SIGN_IN = 302;
const UNAUTHORIZED = 401;
/** For every signed-in member, about own things. */
const screen = (status: number) => ({ ...everybody(status), visitor: SENT_TO_SIGN_IN });
const own = (status: number) => ({ ...everybody(status), visitor: UNAUTHORIZED });
/** For those alone who are in the match; to all others it does not exist. */
const matchScreen = (status: number) => ({ ...screen(404), member: status });
const matchCall = (status: number) => ({ ...own(404), member: status });
/** About another member: those whom unmatching or blocking has parted find nobody. */
const parted = { unmatched: 404, blocked: 404 };

const row = (
  method: AccessRow["method"],
  route: string,
  path: string | AccessRow["path"],
  answers: AccessRow["answers"],
  body?: Record<string, unknown>,
): AccessRow => ({
  route,
  method,
  path: typeof path === "string" ? () => path : path,
  answers,
  ...(body ? { body } : {}),
});

/** Every route of the product, with what it answers to whom. */
export const rows: readonly AccessRow[] = [
  // For everybody.
  row("GET", "_index", "/", everybody(200)),
  row("GET", "_visitor.help", "/help", everybody(200)),
  row("GET", "_visitor.learn-more", "/learn-more", everybody(200)),
  row("GET", "_visitor.privacy", "/privacy", everybody(200)),
  row("GET", "_visitor.safety", "/safety", everybody(200)),
  row("GET", "_visitor.terms", "/terms", everybody(200)),
  row("GET", "sign-in-problem", "/sign-in-problem?reason=cancelled", everybody(200)),
  row("GET", "$", "/nothing-here", everybody(404)),
  row("GET", "api.$", "/api/nothing-here", everybody(404)),
  row("GET", "healthz", "/healthz", everybody(200)),
  row("GET", "readyz", "/readyz", everybody(200)),
  row("GET", "api.login", "/api/login", everybody(302)),
  row("GET", "api.auth.callback", "/api/auth/callback", everybody(302)),

  // Screens about oneself.
  row("GET", "_member", "/dashboard", screen(200)),
  row("GET", "_member.dashboard", "/dashboard", screen(200)),
  row("GET", "_member.profile-setup", "/profile-setup", screen(200)),
  row("POST", "_member.profile-setup", "/profile-setup?step=1", screen(400), { intent: "next", bio: "short" }),
  row("POST", "_member.profile-setup_.photos", "/profile-setup/photos", own(409), {}),
  row("GET", "_member.waiver", "/waiver", { ...screen(200), newcomer: 302 }),
  row("POST", "_member.waiver", "/waiver", { ...screen(400), newcomer: 302 }, {}),
  row("GET", "_member.waiver_.meeting-safety", "/waiver/meeting-safety", { ...screen(200), newcomer: 302 }),
  row("GET", "_member.questionnaire", "/questionnaire", { ...screen(200), newcomer: 302 }),
  row("POST", "_member.questionnaire", "/questionnaire?q=1", screen(400), { intent: "next" }),
  row("POST", "_member.questionnaire_.draft", "/questionnaire/draft", { ...own(409), newcomer: 200 }, {}),
  row("GET", "_member.matches", "/matches", screen(200)),
  row("GET", "_member.discover", "/discover", { ...screen(200), newcomer: 302 }),
  row("POST", "_member.discover", "/discover", { ...screen(400), newcomer: 302 }, {}),
  row("GET", "_member.discover_.more", "/discover/more", { ...own(200), newcomer: 403 }),

  // Screens about a match or another member.
  row("GET", "_member.messages", ({ matchId }) => `/messages?matchId=${matchId}`, matchScreen(200)),
  // Whoever is not in the match is led to the page, which says that there is no such conversation.
  row("POST", "_member.messages", ({ matchId }) => `/messages?matchId=${matchId}`, screen(302), {
    message: "Good evening.",
  }),
  row("GET", "_member.discover_.liked.$id", ({ memberId }) => `/discover/liked/${memberId}`, {
    ...matchScreen(200),
    newcomer: 302,
  }),
  row("GET", "_member.discover_.reminder.$id", ({ memberId }) => `/discover/reminder/${memberId}`, {
    ...screen(200),
    ...parted,
    newcomer: 302,
  }),
  row(
    "POST",
    "_member.discover_.reminder.$id",
    ({ memberId }) => `/discover/reminder/${memberId}`,
    { ...screen(400), newcomer: 302 },
    {},
  ),
  row("POST", "_member.discover_.undo.$id", ({ memberId }) => `/discover/undo/${memberId}`, own(200), {}),
  row("GET", "_member.matches_.$matchId", ({ matchId }) => `/matches/${matchId}`, matchScreen(200)),
  row("GET", "_member.matches_.$matchId_.unmatch", ({ matchId }) => `/matches/${matchId}/unmatch`, matchScreen(200)),
  row(
    "POST",
    "_member.matches_.$matchId_.unmatch",
    ({ matchId }) => `/matches/${matchId}/unmatch`,
    // Whoever was in the match finds it ended, which is what was asked for.
    { ...matchScreen(302), unmatched: 302, blocked: 302 },
    {},
  ),
  row("GET", "_member.members.$id.block", ({ memberId }) => `/members/${memberId}/block`, screen(200)),
  row("POST", "_member.members.$id.block", ({ memberId }) => `/members/${memberId}/block`, screen(302), {}),
  row("GET", "_member.members.$id.report", ({ memberId }) => `/members/${memberId}/report`, screen(200)),
  row("POST", "_member.members.$id.report", ({ memberId }) => `/members/${memberId}/report`, screen(400), {}),
  row(
    "GET",
    "_member.members.$id.report_.received",
    ({ memberId }) => `/members/${memberId}/report/received`,
    // The report of the row before stands; newcomers and all others have sent none.
    screen(404),
  ),

  // Calls about oneself.
  row("GET", "api.auth.user", "/api/auth/user", own(200)),
  row("GET", "api.dashboard", "/api/dashboard", own(200)),
  row("GET", "api.profile", "/api/profile", own(200)),
  row("POST", "api.profile", "/api/profile", own(400), {}),
  row("POST", "api.upload.photo", "/api/upload/photo", own(415), {}),
  row("POST", "api.user.marketing-consent", "/api/user/marketing-consent", own(400), {}),
  row("POST", "api.waiver", "/api/waiver", own(400), {}),
  row("GET", "api.questionnaire._index", "/api/questionnaire", own(200)),
  row("POST", "api.questionnaire._index", "/api/questionnaire", own(400), {}),
  row("GET", "api.questionnaire.questions", "/api/questionnaire/questions", own(200)),
  row("PUT", "api.questionnaire.draft", "/api/questionnaire/draft", own(400), {}),
  row("GET", "api.discover._index", "/api/discover", { ...own(200), newcomer: 403 }),
  row("POST", "api.discover.restart", "/api/discover/restart", own(200), {}),
  row("GET", "api.matches._index", "/api/matches", own(200)),
  row("GET", "api.chats._index", "/api/chats", own(200)),

  // Calls about a match or another member.
  row(
    "POST",
    "api.matches.$id.like",
    ({ memberId }) => `/api/matches/${memberId}/like`,
    { ...own(200), ...parted, newcomer: 403 },
    {},
  ),
  row(
    "POST",
    "api.matches.$id.pass",
    ({ memberId }) => `/api/matches/${memberId}/pass`,
    { ...own(200), ...parted, member: 409 },
    {},
  ),
  row("DELETE", "api.matches.$id.unmatch", ({ matchId }) => `/api/matches/${matchId}/unmatch`, matchCall(200)),
  row("GET", "api.chats.$matchId.messages", ({ matchId }) => `/api/chats/${matchId}/messages`, matchCall(200)),
  row("POST", "api.chats.$matchId.message", ({ matchId }) => `/api/chats/${matchId}/message`, matchCall(200), {
    message: "Good evening.",
  }),
  row("POST", "api.chats.$matchId.read", ({ matchId }) => `/api/chats/${matchId}/read`, matchCall(200), { seq: 0 }),
  row("POST", "api.members.$id.block", ({ memberId }) => `/api/members/${memberId}/block`, own(200), {}),
  row("POST", "api.members.$id.report", ({ memberId }) => `/api/members/${memberId}/report`, own(200), {
    reason: "spam",
  }),

  row("GET", "api.logout", "/api/logout", everybody(302)),
  row("POST", "api.logout", "/api/logout", everybody(302), {}),
];
