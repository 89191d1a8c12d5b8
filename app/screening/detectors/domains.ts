import { FILE_ENDINGS, MENTIONED_SITES, PLAIN_ENDINGS, PROFILE_HOSTS, SPOKEN_ENDINGS } from "../data/domains";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { registrable, type Host } from "./hosts";

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(",").map((item) => item.trim()));
export const plainEndings = setOf(PLAIN_ENDINGS);
const spokenEndings = setOf(SPOKEN_ENDINGS);
const fileEndings = setOf(FILE_ENDINGS);
const mentionedSites = setOf(MENTIONED_SITES);
export const profileHosts = setOf(PROFILE_HOSTS);
/** Endings that nothing but a domain has. */
const commercial: ReadonlySet<string> = new Set(["com", "net", "org"]);
/** Endings that follow the words "point", "punto" or "punkt" in ordinary sentences of their languages. */
const endingsThatAreWords: ReadonlySet<string> = new Set([
  "de",
  "me",
  "it",
  "at",
  "be",
  "us",
  "es",
  "ca",
  "co",
  "io",
  "uk",
  "to",
  "in",
]);
const SITE_REACH = 4;

/** Why a host is an address that leads off the platform, or null when it is an ordinary piece of text. */
export function reasonFor(reading: Reading, host: Host): string | null {
  const ending = host.labels.at(-1) ?? "";
  const label = host.labels.at(-2) ?? "";
  const domain = registrable(host.name);
  if (hasScheme(reading, host) || host.labels[0] === "www") return "an address with its scheme";
  const path = hasPath(reading, host);
  if (profileHosts.has(host.name) || profileHosts.has(domain)) {
    return path || host.labels.every((part) => part.length > 1) || host.dots.every((dot) => dot !== "sentence")
      ? "a site of profiles"
      : null;
  }
  if (path && host.dots.includes("plain") && label.length > 1) return "an address with a path";
  if (mentionedSites.has(host.name)) return null;
  if (mentionedSites.has(domain)) return isShared(host) ? null : "somebody's place on a site";
  if (/^\d+$/.test(label) || label.length < 2) return null;
  const common = isOrdinary(label) && host.labels.length === 2;
  const last = host.dots.at(-1);
  const cue = reading.has("site", host.from - SITE_REACH, host.from) || reading.has("mail", host.from - 2, host.from);
  switch (last) {
    case "bracketed":
      return common && !commercial.has(ending) ? null : "a domain with a dot in brackets";
    case "word":
      return isSpokenDomain(reading, host, ending, common) ? "a domain with its dot in words" : null;
    case "comma":
      return commercial.has(ending) && !common ? "a domain with a comma for its dot" : null;
    case "sentence":
      return commercial.has(ending) && !common && endsClause(reading, host.to) ? "a domain with a gap" : null;
    case "spaced":
      if (common) return null;
      return commercial.has(ending) || ((plainEndings.has(ending) || cue) && endsClause(reading, host.to))
        ? "a domain with gaps"
        : null;
    case "plain":
      return isPlainDomain(reading, host, ending, label, common, cue) ? "a domain" : null;
    case undefined:
      return null;
  }
}

/** "en.wikipedia.org" belongs to all, "annak.etsy.com" to one. */
function isShared(host: Host): boolean {
  return /^(?:www|m|en|de|fr|es|it|mail|maps|news|shop|help|support|blog|docs|play|music|open)$/.test(
    host.labels[0] ?? "",
  );
}

function isSpokenDomain(reading: Reading, host: Host, ending: string, common: boolean): boolean {
  if (!spokenEndings.has(ending)) return false;
  if (common) return false;
  if (!endingsThatAreWords.has(ending)) return true;
  if (host.lastDot === "dot" || host.lastDot === "d0t") return endsClause(reading, host.to) || hasPath(reading, host);
  return (
    (host.lastDot === "punkt" || ending === "es" || ending === "co" || ending === "io") && endsClause(reading, host.to)
  );
}

function isPlainDomain(
  reading: Reading,
  host: Host,
  ending: string,
  label: string,
  common: boolean,
  cue: boolean,
): boolean {
  if (fileEndings.has(ending)) return cue && endsClause(reading, host.to);
  if (commercial.has(ending)) return true;
  if (common) return cue && plainEndings.has(ending);
  if (plainEndings.has(ending) && !hasRole(ending, "common") && !hasRole(ending, "predicates")) return true;
  const unlikeWords = label.includes("-") || (/\d/.test(label) && /[a-z]{2}/.test(label)) || host.labels.length > 2;
  const alone = host.from === 0 && host.to >= reading.tokens.length - 1;
  const opens = host.from === 0 && label.length >= 9 && !/(?:mente|ment|lich|ful|ing|ly)$/.test(label);
  return unlikeWords || cue || alone || opens || (label.length >= 4 && endsClause(reading, host.to));
}

/** A word that people use of other things than of a site. */
export function isOrdinary(label: string): boolean {
  return hasRole(label, "common") || hasRole(label, "predicates");
}

/** What stands before a host when it is written with its scheme. */
export const SCHEME_BEFORE =
  /(?:h[tx*]{2}ps?|ftp|sms|tg|viber|whatsapp) ?(?::|colon|\[:\]) ?(?:\/|\\|slash) ?(?:\/|\\|slash)? ?$/;

function hasScheme(reading: Reading, host: Host): boolean {
  const start = reading.tokens[host.from]?.start ?? 0;
  return SCHEME_BEFORE.test(reading.text.slice(Math.max(0, start - 24), start));
}

function hasPath(reading: Reading, host: Host): boolean {
  const token = reading.tokens[host.to];
  const next = reading.tokens[host.to + 1];
  if (token === undefined || next === undefined) return false;
  if (token.text === "/" || token.text === "\\") return next.kind !== "sign" || next.text === "@";
  return token.kind === "word" && reading.is(host.to, "slash");
}
