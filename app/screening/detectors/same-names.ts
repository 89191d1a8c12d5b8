import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { isPossessed } from "./links";
import type { Mention } from "./mentions";
import { isOn, span } from "./places";

const REASON = "the name on a network told by one that is known";
const SAME_REACH = 8;
const OWN_REACH = 6;

/** "same name on the bird app", "my insta is my first name and 84", "my name here plus a dot is my snap". */
export function sameName(reading: Reading, mention: Mention): Finding | null {
  return saidInSetPhrase(reading, mention) ?? sameAsHere(reading, mention);
}

function saidInSetPhrase(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness !== "ambiguous") {
    for (let at = Math.max(0, mention.from - SAME_REACH); at < mention.from; at++) {
      if (
        reading.is(at, "sameName") &&
        (reading.has("on", at, mention.from) || reading.tokens[mention.from - 1]?.text === "+") &&
        !isOfOthers(reading, at)
      )
        return span(reading, at, mention, REASON);
    }
  }
  const possessed = isPossessed(reading, mention.from) || isOn(reading, mention.from);
  const known =
    possessed && isPossessed(reading, mention.from) && reading.has("ownName", mention.from - OWN_REACH, mention.from);
  if (known && reading.has("is", mention.from - OWN_REACH, mention.from))
    return span(reading, mention.from, mention, REASON);
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + SAME_REACH); at++) {
    const same = reading.length(at, "sameName");
    const own = possessed && isSaid(reading, mention, at) ? reading.length(at, "ownName") : 0;
    if (same > 0 && (isOfOthers(reading, at) || isOfRelative(reading, at + same))) return null;
    if (same + own > 0) return span(reading, mention.from, { ...mention, to: at + Math.max(same, own) }, REASON);
    const sign = reading.tokens[at];
    if (sign?.kind === "sign" && /[.?!]/.test(sign.text)) break;
  }
  return null;
}

/** "my insta is my first name", and not "on reddit my name is mud". */
function isSaid(reading: Reading, { to }: Mention, at: number): boolean {
  if (reading.tokens[at - 1]?.kind === "sign") return true;
  return (["is", "as", "iAm", "on", "invite"] as const).some((role) => reading.has(role, to, at));
}

const HERE_REACH = 14;
const NEXT = 4;
/** "my user name is on the bird app the same" */
const SAME_AFTER = 6;

/**
 * That two names are one is said with a word for the name, one for sameness and one that points here, in any order; two
 * of them are enough when they belong together.
 */
function sameAsHere(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "hobby" || !reading.mayHave("called", "here")) return null;
  const from = Math.max(0, startOfTalk(reading, mention.from));
  const to = endOfTalk(reading, mention.to);
  if (isDenied(reading, from, to)) return null;
  const equals = reading.is(mention.to, "is") || reading.tokens[mention.to]?.text === "=";
  const possessed = isPossessed(reading, mention.from) || (equals && startsClause(reading, mention.from));
  if (mention.sureness === "ambiguous" && !possessed && !isOn(reading, mention.from)) return null;
  const evidence = findEvidence(reading, mention, from, to, possessed);
  if (evidence === null) return null;
  return span(
    reading,
    Math.min(evidence.from, mention.from),
    { ...mention, to: Math.max(evidence.to, mention.to) },
    REASON,
  );
}

function findEvidence(
  reading: Reading,
  mention: Mention,
  from: number,
  to: number,
  possessed: boolean,
): { from: number; to: number } | null {
  for (let at = from; at < to; at++) {
    if (at >= mention.from && at < mention.to) continue;
    const same = reading.length(at, "same");
    const called = reading.length(at, "called");
    if (same > 0) {
      const end = at + same;
      const name = firstWith(reading, "called", end, end + 3);
      // "the same name as my brother" tells nothing.
      if (name !== null && !isOfAnother(reading, name) && !isOfOthers(reading, at)) return { from: at, to: name };
      const here = firstWith(reading, "here", end, end + NEXT);
      if (here !== null && (possessed || reading.has("called", from, to))) return { from: at, to: here };
    }
    if (called > 0) {
      const end = at + called;
      if (isMine(reading, at) && at < mention.from && isOn(reading, mention.from) && isSought(reading, at, from, to))
        return { from: at, to: end };
      const here = firstWith(reading, "here", end, end + 3);
      // "insta = my name here"
      const isTold = possessed && at > mention.from && isMine(reading, at);
      if (here !== null && (isTold || isAltered(reading, here, to, mention) || reading.has("same", at, to)))
        return { from: at, to: here };
      const equal = firstWith(reading, "same", end, end + SAME_AFTER);
      if (
        equal !== null &&
        !isOfRelative(reading, equal) &&
        (reading.has("there", from, to) || isOn(reading, mention.from))
      )
        return { from: at, to: end };
    }
    const here = reading.length(at, "here");
    if (here < 2) continue;
    const isHere = reading.lengthBefore(at, "is") > 0 && reading.has("called", from, at);
    if (isHere || (possessed && isAltered(reading, at + here, to, mention))) return { from: at, to: at + here };
  }
  return null;
}

