import { redirect } from "@remix-run/node";
import { upsertSignedInUser } from "~models/user";
import { clock } from "~/platform/clock";
import { createSignedCookie } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import { beginLogin, clearLoginCookies, completeLogin, LoginError, logoutAddress } from "~/platform/login.server";
import { safeReturnTo } from "~/platform/return-to";
import { endSession, startSession } from "~/platform/session.server";
import { announce } from "~/realtime/events.server";
import { keptFirstName } from "./first-name";
import { getMember } from "./guards.server";

const returnCookie = createSignedCookie("fidelio_return", 60 * 60);

/** Sends the browser to the sign-in page; a member who is signed in goes straight on. */
export async function startSignIn(request: Request): Promise<Response> {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
  if ((await getMember(request)) !== null) return redirect(returnTo);
  return orProblemPage(async () => {
    const response = await beginLogin(request.headers.get("Cookie"));
    response.headers.append("Set-Cookie", await returnCookie.serialize(returnTo));
    return response;
  });
}

/** Ends a sign-in: a new session, and on to where the person wanted to go. */
export async function finishSignIn(request: Request): Promise<Response> {
  const cookies = request.headers.get("Cookie");
  return orProblemPage(async () => {
    const { idToken, ...person } = await completeLogin(request);
    // A session of whoever was signed in here before ends; its secret is never used on.
    await endThisSession(request);
    const memberId = await upsertSignedInUser({ ...person, firstName: keptFirstName(person.firstName) }, clock.now());
    log.info({ member: memberId.toString() }, "signed in");
    const headers = new Headers();
    headers.append("Set-Cookie", await startSession(memberId, idToken));
    headers.append("Set-Cookie", await returnCookie.serialize("", { maxAge: 0 }));
    for (const cookie of clearLoginCookies(cookies)) headers.append("Set-Cookie", cookie);
    return redirect(safeReturnTo(await returnCookie.parse(cookies)), { headers });
  });
}

/** Ends the session here and at the login provider. */
export async function signOut(request: Request): Promise<Response> {
  const { ended, clearCookie } = await endThisSession(request);
  const headers = { "Set-Cookie": clearCookie };
  if (ended === null) return redirect("/", { headers });
  log.info({ member: ended.memberId.toString() }, "signed out");
  try {
    return redirect((await logoutAddress(ended.idToken)) ?? "/", { headers });
  } catch (error) {
    // The session here has ended either way; an unreachable provider must not keep the browser signed in.
    log.warn({ error }, "the login provider could not be told of a log-out");
    return redirect("/", { headers });
  }
}

/** Ends the session of this request, and with it the live connections that it opened. */
async function endThisSession(request: Request) {
  const end = await endSession(request);
  if (end.ended !== null) await announce({ kind: "session-ended", sessionId: end.ended.id });
  return end;
}

async function orProblemPage(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LoginError)) throw error;
    log.info({ problem: error.problem }, "a sign-in did not end in a session");
    return redirect(`/sign-in-problem?reason=${error.problem}`);
  }
}
