import { invitationStart, isPossessed } from "../detectors/links";
import { findMentions, mentionAt } from "../detectors/mentions";
import { isCapital, isUnknownWord, readName } from "../detectors/names";
import { isOn } from "../detectors/places";
import type { ViolationKind } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import type { Split } from "./split";

/** How many messages may stand between a name and what points back to it. */
const POINTING_REACH = 4;
const SHORTEST_NAME = 6;
const MOST_WORDS = 9;
/** "that", "so" and their like in all languages. */
const DEMONSTRATIVE =
  /^(?:that|thats|this|it|its|same|there|ese|esa|eso|este|esta|esto|asi|ahi|c|cest|ca|cela|ce|voila|das|dies|so|der|dort|da|mal|tambien|aussi|auch|too|also)$/;
const FIRST_PERSON = /^(?:me|yo|moi|ich|soy|estoy|mich|heisse|heiss|llamo|appelle|bin|suis)$/;

/** A name alone in a message, and soon one that says where it is known: "lunasolknits", "lol", "that's me on tiktok". */
export function splitPointers(readings: readonly Reading[], from: number): Split | null {
  for (let last = from; last < readings.length; last++) {
    const pointing = readings[last];
    const pointed = pointing === undefined ? null : readPointer(pointing);
    if (pointed === null) continue;
    const { kind } = pointed;
    for (let i = last - 1; i >= Math.max(0, last - POINTING_REACH); i--) {
      const reading = readings[i];
      if (pointed.strong && i === last - 1 && areParts(readings.slice(Math.max(0, last - MOST_PARTS), last)))
        return { kind, messages: [i, last], reason: "a name in pieces, and where it is known" };
      if (reading === undefined || !isNameAlone(reading)) continue;
      if (pointed.strong || readings.slice(Math.max(0, i - POINTING_REACH), i).some(isSearch))
        return { kind, messages: [i, last], reason: "a name, and where it is known" };
    }
  }
  return null;
}

/** A word in a message that announces a network, and soon a name alone: "so it's on the ghost app", "ready?", "annakowa". */
export function splitAnnounced(readings: readonly Reading[], from: number): Split | null {
  for (let first = 0; first < readings.length; first++) {
    const announcing = readings[first];
    const kind = announcing === undefined ? null : announcedKind(announcing);
    if (kind === null) continue;
    for (let i = first + 1; i <= Math.min(first + ANNOUNCED_REACH, readings.length - 1); i++) {
      const reading = readings[i];
      if (i >= from && reading !== undefined && isUnknownAlone(reading))
        return { kind, messages: [first, i], reason: "a network, and a name alone" };
    }
  }
  return null;
}

const ANNOUNCED_REACH = 3;
const SHORTEST_ANNOUNCED = 10;

/** "I'm on insta", "te paso mi snap": the message ends with a network that the writer is on. */
function announcedKind(reading: Reading): ViolationKind | null {
  const { tokens } = reading;
  const last = tokens.findLastIndex(({ kind }) => kind !== "sign");
  if (tokens.length > MOST_WORDS || reading.mayHave("negations")) return null;
  const mention = findMentions(reading).find(({ to }) => to === last + 1);
  if (mention === undefined || mention.sureness === "ambiguous" || mention.sureness === "hobby") return null;
  const isOwn =
    isPossessed(reading, mention.from) ||
    (isOn(reading, mention.from) && (reading.has("iAm", 0, mention.from) || /\byou\b/.test(reading.text)));
  return isOwn || invitationStart(reading, mention.from) !== null ? mention.kind : null;
}

function isUnknownAlone(reading: Reading): boolean {
  const name = readName(reading, 0);
  if (name === null || name.to < reading.tokens.length || isCapital(reading, 0)) return false;
  return isUnknownWord(reading, name, SHORTEST_ANNOUNCED);
}

const MOST_PARTS = 4;

/** "anna", "kowa", "92": one piece each, whose last two at least make a name. */
function areParts(readings: readonly Reading[]): boolean {
  const pieces: string[] = [];
  for (const { text, tokens } of readings.toReversed()) {
    const piece = /^[a-z0-9._-]{1,12}$/.test(text.trim()) && !hasRole(tokens[0]?.text ?? "", "common");
    if (!piece) break;
    pieces.unshift(text.trim());
  }
  return pieces.length > 1 && pieces.join("").length >= SHORTEST_NAME && /[a-z]{3}/.test(pieces[0] ?? "");
}

function isNameAlone(reading: Reading): boolean {
  const { tokens } = reading;
  const from = tokens.findIndex(({ kind }) => kind !== "sign");
  const name = from < 0 ? null : readName(reading, from);
  if (name === null || name.shape === "ordinary" || tokens.slice(name.to).some(({ kind }) => kind !== "sign"))
    return false;
  if (name.shape === "shaped") return true;
  return (
    name.to === from + 1 && name.end - name.start >= SHORTEST_NAME && !hasRole(tokens[from]?.text ?? "", "predicates")
  );
}

/** "such", "look for": the name follows in another message. */
function isSearch(reading: Reading): boolean {
  const words = Math.max(reading.length(0, "seek"), reading.length(0, "invite"));
  return words > 0 && words === reading.tokens.filter(({ kind }) => kind !== "sign").length;
}

interface Pointer {
  readonly kind: ViolationKind;
  /** It says more than a place: "that's me on …", and not only "on …". */
  readonly strong: boolean;
}

/** What a message says of a name before it: every word of it only points, up to the network. */
function readPointer(reading: Reading): Pointer | null {
  const { tokens } = reading;
  if (tokens.length > MOST_WORDS || tokens.at(-1)?.text === "?") return null;
  let points = false;
  let mine = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const mention = mentionAt(reading, at);
    if (mention !== null && mention.sureness !== "ambiguous")
      return closes(reading, mention.to) ? { kind: mention.kind, strong: points && mine } : null;
    const noun = reading.length(at, "userName");
    if (noun > 0 && reading.lengthBefore(at, "my") > 0)
      return points && closes(reading, at + noun) ? { kind: "handle", strong: true } : null;
    const my = reading.length(at, "my");
    // What is seen on somebody's page is no name: "it's on my insta".
    if (my > 0 && reading.lengthBefore(at, "on") > 0) return null;
    const seek = reading.length(at, "seek");
    const others = reading.length(at, "iAm", "is", "on", "as", "there", "account");
    points ||= DEMONSTRATIVE.test(token.text) || reading.is(at, "iAm") || seek > 0;
    const length = Math.max(
      my,
      seek,
      others,
      token.kind === "sign" || DEMONSTRATIVE.test(token.text) || FIRST_PERSON.test(token.text) ? 1 : 0,
    );
    if (length === 0) return null;
    mine ||= my + seek > 0 || tokens.slice(at, at + length).some(({ text }) => FIRST_PERSON.test(text));
    at += length;
  }
  return null;
}

/** Nothing follows but signs and a word of no weight. */
function closes(reading: Reading, at: number): boolean {
  const rest = reading.tokens.slice(at).filter(({ kind }) => kind !== "sign");
  return rest.length <= 1;
}
