import { MAIL_DOMAINS, MAIL_HOSTS, MENTIONED_SITES, PROFILE_HOSTS } from "../data/domains";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { commercial, isOrdinary, plainEndings, setOf } from "./endings";
import { registrable, type Host } from "./hosts";
import { isPlainDomain, isUnlikeWords, SHORTEST_AT_PLACE, SHORTEST_OPENING, SITE_REACH } from "./plain-domains";
import { isSpokenDomain, spokenEndings, withLetters } from "./spoken-domains";

const mentionedSites = setOf(MENTIONED_SITES);
export const profileHosts = setOf(PROFILE_HOSTS);
const mailHosts = setOf(MAIL_HOSTS);
const mailDomains = setOf(MAIL_DOMAINS);

/** Why a host is an address that leads off the platform, or null when it is an ordinary piece of text. */
export function reasonFor(reading: Reading, host: Host): string | null {
  const ending = host.labels.at(-1) ?? "";
  const label = host.labels.at(-2) ?? "";
  const domain = registrable(host.name);
  if (hasScheme(reading, host) || host.labels[0] === "www") return "an address with its scheme";
  const path = hasPath(reading, host);
  if (path && profileHosts.has(withLetters(host))) return "a site of profiles";
  if (profileHosts.has(host.name) || profileHosts.has(domain)) {
    return path || host.labels.every((part) => part.length > 1) || host.dots.every((dot) => dot !== "sentence")
      ? "a site of profiles"
      : null;
  }
  if (path && host.dots.includes("plain") && label.length > 1 && !/^\d+$/.test(label)) return "an address with a path";
  if (isMailHost(host)) return followsName(reading, host) ? "a name and the domain of its e-mail service" : null;
  if (mentionedSites.has(host.name)) return null;
  if (mentionedSites.has(domain)) return isShared(host) ? null : "somebody's place on a site";
  if (/^\d+$/.test(label) || label.length < 2) return null;
  // "kilnandclay,co,uk"
  if (label === "co" && host.dots.length > 1 && host.dots.every((dot) => dot === "comma"))
    return "a domain with commas";
  // A comma or the end of a sentence within leaves only such endings.
  if (!commercial.has(ending) && host.dots.some((dot) => dot === "sentence" || dot === "comma")) return null;
  const common = isOrdinary(label) && host.labels.length === 2;
  const last = host.dots.at(-1);
  const cue = reading.has("site", host.from - SITE_REACH, host.from) || reading.has("mail", host.from - 2, host.from);
  switch (last) {
    case "bracketed":
      return common && !commercial.has(ending) ? null : "a domain with a dot in brackets";
    case "word":
      return !common && isSpokenDomain(reading, host, cue) ? "a domain with its dot in words" : null;
    case "comma":
      return commercial.has(ending) && !common ? "a domain with a comma for its dot" : null;
    case "sentence":
      return commercial.has(ending) && !common && endsClause(reading, host.to) ? "a domain with a gap" : null;
    case "spaced":
      if (common) return null;
      // "annasplace .de"
      if (
        label.length >= SHORTEST_AT_PLACE &&
        spokenEndings.has(ending) &&
        reading.isGlued(host.to - 1) &&
        (endsClause(reading, host.to) || (host.from === 0 && label.length >= SHORTEST_OPENING))
      )
        return "a domain with a gap";
      return commercial.has(ending) ||
        ((plainEndings.has(ending) || cue || isUnlikeWords(label)) && endsClause(reading, host.to))
        ? "a domain with gaps"
        : null;
    case "plain":
      return isPlainDomain(reading, host, common, cue) ? "a domain" : null;
    case undefined:
      return null;
  }
}

/** What the domains of providers begin with. */
export const mailHostBeginnings: ReadonlySet<string> = new Set(
  [...mailHosts, ...mailDomains].map((host) => host.split(/[-.]/)[0] ?? host),
);

/** Whether a host is a provider's: "gmail.com", "web.de". */
export function isMailHost(host: Host): boolean {
  return host.dots.length > 0 && (mailDomains.has(host.name) || mailHosts.has(host.labels.slice(0, -1).join(".")));
}

/** "annak gmail.com" and "hello at gmail dot com", and not "I use gmail.com". */
function followsName(reading: Reading, host: Host): boolean {
  const before = reading.tokens[host.from - 1];
  const unusual = host.dots.some((dot) => dot === "word" || dot === "bracketed");
  // "those that end in yahoo dot com and want money"
  if (unusual && (before === undefined || !reading.is(host.from - 1, "on") || endsClause(reading, host.to)))
    return true;
  if (reading.lengthBefore(host.from, "step", 2) > 0) return endsClause(reading, host.to);
  if (before === undefined || reading.startsLine(host.from)) return false;
  if (before.kind === "sign") return !/^[.,:;?!("'>)]$/.test(before.text);
  return !isOrdinary(before.text) && reading.lengthBefore(host.from, "on") === 0;
}

/** Whether a host is mentioned without being anybody's place. */
export function isMentioned(host: Host): boolean {
  return mentionedSites.has(host.name) && !isMailHost(host);
}

/** "en.wikipedia.org" belongs to all, "annak.etsy.com" to one. */
function isShared(host: Host): boolean {
  return /^(?:www|m|en|de|fr|es|it|mail|maps|news|shop|help|support|blog|docs|play|music|open)$/.test(
    host.labels[0] ?? "",
  );
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
  if (token.text === "/" || token.text === "\\")
    return next.kind !== "sign" || (/^[@#?~]$/.test(next.text) && reading.isGlued(host.to));
  // "bavard.Ma barre d'espace"
  const slash = token.kind === "word" ? reading.length(host.to, "slash") : 0;
  const after = reading.tokens[host.to + slash];
  return slash > 0 && after !== undefined && !hasRole(after.text, "common");
}
