import { countAgainstLimit, type LimitName } from "~/platform/limits.server";
import { apiError } from "~/platform/http-error.server";
import { errorTexts } from "~/texts/errors";
import type { Member } from "./member";

/** Counts one act of a member. @throws Response 429 with Retry-After when it was one too many */
export async function requireWithinLimit(name: LimitName, me: Member): Promise<void> {
  const retryAfter = await countAgainstLimit(name, me.id.toString());
  if (retryAfter === null) return;
  throw apiError(429, errorTexts.tooManyRequests(retryAfter), { "Retry-After": String(retryAfter) });
}
