import { meaningsOf } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { shapeOf, type NameShape } from "./name-shapes";

/** What might be somebody's name on a network. */
export interface Name {
  readonly shape: NameShape;
  /** Its tokens and its place in the plain text (the ends are exclusive). */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Its parts are joined by signs. */
  readonly glued: boolean;
  /** Nothing follows, or a sign does. */
  readonly endsClause: boolean;
  /** Several words with capitals, as people write their own names. */
  readonly full: boolean;
  /** Nothing follows that would make it part of a statement: the clause ends, or another begins. */
  readonly closes: boolean;
}

const MOST_PARTS = 6;
/** Signs that may join the parts of a name. */
export const JOINTS = /^[._-]$/;

/** Reads a name that starts at a token: letters, figures, and dots, dashes and underscores within. */
export function readName(reading: Reading, at: number): Name | null {
  let from = at;
  while (from < at + 2 && /^[@"'([*$]$/.test(reading.tokens[from]?.text ?? "")) from++;
  while (reading.tokens[from]?.text === "_" && reading.isGlued(from + 1)) from++;
  const first = reading.tokens[from];
  if (first === undefined || first.kind === "sign") return null;
  // "dot dot dot" is a pause.
  if (reading.is(from, "dot") && reading.is(from + 1, "dot")) return null;
  let to = from + 1;
  let joints = 0;
  let dashes = 0;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const summed = summedAt(reading, to);
    if (summed > to) {
      joints++;
      to = summed;
      continue;
    }
    const joint = reading.tokens[to];
    const next = reading.tokens[to + 1];
    if (joint === undefined) break;
    const glued = JOINTS.test(joint.text) && reading.isGlued(to);
    const joining = skipThen(reading, to);
    const said = reading.length(joining, "underscore", "dot");
    if (
      glued &&
      joint.text === "_" &&
      (next === undefined || !reading.isGlued(to + 1) || (next.kind === "sign" && next.text !== "_"))
    ) {
      // "annak_" ends with it.
      to++;
      joints++;
      break;
    }
    if (said === 0 && (next === undefined || next.kind === "sign")) {
      if (glued && next?.text === joint.text && joint.text !== "." && reading.isGlued(to + 1)) {
        to++;
        continue;
      }
      break;
    }
    if (glued && reading.isGlued(to + 1)) {
      if (joint.text === "-") dashes++;
      else joints++;
      to += 2;
    } else if (said > 0 && reading.tokens[joining]?.kind === "word") {
      const part = skipThen(reading, joining + said);
      if (reading.tokens[part]?.kind === "sign" || reading.tokens[part] === undefined) break;
      joints++;
      to = part + 1;
    } else break;
  }
  const start = first.start - (reading.tokens[from - 1]?.text === "_" ? 1 : 0);
  const end = reading.tokens[to - 1]?.end ?? first.end;
  const text = reading.text.slice(start, end);
  if (text.length < 2 || text.length > 60) return null;
  const ends = endsClause(reading, to);
  const full = isFullName(reading, from, to);
  const closes = ends || opensClause(reading, to) || full;
  return {
    shape: shapeOf(reading, from, to, text, joints, dashes),
    from,
    to,
    start,
    end,
    glued: joints > 0,
    endsClause: ends,
    full,
    closes,
  };
}

/** "anna then underscore then k", "anna, punto, k" */
function skipThen(reading: Reading, at: number): number {
  const isThen = reading.tokens[at]?.text === "," || THEN.test(reading.tokens[at]?.text ?? "");
  return isThen ? at + 1 : at;
}

const THEN = /^(?:then|luego|despues|puis|ensuite|dann)$/;

/** What people say behind a name without a sign before it. */
const CLOSERS =
  /^(?:sorry|lol|lmao|x{1,4}|xoxo|pls|please|thx|thanks|add|btw|ein|ok|okay|vale|porfa|gracias|bss|besos|besitos|kiss|kisses|(?:ja|je|ha|he|hi|js){2,}h?)$/;

function opensClause(reading: Reading, at: number): boolean {
  if (reading.length(at, "invite") > 0 || CLOSERS.test(reading.tokens[at]?.text ?? "")) return true;
  // "auf insta als annak unterwegs", "unter annak zu finden"
  if (
    PRESENCE.test(reading.tokens[at]?.text ?? "") ||
    (reading.tokens[at]?.text === "zu" && /^(?:finden|erreichen)$/.test(reading.tokens[at + 1]?.text ?? ""))
  )
    return true;
  // "anna kowa 92"
  if (/^\d{2,4}$/.test(reading.tokens[at]?.text ?? "") && endsClause(reading, at + 1)) return true;
  // "annak with an underscore", "anna k, no spaces"
  if (reading.length(at, "joined") > 0) return true;
  if (/^(?:with|mit|con|avec)$/.test(reading.tokens[at]?.text ?? ""))
    return (
      reading.has("underscore", at + 1, at + 4) ||
      reading.has("dot", at + 1, at + 4) ||
      reading.has("dash", at + 1, at + 4)
    );
  return (
    reading.length(at, "and") > 0 &&
    (reading.length(at + 1, "iAm", "invite", "my") > 0 ||
      /^(?:i|you|we|add|text|follow|message|dm|say|send|tell|let|call|tu|yo|ich|je|du|then)$/.test(
        reading.tokens[at + 1]?.text ?? "",
      ))
  );
}

const SUMMING = /^(?:\+|puis|dann|then|luego)$/;

/** "anna + underscore + kowa": where the part after the sign that is said ends, or the place itself. */
function summedAt(reading: Reading, at: number): number {
  if (/^[([{]$/.test(reading.tokens[at]?.text ?? "")) return bracketedAt(reading, at);
  if (!SUMMING.test(reading.tokens[at]?.text ?? "")) return at;
  const said = reading.length(at + 1, "underscore", "dot");
  if (said === 0) return at;
  const after = at + 1 + said;
  const part = SUMMING.test(reading.tokens[after]?.text ?? "") ? after + 1 : after;
  return reading.tokens[part] === undefined || reading.tokens[part]?.kind === "sign" ? at : part + 1;
}

/** "anna[dot]kowa", "anna (.) kowa": where the part after the sign in brackets ends, or the place itself. */
function bracketedAt(reading: Reading, at: number): number {
  const sign = reading.tokens[at + 1]?.text ?? "";
  const said = /^[._-]$/.test(sign) ? 1 : reading.length(at + 1, "underscore", "dot");
  if (said === 0 || !/^[)\]}]$/.test(reading.tokens[at + 1 + said]?.text ?? "")) return at;
  const part = reading.tokens[at + said + 2];
  return part === undefined || part.kind === "sign" ? at : at + said + 3;
}

/** What people are on a network, said behind their name there. */
const PRESENCE = /^(?:unterwegs|erreichbar|angemeldet|registriert|gemeldet|anzutreffen|vertreten)$/;

const MOST_SURNAMES = 3;

/** "Anna Kowa aus Kiel", "Anna Kowa avec le chapeau" */
const FOLLOWS_NAME = /^(?:mit|aus|avec|with|from|con)$/;

/** "Anna Maria Kowalska": capitals all through, and the clause ends. */
function isFullName(reading: Reading, from: number, to: number): boolean {
  if (!isCapital(reading, from)) return false;
  let at = to;
  for (let names = 0; names < MOST_SURNAMES && isCapital(reading, at); names++) {
    at++;
    while (reading.tokens[at]?.text === "-" && isCapital(reading, at + 1)) at += 2;
  }
  if (at > to && FOLLOWS_NAME.test(reading.tokens[at]?.text ?? "") && !reading.isKnown(from) && !reading.isKnown(to))
    return true;
  return at > to && (endsClause(reading, at) || opensClause(reading, at) || reading.length(at, "invite") > 0);
}

/** Whether a word was written with a capital. */
export function isCapital(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && /^\p{Lu}/u.test(reading.written(at));
}

/** "Anna Kowalska", whatever follows: two words with capitals that no list knows. */
export function isWholeName(reading: Reading, from: number): boolean {
  return [from, from + 1].every(
    (at) => isCapital(reading, at) && meaningsOf(reading.tokens[at]?.text ?? "") === undefined,
  );
}

/** One word that no list knows, at least so long: as likely a name as any word can be. */
export function isUnknownWord(reading: Reading, { shape, from, to, start, end }: Name, shortest: number): boolean {
  const word = reading.tokens[from];
  if (shape !== "plain" || to !== from + 1 || end - start < shortest || word === undefined) return false;
  return word.kind === "word" && meaningsOf(word.text) === undefined;
}
