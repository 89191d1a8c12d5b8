import { FILE_ENDINGS, MENTIONED_SITES, PLAIN_ENDINGS, PROFILE_HOSTS, SPOKEN_ENDINGS } from "../data/domains";
import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { readHost, registrable, type Host } from "./hosts";

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(",").map((item) => item.trim()));
const plainEndings = setOf(PLAIN_ENDINGS);
const spokenEndings = setOf(SPOKEN_ENDINGS);
const fileEndings = setOf(FILE_ENDINGS);
const mentionedSites = setOf(MENTIONED_SITES);
const profileHosts = setOf(PROFILE_HOSTS);
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

/** Addresses of sites, with or without a scheme, however their dots are written. */
export function findUrls(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < reading.tokens.length;) {
    const host = mayStart(reading, at) ? readHost(reading, at) : null;
    if (host === null || host.dots.length === 0) {
      at++;
      continue;
    }
    const reason = reasonOf(reading, host);
    if (reason !== null) {
      const isMail = host.labels.some((label) => hasRole(label, "provider"));
      findings.push({
        kind: isMail ? "email" : "url",
        start: startOf(reading, host),
        end: endOf(reading, host),
        reason,
      });
    }
    at = Math.max(at + 1, host.to);
  }
  return findings.length > 0 ? findings : [...findSchemes(reading), ...findUndotted(reading)];
}

function mayStart(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token !== undefined && token.kind !== "sign" && reading.tokens[at - 1]?.text !== "-";
}

const SCHEME_BEFORE =
  /(?:h[tx*]{2}ps?|ftp|sms|tg|viber|whatsapp) ?(?::|colon|\[:\]) ?(?:\/|\\|slash) ?(?:\/|\\|slash)? ?$/;
const SCHEME = /\bh[tx*]{2}ps? ?: ?\/ ?\/ ?[^ \n]{3,}|\b(?:mailto|tel|sms|skype|tg|whatsapp):(?:\/\/)?[^ \n]{4,}/;

const SHORTEST_UNDOTTED = 6;

/** "martasgarden com", "www martasgarden de": the dots are left out. */
function findUndotted(reading: Reading): Finding[] {
  for (let at = 1; at < reading.tokens.length; at++) {
    const ending = reading.tokens[at];
    const label = reading.tokens[at - 1];
    if (ending?.kind !== "word" || label === undefined || label.kind === "sign" || !endsClause(reading, at + 1))
      continue;
    const opened = reading.tokens[at - 2]?.text === "www";
    const named = ending.text === "com" && label.text.length >= SHORTEST_UNDOTTED && !isOrdinary(label.text);
    if (!named && !(opened && plainEndings.has(ending.text))) continue;
    const first = opened ? reading.tokens[at - 2] : label;
    return [{ kind: "url", start: first?.start ?? label.start, end: ending.end, reason: "a domain without its dots" }];
  }
  return [];
}

const SPACED_PROFILES = new RegExp(
  `(?<![a-z0-9])(?:${[...profileHosts].map((host) => host.replaceAll(".", " ")).join("|")}) ?(?:/|slash|forward slash) ?[a-z0-9]`,
);

/** A scheme with whatever follows is an address, too: "https://localhost", "tg://resolve?domain=…". */
function findSchemes(reading: Reading): Finding[] {
  const found = SCHEME.exec(reading.text) ?? SPACED_PROFILES.exec(reading.text);
  if (found === null) return [];
  return [
    { kind: "url", start: found.index, end: found.index + found[0].length, reason: "an address of another form" },
  ];
}

/** Why a host is an address that leads off the platform, or null when it is an ordinary piece of text. */
function reasonOf(reading: Reading, host: Host): string | null {
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
function isOrdinary(label: string): boolean {
  return hasRole(label, "common") || hasRole(label, "predicates");
}

/** Whether nothing, a line's end or a closing sign follows. */
export function endsClause(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token === undefined || reading.startsLine(at) || (token.kind === "sign" && !/[-'/\\_@#&+=*]/.test(token.text));
}

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

function startOf(reading: Reading, host: Host): number {
  const start = reading.tokens[host.from]?.start ?? 0;
  const before = reading.text.slice(Math.max(0, start - 24), start);
  const scheme = SCHEME_BEFORE.exec(before);
  return scheme === null ? start : start - scheme[0].length;
}

const LONGEST_PATH = 60;

/** The address goes on to the next gap. */
function endOf(reading: Reading, host: Host): number {
  const end = reading.tokens[host.to - 1]?.end ?? 0;
  const path = /^[/\\?#:][^ \n]*/.exec(reading.text.slice(end, end + LONGEST_PATH));
  return end + (path?.[0].length ?? 0);
}
