import { randomBytes } from "node:crypto";
import type { ReactElement } from "react";
import type { Context } from "./context";
import { renderPage } from "./pages/layout";
import type { Site } from "./pages/layout";
import type { Message } from "./pages/message-page";
import { MessagePage } from "./pages/message-page";
import { texts } from "./texts";

/** Answers with a page. */
export function sendPage(ctx: Context, status: number, page: ReactElement): void {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = renderPage(page);
}

/** Answers with a page that says what happened; a caller that asked for JSON gets its title as JSON. */
export function sendMessage(ctx: Context, site: Site, status: number, message: Message): void {
  if (ctx.accepts("html", "json") === "json") {
    ctx.status = status;
    ctx.body = { message: message.title };
  } else {
    sendPage(ctx, status, <MessagePage site={site} message={message} />);
  }
}

/** The address at the app that starts a new sign-in. */
export function loginAddress(site: Site): string {
  return `${site.appOrigin}/api/login`;
}

/** The reference that this request's failure has on the page and in the log. */
export function failureId(ctx: Context): string {
  const known: unknown = ctx.state.failureId;
  if (typeof known === "string") return known;
  const made = randomBytes(4).toString("hex");
  ctx.state.failureId = made;
  return made;
}

export function failureMessage(ctx: Context): Message {
  const { title, lead, next, reference } = texts.failure;
  return { title, lead, next, reference: reference(failureId(ctx)) };
}
