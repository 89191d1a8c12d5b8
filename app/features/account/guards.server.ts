import { redirect } from "@remix-run/node";
import { toastCookie } from "~/platform/flash.server";
import { apiError } from "~/platform/http-error.server";
import { oncePerRequest } from "~/platform/request-context.server";
import { readSession } from "~/platform/session.server";
import { errorTexts } from "~/texts/errors";
import type { Member } from "./member";
import { LOGIN_REDIRECT_DELAY_MS } from "./login-delay";
import { findMember } from "./read.server";

/** The signed-in member, or null for a visitor. */
export function getMember(request: Request): Promise<Member | null> {
  return oncePerRequest("member", async () => {
    const session = await readSession(request);
    return session === null ? null : findMember(session.memberId);
  });
}

/** Guard of every member screen. @throws Response the way to the sign-in, by way of a toast on `/` */
export async function requireMember(request: Request): Promise<Member> {
  const member = await getMember(request);
  if (member !== null) return member;
  const { pathname, search } = new URL(request.url);
  const asked = request.method === "GET" ? `${pathname.replace(/\.data$/, "")}${search}` : "/";
  const toast = {
    title: errorTexts.unauthorizedTitle,
    description: errorTexts.unauthorizedBody,
    variant: "destructive",
    redirectTo: asked === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(asked)}`,
    afterMs: LOGIN_REDIRECT_DELAY_MS,
  } as const;
  throw redirect("/", { headers: { "Set-Cookie": await toastCookie(toast) } });
}

/** Guard of every member call under /api. @throws Response 401 */
export async function requireApiMember(request: Request): Promise<Member> {
  const member = await getMember(request);
  if (member === null) throw apiError(401, errorTexts.unauthorizedTitle);
  return member;
}
