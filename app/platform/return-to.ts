const ELSEWHERE = "https://elsewhere.invalid";

/**
 * A path on this site to go back to, or the fallback. Whatever a browser would resolve to another site
 * (`//host`, `/\host`, a scheme, control characters that browsers drop) falls back.
 */
export function safeReturnTo(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > 1_000) return fallback;
  if (!URL.canParse(value, ELSEWHERE)) return fallback;
  const url = new URL(value, ELSEWHERE);
  if (url.origin !== ELSEWHERE || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
