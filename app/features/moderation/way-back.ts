import { safeReturnTo } from "~/platform/return-to";
import { screenPath } from "../account/screens";

/** The screens that lead to blocking and reporting. */
const ORIGINS = ["/discover", "/matches", "/messages"];
const FALLBACK = "/matches";

/** Where `?from=` leads back to: one of the screens that led here, or the matches. */
export function wayBack(from: unknown): string {
  const path = safeReturnTo(from, FALLBACK);
  const origin = originOf(path);
  return ORIGINS.includes(origin) && screenPath(origin) !== null ? path : FALLBACK;
}

/** Where to go on once the member is gone from sight: the list, not a page that was about the member. */
export const wayOn = (from: unknown): string => originOf(wayBack(from));

const originOf = (path: string): string => /^\/[^/?#]*/.exec(path)?.[0] ?? FALLBACK;
