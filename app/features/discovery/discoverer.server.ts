import { redirect } from "@remix-run/node";
import { toastCookie } from "~/platform/flash.server";
import { discoveryTexts } from "~/texts/discovery";
import { requireMember } from "../account/guards.server";
import type { Member } from "../account/member";
import { mustFinishFirst } from "../account/onboarding";

/**
 * Guard of the screens that show other members. @throws Response the way to the sign-in, or to the step that is still
 * open, with a toast that says why
 */
export async function requireDiscoverer(request: Request): Promise<Member> {
  const me = await requireMember(request);
  const next = mustFinishFirst(me);
  if (next === null) return me;
  throw redirect(next, { headers: { "Set-Cookie": await toastCookie(discoveryTexts.finishFirst) } });
}
