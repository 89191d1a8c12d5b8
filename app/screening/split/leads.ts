import { invitationStart, isCall, isPossessed } from "../detectors/links";
import { findMentions, type Mention } from "../detectors/mentions";
import { isCapital, isUnknownWord, readName } from "../detectors/names";
import { saysIAmOn } from "../detectors/places";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import type { Split } from "./split";

/** How many messages after one that leads to a name may hold it. */
const REACH = 3;
const SHORTEST = 8;
const PIECES_REACH = 6;
const FEWEST_PIECES = 2;

/** A message that leads to a name, and the name alone in one that follows: "I'm on facebook", "Moira Eschenbach". */
export function splitLeads(readings: readonly Reading[], from: number): Split | null {
  for (const [first, reading] of readings.entries()) {
    if (!reading.mayHave("network", "networkSlang")) continue;
    const mention = findMentions(reading).find(({ sureness }) => sureness === "sure" || sureness === "slang");
    if (mention?.kind !== "handle" || reading.has("negations", 0, reading.tokens.length)) continue;
    const messages = piecesAfter(readings, first, mention) ?? nameAfter(readings, first, mention);
    if (messages !== null && (messages.at(-1) ?? 0) >= from)
      return { kind: "handle", messages, reason: "a name after what leads to it" };
  }
  return null;
}

const BY_WHOLE_NAMES = /^(?:facebook|fb|linkedin|xing|messenger)$/;

function nameAfter(readings: readonly Reading[], first: number, mention: Mention): number[] | null {
  const reading = readings[first];
  if (reading === undefined) return null;
  const place = reading.tokens[mention.to - 1]?.text ?? "";
  const isThere = saysIAmOn(reading, mention.from) || invitationStart(reading, mention.from) !== null;
  const seeks = isSearch(reading, mention);
  for (let next = first + 1; next <= Math.min(first + REACH, readings.length - 1); next++) {
    const answer = readings[next];
    if (answer === undefined) break;
    if ((isThere || seeks) && BY_WHOLE_NAMES.test(place) && isWholeName(answer)) return [first, next];
    if (seeks && next === first + 1 && isWordAlone(answer)) return [first, next];
  }
  return null;
}

/** "type this into insta", and no more. */
function isSearch(reading: Reading, { from, to }: Mention): boolean {
  return reading.length(0, "enter", "seek") > 0 && isCall(reading, 0) && from <= 4 && reading.tokens.length - to <= 1;
}

/** What people wish and greet with is written with capitals in German, too: "Liebe Grüße". */
const GREETING = /^(?:lieb|gut|schon|viel|best|herzlich|freundlich|froh|gross|klein|neu|alt|bonn|bel|tres|happy|good)/;

function isWholeName(reading: Reading): boolean {
  const end = reading.tokens.findIndex(({ kind, text }) => kind === "sign" && text !== "-");
  const words = reading.tokens.slice(0, end < 0 ? reading.tokens.length : end).filter(({ kind }) => kind !== "sign");
  const isName = words.every((_, at) => isCapital(reading, at) && !reading.isKnown(at));
  return isName && words.length > 1 && words.length <= 3 && !GREETING.test(words[0]?.text ?? "");
}

function isWordAlone(reading: Reading): boolean {
  const name = readName(reading, 0);
  const isAlone = name !== null && reading.tokens.slice(name.to).every(({ kind }) => kind === "sign");
  return isAlone && !isCapital(reading, 0) && isUnknownWord(reading, name, SHORTEST);
}

/** "in two parts", "en plusieurs fois", "in Stücken" */
const IN_PIECES =
  /\b(?:in (?:\w+ )?(?:stucken|teilen|happen|etappen|parts|pieces|bits|goes)|en (?:\w+ )?(?:morceaux|fois|parties|bouts|messages|partes|trozos|cachos|pedazos)|stuck fur stuck|bout par bout|piece by piece)\b/;

function piecesAfter(readings: readonly Reading[], first: number, { from }: Mention): number[] | null {
  const reading = readings[first];
  if (reading === undefined || !isPossessed(reading, from) || !IN_PIECES.test(reading.text)) return null;
  const pieces: number[] = [];
  for (let next = first + 1; next <= Math.min(first + PIECES_REACH, readings.length - 1); next++) {
    const words = readings[next]?.tokens.filter(({ kind }) => kind !== "sign") ?? [];
    const [word] = words;
    if (words.length === 1 && word !== undefined && !hasRole(word.text, "common") && !hasRole(word.text, "filler"))
      pieces.push(next);
  }
  return pieces.length >= FEWEST_PIECES ? [first, ...pieces] : null;
}
