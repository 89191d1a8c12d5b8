import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { isUnknownWord, readName } from "./names";

/** Names that show by their own form what they are, whatever is said around them. */
export function findTags(reading: Reading, isAboutNetworks: boolean): Finding[] {
  return [...findTagged(reading), ...findNumbered(reading, isAboutNetworks), ...findForms(reading)];
}

const SHORTEST_SAID = 6;

/** "@annak" wherever no address stands around it. */
function findTagged(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  if (!reading.text.includes("@") && !reading.mayHave("at")) return findings;
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    const length = token?.text === "@" ? 1 : saidSign(reading, at);
    if (token === undefined || length === 0) continue;
    const before = reading.tokens[at - 1];
    if (before !== undefined && before.kind !== "sign" && reading.isGlued(at)) continue;
    const bracket = /^[)\]]$/.test(reading.tokens[at + length]?.text ?? "") ? 1 : 0;
    const name = readName(reading, at + length + bracket);
    if (name === null || name.shape === "ordinary") continue;
    const glued = length + bracket === 1 && reading.isGlued(at + 1);
    const introduced =
      before?.text === ":" ||
      before?.text === "=" ||
      length > 1 ||
      (token.text !== "@" && isUnknownWord(reading, name, SHORTEST_SAID));
    if (!glued && name.shape !== "shaped" && !(introduced && name.endsClause)) continue;
    // "@grandma's" is a place.
    if (name.shape === "plain" && reading.text[name.end] === "'") continue;
    findings.push({ kind: "handle", start: token.start, end: name.end, reason: "a name with an at sign" });
    at = name.to - 1;
  }
  return findings;
}

/** Words that only ever mean the sign. */
const AT_ONLY = /^(?:arroba|aroba|arrova|arobase|arobas|arrobase|klammeraffe|affenschwanz)$/;

/** "at sign annak": the sign's own name in words. "at" alone is none, unless in brackets or before "anna underscore k". */
function saidSign(reading: Reading, at: number): number {
  const length = reading.length(at, "at");
  if (length === 0) return 0;
  const bracketed =
    /^[([]$/.test(reading.tokens[at - 1]?.text ?? "") && /^[)\]]$/.test(reading.tokens[at + 1]?.text ?? "");
  if (bracketed || reading.length(at + length + 1, "underscore") > 0) return length;
  if (length === 1 && AT_ONLY.test(reading.tokens[at]?.text ?? "")) return startsClause(reading, at) ? 1 : 0;
  if (length < 2) return 0;
  return reading.tokens[at + length]?.text === "then" ? length + 1 : length;
}

const HASH = /^(?:#|hash|hashtag|pound|almohadilla|numeral|diese|raute|rautezeichen|gato)$/;
const NUMBER_LENGTH = 4;

/** "annak#0042", as Discord and others wrote names; "annak hash zero zero four two" where a network is named. */
function findNumbered(reading: Reading, isAboutNetworks: boolean): Finding[] {
  const findings: Finding[] = [];
  if (!isAboutNetworks && !reading.text.includes("#")) return findings;
  for (let at = 1; at < reading.tokens.length; at++) {
    const sign = reading.tokens[at];
    const first = reading.tokens[at - 1];
    if (sign === undefined || first === undefined || !HASH.test(sign.text) || !mayBeNumbered(reading, at - 1)) continue;
    if (!isAboutNetworks && (sign.text !== "#" || reading.startsLine(at))) continue;
    const end = isAboutNetworks ? endOfTag(reading, at + 1) : endOfNumber(reading, at + 1, NUMBER_LENGTH);
    if (end === at + 1) continue;
    const stop = reading.tokens[end - 1]?.end ?? sign.end;
    findings.push({ kind: "handle", start: first.start, end: stop, reason: "a name with its number" });
  }
  return findings;
}

const LABELS = ["numbered", "identified", "common", "topics", "network"] as const;

function mayBeNumbered(reading: Reading, at: number): boolean {
  const name = reading.tokens[at];
  if (name === undefined || !/^[a-z]/.test(name.text)) return false;
  if (LABELS.some((role) => hasRole(name.text, role))) return false;
  return !/[#/]/.test(reading.tokens[at - 1]?.text ?? "") || !reading.isGlued(at);
}

/** Longer numbers, and the letters of a region, stand behind the names of games: "annak#21733", "annak#EUW". */
function endOfTag(reading: Reading, from: number): number {
  const tag = reading.tokens[from];
  const isTag =
    reading.isGlued(from) &&
    reading.isGlued(from - 1) &&
    /^(?:\d{3,6}|euw|eune|na1|[a-z]{2,4}\d{1,2})$/.test(tag?.text ?? "");
  return isTag ? from + 1 : endOfNumber(reading, from, NUMBER_LENGTH);
}

/** Where exactly so many figures end, in one word or several. */
function endOfNumber(reading: Reading, from: number, length: number): number {
  let figures = "";
  let at = from;
  while (figures.length < length) {
    const token = reading.tokens[at];
    const word = reading.find(at, "digits");
    if (token === undefined || (token.kind !== "figure" && word === null)) return from;
    figures += token.kind === "figure" ? token.text : (word?.value ?? "");
    at += word?.length ?? 1;
  }
  return figures.length === length ? at : from;
}

/** "live:anna.k" of Skype and "u/annak" of Reddit. */
const FORMS = /(?<![a-z0-9])live:[.a-z0-9_-]{4,40}|(?<![a-z0-9/.])u\/[a-z0-9_-]{3,20}(?![a-z0-9])/g;

function findForms(reading: Reading): Finding[] {
  return Array.from(reading.text.matchAll(FORMS), (found) => ({
    kind: "handle",
    start: found.index,
    end: found.index + found[0].length,
    reason: "a name in its network's form",
  }));
}
