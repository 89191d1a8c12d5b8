import type { ErrorOut } from "oidc-provider";
import { errors } from "oidc-provider";
import type { Context } from "./context";
import { routeOf } from "./context";
import type { Site } from "./pages/layout";
import type { Message } from "./pages/message-page";
import { failureMessage, loginAddress, sendMessage } from "./respond";
import { createSignedOutSource } from "./sign-out";
import { texts } from "./texts";

/** What a page says whose sign-in has ended: to start again, or to go on when it ended well. */
export function endedMessage(site: Site, isSignedIn: boolean): Message {
  const href = loginAddress(site);
  if (!isSignedIn) return { ...texts.expired, action: { label: texts.tryAgain, href } };
  const { title, lead, next, action } = texts.alreadySignedIn;
  return { title, lead, next: next(site.brand), action: { label: action, href } };
}

/** Shows the protocol's errors that cannot be sent back to the app as pages that say what to do. */
export function createErrorRenderer(site: Site, signOutPath: string) {
  const showSignedOut = createSignedOutSource(site);
  return (ctx: Context, out: ErrorOut, error: Error): void => {
    const isSignedIn = Boolean(ctx.oidc.session?.accountId);
    const { status } = ctx;
    if (out.error === "server_error") return sendMessage(ctx, site, status, failureMessage(ctx));
    if (error instanceof errors.SessionNotFound) return sendMessage(ctx, site, status, endedMessage(site, isSignedIn));
    if (routeOf(ctx)?.startsWith("end_session")) {
      // A second press of the button finds the session gone, which is what the person wanted.
      if (!isSignedIn) return showSignedOut(ctx);
      const action = { label: texts.badSignOut.action, href: signOutPath };
      return sendMessage(ctx, site, status, { ...texts.badSignOut, action });
    }
    const { title, lead, next } = texts.badRequest;
    sendMessage(ctx, site, status, { title, lead: lead(site.brand), next: next(site.brand) });
  };
}
