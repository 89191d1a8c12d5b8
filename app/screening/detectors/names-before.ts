import type { Finding } from "../finding";
import { meaningsOf } from "../lexicon";
import type { Reading } from "../reading";

import type { Mention } from "./mentions";
import { afterMention } from "./leads";
import { isCapital, isUnknownWord, type Name } from "./names";
import { nameEndingAt, skipArticle, span } from "./places";
import { endsClause, startsClause } from "./clauses";

const SHORTEST_ALONE = 7;

/** "annak92 on insta", "I'm annak on snap", "anna_k (ig)", "follow theOtters on twitter". */
export function nameBefore(reading: Reading, mention: Mention): Finding | null {
  let at = mention.from;
  if (reading.tokens[at - 1]?.text === "," && at === reading.tokens.length - 1) at--;
  while (at > 0 && /^[([{"'*@-]$/.test(reading.tokens[at - 1]?.text ?? "")) at--;
  at = skipArticle(reading, at);
  const on = reading.lengthBefore(at, "on", 2);
  const name = nameEndingAt(reading, at - on);
  if (name === null || name.shape === "ordinary") return null;
  if (name.shape === "shaped") {
    const adjacent = on > 0 || (mention.sureness !== "ambiguous" && mention.sureness !== "described");
    return adjacent ? span(reading, name.from, mention, "a name before its network") : null;
  }
  if (mention.sureness === "ambiguous") return null;
  if (isAloneOnLine(reading, name) && endsClause(reading, mention.to))
    return span(reading, name.from, mention, "a name before its network");
  if (on === 0)
    return isListed(reading, name, mention) ? span(reading, name.from, mention, "a name before its network") : null;
  if (isWholeLine(reading, name, mention)) return span(reading, name.from, mention, "a name before its network");
  const first = startOfFullName(reading, name.from);
  const from = reading.tokens[first - 1]?.text === "@" ? first - 1 : first;
  if (THIRD.test(reading.tokens[from - 1]?.text ?? "") && isUnknownWord(reading, name, SHORTEST_OF_THIRD))
    return span(reading, from, mention, "a name before its network");
  return isIntroduced(reading, from, mention) ? span(reading, from, mention, "a name before its network") : null;
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

function isAloneOnLine(reading: Reading, { from, to, start, end }: Name): boolean {
  return from > 0 ? false : reading.startsLine(to) && to < reading.tokens.length && end - start >= SHORTEST_ALONE;
}

/** "I'm Anna Kowalska on Facebook", "add annak on discord", "anna en hotmail". */
function isIntroduced(reading: Reading, from: number, { to, kind, sureness }: Mention): boolean {
  // Singers and cooks are looked for where they play and cook.
  if (sureness === "hobby" && reading.lengthBefore(from, "seek") > 0) return false;
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
  if (isWholeName(reading, from, to)) return true;
  if (seek === 0 || !startsClause(reading, from - seek) || !(endsClause(reading, to) || goesOn(reading, to)))
    return false;
  const first = reading.tokens[from]?.text ?? "";
  return (
    /^add/.test(reading.tokens[from - seek]?.text ?? "") ||
    isCapital(reading, from) ||
    (first.length >= 8 && !first.endsWith("s"))
  );
}

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

const BY_WHOLE_NAMES = /^(?:facebook|fb|linkedin|xing|messenger)$/;

/** "the only Anna Kowa on Facebook": where people go by their whole names. */
function isWholeName(reading: Reading, from: number, to: number): boolean {
  if (
    !BY_WHOLE_NAMES.test(reading.tokens[to - 1]?.text ?? "") ||
    !(endsClause(reading, to) || reading.is(to, "pointsBack"))
  )
    return false;
  // "I found Moira Eschenbach on facebook"
  if (!startsClause(reading, from) && !ONLY.test(reading.tokens[from - 1]?.text ?? "")) return false;
  return [from, from + 1].every(
    (at) => isCapital(reading, at) && meaningsOf(reading.tokens[at]?.text ?? "") === undefined,
  );
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