/** "plus" and "without" say in these sentences what a name gains or loses. */
function isDenied(reading: Reading, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++) {
    if (reading.is(at, "negations") && !/^(?:plus|sin|sans|ohne)$/.test(reading.tokens[at]?.text ?? "")) return true;
  }
  return false;
}

const OTHERS =
  /^(?:people|someone|somebody|everyone|everybody|anyone|woman|women|man|men|guy|girl|girls|person|persons|strangers?|they|we|both|kids|twins|cousins?|brother|sister|colleague|there|gente|alguien|hay|otra|otro|otros|personas?|chica|chico|tipo|somos|primos?|hermana|hermano|quelqu|gens|fille|mec|autre|autres|cousine?|frere|soeur|leute|jemand|gibt|frau|mann|alle|andere|anderer|wir|cousin|bruder|schwester|kollege|kollegin|does|do|did|zwei|two|dos|deux)$/;

/** "there are forty people with the same name on Facebook" */
function isOfOthers(reading: Reading, before: number): boolean {
  for (let at = before - 1; at >= Math.max(0, before - HERE_REACH); at--) {
    const token = reading.tokens[at];
    if (token?.kind === "sign" || token === undefined) return false;
    if (OTHERS.test(token.text) || reading.is(at, "negations")) return true;
    if (reading.startsLine(at)) return false;
  }
  return false;
}

/** "me llamo igual que mi madre" */
function isOfRelative(reading: Reading, at: number): boolean {
  return /^(?:que|wie)$/.test(reading.tokens[at]?.text ?? "") && RELATIVE.test(reading.tokens[at + 2]?.text ?? "");
}

const RELATIVE =
  /^(?:madre|padre|abuel[oa]|herman[oa]|prim[oa]|ti[oa]|perr[oa]|gat[oa]|jef[ea]|mere|pere|frere|soeur|mutter|vater|oma|opa|bruder|schwester)$/;

/** "my name here works on twitter as well" */
const WORKS = /^(?:works?|valid|good|marche|fonctionne|vaut|vale|sirve|funciona|gilt|funktioniert|geht|passt|klappt)$/;

function isMine(reading: Reading, at: number): boolean {
  return reading.lengthBefore(at, "my", 2) > 0;
}

/** "search my username on", "unter meinem Profilnamen findest du mich bei" */
function isSought(reading: Reading, at: number, from: number, to: number): boolean {
  for (let enter = Math.max(0, at - 4); enter < at; enter++) {
    if (reading.is(enter, "enter") && !SUBJECT.test(reading.tokens[enter - 1]?.text ?? "")) return true;
  }
  return reading.has("as", at - 3, at) && reading.has("invite", from, to);
}

/** "I put my name into …" tells what somebody did. */
const SUBJECT = /^(?:i|we|he|she|they|who|yo|je|j|ich|wir|er|sie|il|elle|on)$/;

/** "my name here plus a dot", "= my insta": what is done to the name that stands here, or what it is. */
function isAltered(reading: Reading, from: number, to: number, mention: Mention): boolean {
  for (let at = from; at < Math.min(to, from + NEXT); at++) {
    if (
      /^(?:\+|=|plus|mas|with|con|avec|mit|and|und|et|y|but|minus|add|without|sin|sans|ohne)$/.test(
        reading.tokens[at]?.text ?? "",
      )
    )
      return true;
    if (WORKS.test(reading.tokens[at]?.text ?? "") && mention.to > at) return true;
    if (reading.is(at, "is") && mention.from > at && mention.from - at <= NEXT) return true;
  }
  return false;
}

function isOfAnother(reading: Reading, at: number): boolean {
  const compares = /^(?:as|que|wie|como|comme|for|of|de)$/.test(reading.tokens[at]?.text ?? "");
  return compares && reading.length(at + 1, "here", "ownName") === 0 && !reading.has("here", at + 1, at + NEXT);
}

function firstWith(reading: Reading, role: "called" | "here" | "same", from: number, to: number): number | null {
  for (let at = from; at < Math.min(to, reading.tokens.length); at++) {
    const length = reading.length(at, role);
    if (length > 0) return at + length;
    const token = reading.tokens[at];
    if (token?.kind === "sign" && /[.!?]/.test(token.text)) return null;
  }
  return null;
}

/** A question about a network belongs to what is said next: "you know the ghost app? same name there". */
function startOfTalk(reading: Reading, from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - HERE_REACH); at--) {
    if (/^[.!]$/.test(reading.tokens[at]?.text ?? "") && !reading.isGlued(at + 1)) return at + 1;
  }
  return from - HERE_REACH;
}

function endOfTalk(reading: Reading, to: number): number {
  const end = Math.min(reading.tokens.length, to + HERE_REACH);
  for (let at = to; at < end; at++) {
    const isEllipsis = reading.tokens[at - 1]?.text === "." && reading.isGlued(at);
    if (/^[.!]$/.test(reading.tokens[at]?.text ?? "") && !reading.isGlued(at + 1) && !isEllipsis) return at;
  }
  return end;
}
