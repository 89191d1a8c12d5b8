import type { Context, Middleware } from "./context";
import { routeOf } from "./context";
import { log } from "./log";
import type { Site } from "./pages/layout";
import { SignOutPage } from "./pages/sign-out-page";
import { loginAddress, sendMessage, sendPage } from "./respond";
import { findAccountById } from "./accounts";
import { endSession } from "./sessions";
import { texts } from "./texts";

function redirectAfterSignOut(ctx: Context): void {
  const { provider, params } = ctx.oidc;
  // The provider has dropped the address already unless it is one that the app registered.
  const wanted = params?.post_logout_redirect_uri;
  const target = new URL(typeof wanted === "string" ? wanted : provider.urlFor("end_session_success"));
  if (typeof wanted === "string" && typeof params?.state === "string") target.searchParams.set("state", params.state);
  ctx.status = 303;
  ctx.redirect(target.href);
}

/** Answers a sign-out of a signed-in browser: at once when the request proves whose it is, else after asking. */
export function createSignOutSource(site: Site) {
  return async (ctx: Context, formHtml: string): Promise<void> => {
    const { provider, session, entities } = ctx.oidc;
    const { accountId } = session ?? {};
    if (session && accountId && entities.IdTokenHint?.payload.sub === accountId) {
      await endSession(provider, session);
      ctx.cookies.set(provider.cookieName("session"), null, { httpOnly: true, sameSite: "lax" });
      log.info({ event: "sign-out", asked: false });
      redirectAfterSignOut(ctx);
      return;
    }
    const account = accountId ? await findAccountById(accountId) : null;
    sendPage(ctx, 200, <SignOutPage site={site} email={account?.email} formHtml={formHtml} />);
  };
}

/** Without a session there is nothing to end: the browser goes on, where the library would need a script for that. */
export function createSignedOutRedirect(): Middleware {
  return async (ctx, next) => {
    await next();
    if (routeOf(ctx) === "end_session" && ctx.status === 200 && !ctx.oidc.session?.accountId) redirectAfterSignOut(ctx);
  };
}

/** The page after a sign-out that names no page to go to. */
export function createSignedOutSource(site: Site) {
  return (ctx: Context): void => {
    const { doneHeading, doneLead } = texts.signOut;
    const action = { label: texts.tryAgain, href: loginAddress(site) };
    sendMessage(ctx, site, ctx.status === 404 ? 200 : ctx.status, { title: doneHeading, lead: doneLead, action });
  };
}
