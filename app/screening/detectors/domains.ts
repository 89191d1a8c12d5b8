import { FILE_ENDINGS, MAIL_HOSTS, MENTIONED_SITES, PLAIN_ENDINGS, PROFILE_HOSTS, WORD_ENDINGS } from "../data/domains";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { registrable, type Host } from "./hosts";
import { isSpokenDomain, spokenEndings, withLetters } from "./spoken-domains";

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(",").map((item) => item.trim()));
export const plainEndings = setOf(PLAIN_ENDINGS);
const wordEndings = setOf(WORD_ENDINGS);
const fileEndings = setOf(FILE_ENDINGS);
const mentionedSites = setOf(MENTIONED_SITES);
export const profileHosts = setOf(PROFILE_HOSTS);
const mailHosts = setOf(MAIL_HOSTS);
/** Endings that nothing but a domain has. */
const commercial: ReadonlySet<string> = new Set(["com", "net", "org"]);
const SITE_REACH = 4;

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

/** Whether a host is a provider's: "gmail.com", "web.de". */
export function isMailHost(host: Host): boolean {
  return host.dots.length > 0 && mailHosts.has(host.labels.slice(0, -1).join("."));
}

/** "annak gmail.com" and "hello at gmail dot com", and not "I use gmail.com". */
function followsName(reading: Reading, host: Host): boolean {
  const before = reading.tokens[host.from - 1];
  if (host.dots.some((dot) => dot === "word" || dot === "bracketed")) return true;
  if (reading.lengthBefore(host.from, "step", 2) > 0) return true;
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

/** Whether no word looks like this: "annas-place", "annak92". */
function isUnlikeWords(label: string): boolean {
  if (label.includes("-"))
    return !label.split("-").every((part) => hasRole(part, "common") || !/[a-z]{3}/.test(part)) && !/-\d+$/.test(label);
  return /\d/.test(label) && /[a-z]{3}/.test(label);
}

const SHORTEST_OPENING = 9;
const SHORTEST_ANNOUNCED = 8;
const SHORTEST_AT_PLACE = 6;
const SHORTEST_AT_END = 4;
const LOOK_AT =
  /^(?:see|visit|look|check|here|mira|visita|entra|aqui|voir|vois|regarde|consulte|ici|siehe|besuche?|schaut?|guckt?|klick|hier)$/;
const GENDERED =
  /^(?:les|aux|des|mes|tes|ses|nos|vos|leurs|ces|chers?|cheres|quelques|plusieurs|certains|entre|tous|deux|trois|quatre|es|et|nombreux|beaux|petits|vieux)$/;
const DESCRIBES = /(?:mente|ment|lich|ful|ing|ly)$/;
/** Endings of countries where sites of members are, although they are words as well. */
const HOME = /^(?:me|es|de|us|it|at|be|in|is)$/;

/** Whether a dot between two words makes a domain of them, and does not end a sentence without a gap behind. */
function isPlainDomain(reading: Reading, host: Host, common: boolean, cue: boolean): boolean {
  const ending = host.labels.at(-1) ?? "";
  const label = host.labels.at(-2) ?? "";
  const ends = endsClause(reading, host.to);
  if (fileEndings.has(ending)) return cue && ends;
  // "zu hause.com'on"
  if (commercial.has(ending)) return reading.text[reading.tokens[host.to - 1]?.end ?? 0] !== "'";
  if (/^com?$/.test(label)) return true;
  if (isChain(reading, host)) return false;
  if (common) return cue && plainEndings.has(ending);
  const before = reading.tokens[host.from - 1]?.text ?? "";
  // "mes voisin.es": the feminine beside the masculine
  if (ending === "es" && GENDERED.test(before)) return false;
  const alone = host.from === 0 && onlySigns(reading, host.to);
  const unlikeWords = isUnlikeWords(label);
  // "I run a studio.Design is my life"
  const capital = /^\p{Lu}\p{Ll}/u.test(reading.written(host.to - 1));
  if (capital) return ends && (cue || unlikeWords || (alone && label.length >= SHORTEST_OPENING));
  const isWord = wordEndings.has(ending) || !plainEndings.has(ending);
  const looked = LOOK_AT.test(before) || reading.lengthBefore(host.from, "site", 3) > 0;
  const atPlace = looked || ["on", "mail", "is"].some((role) => reading.lengthBefore(host.from, role as "on", 3) > 0);
  if (unlikeWords && (ends || !isWord || atPlace || host.from === 0)) return true;
  // "cine.teatro.viajes" is a list.
  if (host.labels.length > 2) return !isWord || cue || (ends && ending.length === 2);
  const long = label.length >= SHORTEST_ANNOUNCED && reading.has("site", host.from - SITE_REACH, host.from);
  // "visit lisbon.it is sunny"
  const goesOn = isWord && !ends && ending.length === 2 && !/^(?:me|us|de)$/.test(ending);
  if (goesOn && label.length < SHORTEST_OPENING) return false;
  if (cue && (ends || !isWord || atPlace || long)) return true;
  const invited = /^[:=>→👉]$/u.test(before) || reading.has("invite", host.from - SITE_REACH, host.from);
  if (ends && invited && label.length >= SHORTEST_AT_PLACE) return true;
  const accented = /[\u00c0-\u024f]/.test(reading.written(host.from));
  if (accented && !ends) return false;
  if (!isWord || alone) return true;
  const isUsual = plainEndings.has(ending) || HOME.test(ending) || reading.is(host.to, "is");
  if (host.from === 0 && isUsual && label.length >= SHORTEST_OPENING && !DESCRIBES.test(label)) return true;
  if (atPlace && label.length >= SHORTEST_AT_PLACE && (plainEndings.has(ending) || looked || ends)) return true;
  return ends && label.length >= SHORTEST_AT_END && !DESCRIBES.test(label) && (isUsual || ending.length === 2);
}

/** "I.just.saw.a.fox": words that go on behind the dots, or that are common ones. */
function isChain(reading: Reading, host: Host): boolean {
  const dotBehind = reading.tokens[host.to]?.text === "." && reading.isGlued(host.to) && reading.isGlued(host.to + 1);
  const next = reading.tokens[host.to + 1];
  if (dotBehind && next !== undefined && next.kind !== "sign" && !/^\p{Lu}/u.test(reading.written(host.to + 1)))
    return true;
  const dotBefore =
    reading.tokens[host.from - 1]?.text === "." && reading.isGlued(host.from) && reading.isGlued(host.from - 1);
  if (dotBefore && reading.tokens[host.from - 2]?.kind !== "sign") return true;
  if (host.labels.length < 3) return false;
  const parts = host.labels.slice(0, -1);
  return parts.filter((part) => part.length < 2 || /^\d+$/.test(part) || isOrdinary(part)).length * 2 >= parts.length;
}

function onlySigns(reading: Reading, from: number): boolean {
  return reading.tokens.slice(from, from + 4).every(({ kind }) => kind === "sign");
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
  if (token.text === "/" || token.text === "\\")
    return next.kind !== "sign" || (/^[@#?~]$/.test(next.text) && reading.isGlued(host.to));
  // "bavard.Ma barre d'espace"
  const slash = token.kind === "word" ? reading.length(host.to, "slash") : 0;
  const after = reading.tokens[host.to + slash];
  return slash > 0 && after !== undefined && !hasRole(after.text, "common");
}
