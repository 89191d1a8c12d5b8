import type { Finding } from "../finding";
import type { Reading } from "../reading";

import type { Mention } from "./mentions";
import { afterMention } from "./leads";
import { isCapital, isUnknownWord, isWholeName, type Name } from "./names";
import { nameEndingAt, skipArticle, span } from "./places";
import { endsClause, startsClause } from "./clauses";

const SHORTEST_ALONE = 7;
const BEFORE = "a name before its network";

/** "annak92 on insta", "I'm annak on snap", "anna_k (ig)", "follow theOtters on twitter". */
export function nameBefore(reading: Reading, mention: Mention): Finding | null {
  let at = mention.from;
  if (reading.tokens[at - 1]?.text === "," && at === reading.tokens.length - 1) at--;
  while (at > 0 && /^[([{"'*@-]$/.test(reading.tokens[at - 1]?.text ?? "")) at--;
  at = skipArticle(reading, at);
  const on = reading.lengthBefore(at, "on", 2);
  const comma = on > 0 && reading.tokens[at - on - 1]?.text === "," ? 1 : 0;
  const quote = on > 0 && /^["')]$/.test(reading.tokens[at - on - 1]?.text ?? "") ? 1 : 0;
  const name = nameEndingAt(reading, at - on - comma - quote);
  if (name === null || name.shape === "ordinary") return null;
  if (comma > 0) return isSaidApart(reading, name, mention) ? span(reading, name.from, mention, BEFORE) : null;
  if (name.shape === "shaped") {
    const adjacent = on > 0 || (mention.sureness !== "ambiguous" && mention.sureness !== "described");
    return adjacent ? span(reading, name.from, mention, BEFORE) : null;
  }
  if (mention.sureness === "ambiguous") return null;
  if (isAloneOnLine(reading, name) && endsClause(reading, mention.to)) return span(reading, name.from, mention, BEFORE);
  if (on === 0) return isListed(reading, name, mention) ? span(reading, name.from, mention, BEFORE) : null;
  if (isWholeLine(reading, name, mention)) return span(reading, name.from, mention, BEFORE);
  const first = startOfFullName(reading, name.from);
  const from = reading.tokens[first - 1]?.text === "@" ? first - 1 : first;
  if (THIRD.test(reading.tokens[from - 1]?.text ?? "") && isUnknownWord(reading, name, SHORTEST_OF_THIRD))
    return span(reading, from, mention, BEFORE);
  return isIntroduced(reading, from, mention) ? span(reading, from, mention, BEFORE) : null;
}

/** "annakowa, insta" is all that is said. */
function isListed(reading: Reading, name: Name, { to, sureness }: Mention): boolean {
  const isAll = name.from === 0 && to === reading.tokens.length && sureness !== "hobby";
  return isAll && isUnknownWord(reading, name, SHORTEST_UNKNOWN) && !isCapital(reading, name.from);
}

/** "he's annakowa on insta", "se llama annakowa en insta" */
const THIRD = /^(?:hes|shes|theyre|s|re|llama|heisst|appelle)$/;
const SHORTEST_OF_THIRD = 9;
const SHORTEST_UNKNOWN = 9;

/** "annakowa on insta" is all that a sentence says; things have capitals. */
function isWholeLine(reading: Reading, name: Name, { to, sureness }: Mention): boolean {
  if (sureness === "hobby") return false;
  const isWord = isUnknownWord(reading, name, SHORTEST_UNKNOWN) && !isCapital(reading, name.from);
  const end = afterMention(reading, { to });
  const ends = reading.startsLine(end) || reading.tokens.slice(end).every(({ kind }) => kind === "sign");
  const sign = reading.tokens[name.from - 1]?.text ?? ".";
  return isWord && ends && startsClause(reading, name.from) && sign !== "," && sign !== "-";
}

const SHORTEST_APART = 10;

/** "my pots are at annakowapots, on insta" */
function isSaidApart(reading: Reading, name: Name, { to, sureness }: Mention): boolean {
  if (sureness === "ambiguous" || sureness === "hobby" || !endsClause(reading, to)) return false;
  if (name.shape === "shaped") return true;
  const led = (["on", "as", "is", "iAm", "seek", "invite"] as const).some(
    (role) => reading.lengthBefore(name.from, role) > 0,
  );
  const said = led || (startsClause(reading, name.from) && reading.tokens[name.from - 1]?.text !== ",");
  return said && isUnknownWord(reading, name, SHORTEST_APART) && !isCapital(reading, name.from);
}

function isAloneOnLine(reading: Reading, { from, to, start, end }: Name): boolean {
  return from > 0 ? false : reading.startsLine(to) && to < reading.tokens.length && end - start >= SHORTEST_ALONE;
}

/** "I'm Anna Kowalska on Facebook", "add annak on discord", "anna en hotmail". */
function isIntroduced(reading: Reading, from: number, { to, kind, sureness }: Mention): boolean {
  // Singers and cooks are looked for where they play and cook.
  const isForThings = sureness === "hobby" || FOR_THINGS.test(reading.tokens[to - 1]?.text ?? "");
  if (isForThings && reading.lengthBefore(from, "seek") > 0 && !isKnownByWholeName(reading, from, to)) return false;
  const am = reading.lengthBefore(from, "iAm");
  // "tu suis Moira Eschenbach"
  if (am > 0 && OBJECT.test(reading.tokens[from - am - 1]?.text ?? "")) return false;
  if (am > 0 || isCalledAs(reading, from)) return true;
  const isNamed =
    reading.has("userName", from - 4, from) ||
    (reading.has("account", from - 4, from) && reading.has("my", from - 6, from));
  if (reading.lengthBefore(from, "is") > 0 && isNamed) return true;
  if (kind === "email" && startsClause(reading, from)) return true;
  const seek = reading.lengthBefore(from, "seek");
  if (isFoundAt(reading, from, to)) return true;
  if (isKnownByWholeName(reading, from, to)) return true;
  if (seek > 0 && isLookedFor(reading, from - seek, from)) return true;
  if (seek === 0 || !startsClause(reading, from - seek) || !(endsClause(reading, to) || goesOn(reading, to)))
    return false;
  const first = reading.tokens[from]?.text ?? "";
  return (
    /^add/.test(reading.tokens[from - seek]?.text ?? "") ||
    isCapital(reading, from) ||
    (first.length >= 8 && !first.endsWith("s"))
  );
}

/** "my pots are at annakowapots on insta" */
function isFoundAt(reading: Reading, from: number, to: number): boolean {
  if (!/^(?:at|en|a)$/.test(reading.tokens[from - 1]?.text ?? "") || !endsClause(reading, to)) return false;
  const name = nameEndingAt(reading, from + 1);
  return name?.from === from && !isCapital(reading, from) && isUnknownWord(reading, name, SHORTEST_APART);
}

/** "for more follow annakowa on insta"; people tell whom they follow themselves. */
function isLookedFor(reading: Reading, seek: number, from: number): boolean {
  const name = nameEndingAt(reading, from + 1);
  if (name === null || name.from !== from || isCapital(reading, from)) return false;
  const isOwnTelling =
    TELLING.test(reading.tokens[seek - 1]?.text ?? "") || reading.lengthBefore(seek, "negations") > 0;
  return (
    !isOwnTelling &&
    PERSONAL.test(reading.tokens[seek]?.text ?? "") &&
    isUnknownWord(reading, name, SHORTEST_UNKNOWN) &&
    reading.text[name.end - 1] !== "s"
  );
}

/** Things are searched, people are followed. */
const PERSONAL = /^(?:follow|go|add|message|dm|msg|text|write|stalk|sigue|agrega|manda|escribe|hablale|dale)$/;
const TELLING = /^(?:i|we|they|he|she|you|to|who|people|ill|id|ve|d|could|can|cant|couldnt|yo|que|a|al|the|my)$/;

/** Networks where things are searched rather than people. */
export const FOR_THINGS = /^(?:pinterest|reddit|quora|etsy|wallapop|vinted|ebay)$/;

/** "add annak on snap, then …" */
function goesOn(reading: Reading, at: number): boolean {
  return /^(?:dann|und|et|puis|stp|svp|bitte|then|and|please|pls|luego|y)$/.test(reading.tokens[at]?.text ?? "");
}

/** "known as annak on snap", and not "the same as cousins on Facebook". */
function isCalledAs(reading: Reading, from: number): boolean {
  const as = reading.lengthBefore(from, "as");
  // "como dicen en twitter"
  if (as === 1 && startsClause(reading, from - as)) return false;
  return as > 0 && !reading.has("same", from - as - 3, from - as);
}

const OBJECT = /^(?:tu|te|t|le|la|les|l|vous|nous|ne|n)$/;
const ONLY = /^(?:a|an|to|only|einzige|einziger|eine|seule?|unica|unico|the|la|le|die|der)$/;

export const BY_WHOLE_NAMES = /^(?:facebook|fb|linkedin|xing|messenger|face)$/;

/** "the only Anna Kowa on Facebook": where people go by their whole names. */
function isKnownByWholeName(reading: Reading, from: number, to: number): boolean {
  if (
    !BY_WHOLE_NAMES.test(reading.tokens[to - 1]?.text ?? "") ||
    !(endsClause(reading, to) || reading.is(to, "pointsBack"))
  )
    return false;
  // "I found Moira Eschenbach on facebook"
  if (!startsClause(reading, from) && !ONLY.test(reading.tokens[from - 1]?.text ?? "")) return false;
  return isWholeName(reading, from);
}

function startOfFullName(reading: Reading, from: number): number {
  let at = from;
  while (
    at > 0 &&
    at > from - 3 &&
    isCapital(reading, at) &&
    isCapital(reading, at - 1) &&
    reading.length(at - 1, "common", "iAm", "seek") === 0
  )
    at--;
  return at;
}
