import type { Reading } from "../reading";
import { invitationStart, isPossessed, type Link } from "./links";
import { mentionAt, type Mention } from "./mentions";
import { isCapital, isUnknownWord, readName, type Name } from "./names";
import { isOn, saysIAmOn } from "./places";

/** What leads to a name, and where the name starts. */
export interface Lead {
  readonly link: Link;
  readonly to: number;
}

/** A word that no list knows is taken for a name from this length on, where a name may well stand. */
export const SHORTEST_UNKNOWN = 8;

/** Where what is said about a network begins: behind other networks, asides and a dash before "name". */
export function afterMention(reading: Reading, { to }: Pick<Mention, "to">): number {
  if (isBracketed(reading, to)) return to + 1;
  const app = /^(?:app|appli|one)$/.test(reading.tokens[to]?.text ?? "") ? 1 : 0;
  return skipOthers(reading, skipAside(reading, to + app));
}

/** "(ig) annakowa" */
function isBracketed(reading: Reading, to: number): boolean {
  return /^[)\]]$/.test(reading.tokens[to]?.text ?? "") && /^[([]$/.test(reading.tokens[to - 2]?.text ?? "");
}

/** "twitter/X", "insta, snap and tiktok": one name for several networks; "discord-name". */
function skipOthers(reading: Reading, from: number): number {
  let at = from;
  for (;;) {
    const sign = reading.tokens[at]?.text ?? "";
    if (sign === "-" && reading.length(at + 1, "account", "userName") > 0) return at + 1;
    const joined = /^[/&+,]$/.test(sign) || reading.length(at, "and") > 0;
    const next = joined ? mentionAt(reading, at + 1) : null;
    if (next === null) return at;
    at = next.to;
  }
}

const LONGEST_ASIDE = 8;

/** "insta(gram)", "my snap (the usual one)". */
function skipAside(reading: Reading, at: number): number {
  if (reading.tokens[at]?.text !== "(") return at;
  for (let end = at + 2; end <= at + LONGEST_ASIDE; end++) {
    if (reading.tokens[end]?.text !== ")") continue;
    return end === at + 2 && mentionAt(reading, at + 1) === null ? at : end + 1;
  }
  return at;
}

const RATHER =
  /\b(?:better|best|rather|prefer|easier|quicker|faster|more|mostly|mainly|always|use|pics|photos|pictures|see|hear|where|have|got|continue|swap|account|move|switch|chat|mejor|mas|prefiero|siempre|casi|uso|tengo|seguimos|fotos|ver|donde|cuenta|hablamos|hablame|charlamos|mieux|plutot|plus|continuons|souvent|ai|prefere|surtout|utilise|voir|compte|parle|lieber|besser|eher|mehr|hab|habe|wechseln|ofter|oefter|meistens|immer|nutze|benutze|bilder|sehen|konto|schreiben|much|selten|rarely|barely)\b/;

/** "better on kik, annakowa", "my insta... annakowa": a word that is no talk, where one is sent to a network. */
export function readComma(reading: Reading, { from, sureness }: Mention, after: number): Lead | null {
  const at = skipPraise(reading, after);
  const dots = reading.tokens[at]?.text === "." && reading.tokens[at + 2]?.text === ".";
  const comma = reading.tokens[at]?.text === "," || (at > after && reading.tokens[at]?.text === ":");
  if ((!comma && !dots) || sureness === "ambiguous" || sureness === "hobby") return null;
  const to = skipJust(reading, dots ? at + 3 : at + 1);
  const name = readName(reading, to);
  if (name === null || !name.closes) return null;
  const isWord = !isCapital(reading, name.from) && isUnknownWord(reading, name, SHORTEST_UNKNOWN);
  if (!isWord && !name.full && name.shape !== "shaped") return null;
  const isSent =
    (at > after && (isPraised(reading, after, at) || (isLong(name) && RATHER.test(wordsBefore(reading, at))))) ||
    invitationStart(reading, from) !== null ||
    ((dots || name.full) && isPossessed(reading, from)) ||
    (name.full && saysIAmOn(reading, from)) ||
    isWholeName(reading, name, from);
  if (!isSent && !(isWord && RATHER.test(wordsBefore(reading, at)))) return null;
  return { link: isOn(reading, from) ? "am" : "sign", to };
}

const BY_WHOLE_NAMES = /^(?:facebook|fb|linkedin|xing|messenger)$/;

/** "you'll see my face on facebook, Moira Eschenbach" */
function isWholeName(reading: Reading, { full, from, to }: Name, place: number): boolean {
  const isAnswered = reading.tokens.slice(to, to + 3).some(({ text }) => text === "?");
  if (!full || isAnswered || !BY_WHOLE_NAMES.test(reading.tokens[place]?.text ?? "")) return false;
  return isOn(reading, place) && !reading.isKnown(from) && !reading.isKnown(to);
}

/** "its just annakowa" */
function skipJust(reading: Reading, at: number): number {
  const it = reading.length(at, "iAm");
  const just = at + it;
  return it > 0 && /^(?:just|simply|einfach|solo|juste)$/.test(reading.tokens[just]?.text ?? "") ? just + 1 : at;
}

const LONGEST_PRAISE = 5;

/** "telegram is better for me: …" */
function skipPraise(reading: Reading, from: number): number {
  const is = reading.length(from, "is");
  for (let at = from + is; at <= from + LONGEST_PRAISE; at++) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    if (token.kind === "sign")
      return token.text === ":" || (token.text === "," && isPraised(reading, from, at)) ? at : from;
  }
  return from;
}

function isPraised(reading: Reading, from: number, to: number): boolean {
  // "easier for my mum" sends nobody there.
  return !reading.has("my", from, to) && reading.tokens.slice(from, to).some(({ text }) => BETTER.test(text));
}

/** "un insta de cocina: lacocinadeana" */
function isLong({ shape, start, end, endsClause }: Name): boolean {
  return shape === "shaped" || (endsClause && end - start >= SHORTEST_LONG);
}

const SHORTEST_LONG = 10;

const BETTER =
  /^(?:better|best|easier|quicker|faster|simpler|mejor|facil|rapido|comodo|mieux|facile|rapide|simple|pratique|besser|lieber|einfacher|schneller|leichter)$/;

/** "I have insta: …", "I post my pots on insta as …", "more pics on insta: …" */
export function leadsThere(reading: Reading, from: number): boolean {
  if (HAVING.test(reading.tokens[from - 1]?.text ?? "")) return true;
  if (!isOn(reading, from)) return false;
  if (reading.has("my", from - REACH, from)) return true;
  const words = wordsBefore(reading, from);
  return FIRST_PERSON.test(words) || RATHER.test(words);
}

const REACH = 8;
const HAVING = /^(?:have|got|tengo|ai|hab|habe)$/;
const FIRST_PERSON =
  /\b(?:i|yo|je|j|ich|publico|subo|cuelgo|comparto|posteo|escribo|dibujo|toco|ando|salgo|aparezco|figuro|estoy|vivo|vendo|cuento|hago|pongo|comparto|enseno)\b/;

function wordsBefore(reading: Reading, from: number): string {
  const start = reading.tokens[Math.max(0, from - REACH)]?.start ?? 0;
  return reading.text.slice(start, reading.tokens[from]?.start ?? reading.text.length);
}
