import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { readLocal, type Local } from "./local-parts";

/** As a sign, in brackets, by its own name ("arroba"), as an emoji, or with a word that says much else ("at"). */
export type AtStyle = "sign" | "bracketed" | "named" | "drawn" | "word";

/** An at sign and its tokens (the end is exclusive). */
export interface AtSign {
  readonly from: number;
  readonly to: number;
  readonly style: AtStyle;
}

const BRACKETS = new Set([",", "^", "(", "[", "{", "<", "*", "_", "-", "~", "|", "/", "'", '"', ".", "+", "=", ":"]);

/** A letter between two signs: "anna(a)gmail.com". */
const LETTER_BETWEEN = /[,^([{<*_~|/'".+=:-]a[)\]}>,^([{<*_~|/'".+=:-]/;

/** Whether a text has anything that `readAt` could read. */
export function mayHoldAt(reading: Reading): boolean {
  return reading.text.includes("@") || reading.mayHave("at") || LETTER_BETWEEN.test(reading.text);
}

/** Reads an at sign, or what stands for one, that begins at a token. */
export function readAt(reading: Reading, at: number): AtSign | null {
  const token = reading.tokens[at];
  if (token === undefined) return null;
  // "anna @t gmail"
  const withLetter = reading.tokens[at + 1]?.text === "t" && reading.isGlued(at + 1) && !reading.isGlued(at + 2);
  if (token.text === "@" && withLetter) return { from: at, to: at + 2, style: "named" };
  if (token.text === "@") return { from: at, to: at + 1, style: "sign" };
  const bracket = BRACKETS.has(token.text);
  if (bracket) {
    const inside = reading.tokens[at + 1];
    const length = inside?.text === "@" || inside?.text === "a" ? 1 : reading.length(at + 1, "at");
    const closing = reading.tokens[at + 1 + length];
    const closes = closing?.kind === "sign" && (BRACKETS.has(closing.text) || isClosing(closing.text));
    const tight =
      token.text === "," ? closing?.text === "," : reading.isGlued(at + 1) && reading.isGlued(at + 1 + length);
    return length > 0 && closes && tight ? { from: at, to: at + 2 + length, style: "bracketed" } : null;
  }
  const length = reading.length(at, "at");
  if (length === 0) return null;
  // "at" is a word of English; "arroba" and "at sign" are nothing else.
  const plain = length === 1 && /^at$/i.test(reading.written(at));
  return { from: at, to: at + length, style: plain ? "word" : token.kind === "sign" ? "drawn" : "named" };
}

function isClosing(sign: string): boolean {
  return sign === ")" || sign === "]" || sign === "}" || sign === ">";
}

/** The words that put an at sign behind a name: "annak, then the", "annak followed by". */
const PUTS_SIGN =
  /^(?:add|plus|then|the|an?|after|before|with|and|put|followed|by|comes|das|dem|den|vom|von|und|mit|dann|danach|gefolgt|davor|vor|danach|la|el|una?|y|con|luego|despues|seguido|de|pon|antes|l|et|avec|puis|ensuite|suivi|mets|ajoute|avant|apres)$/;
const JOINS = /^[+,"'.]$/;
const MOST_PUTTING = 4;
const SHORTEST_PUT = 6;

/** What stands before a sign, and whether words between say that the sign comes next. */
export function localBefore(reading: Reading, { from, style }: AtSign): { local: Local | null; put: boolean } {
  const direct = { local: readLocal(reading, from), put: false };
  const before = reading.tokens[from - 1]?.text ?? "";
  // "to put in at": without an article the word for the sign is any other.
  if (style === "drawn" || (style === "word" ? before !== "the" : !PUTS_SIGN.test(before) && !JOINS.test(before)))
    return direct;
  let end = from;
  for (let words = 0; words < MOST_PUTTING; words++) {
    for (let signs = 0; signs < 3 && JOINS.test(reading.tokens[end - 1]?.text ?? ""); signs++) end--;
    if (!PUTS_SIGN.test(reading.tokens[end - 1]?.text ?? "")) break;
    end--;
  }
  const local = readLocal(reading, end);
  if (local === null || local.common || reading.isKnown(local.from)) return direct;
  const long = (reading.tokens[end - 1]?.text.length ?? 0) >= SHORTEST_PUT;
  return isIntroduced(reading, local) && (local.shaped || long) ? { local, put: true } : direct;
}

/** Whether a name is one by its form, or by where it stands. */
function isIntroduced(reading: Reading, { from, shaped }: Local): boolean {
  return (
    shaped ||
    startsClause(reading, from) ||
    reading.lengthBefore(from, "is") > 0 ||
    reading.lengthBefore(from, "mail") > 0 ||
    /^(?:take|put|nimm|toma|prends)$/.test(reading.tokens[from - 1]?.text ?? "")
  );
}

const SIGN_NOUN = /^(?:sign|symbol|zeichen|symbole|signe|simbolo|signo)$/;
const FINISHES = /^(?:finish|end|ends|finally|schluss|termina|acaba|termine|finis)$/;

/** Where the host stands: "at (gmail …", and behind an at sign by its own name also "arroba y luego gmail". */
export function skipToHost(reading: Reading, { to, style }: AtSign, local: Local | null): number {
  let at = to;
  while (at < to + 3 && reading.tokens[at]?.kind === "sign") at++;
  if (SIGN_NOUN.test(reading.tokens[at]?.text ?? "")) at++;
  while (at < to + 5 && /^[,)"']$/.test(reading.tokens[at]?.text ?? "")) at++;
  // "la touche arobase et gmail"
  if (style === "word" || style === "drawn" || local === null || !isIntroduced(reading, local)) return at;
  let lead = at;
  for (let words = 0; words < MOST_PUTTING; words++) {
    const text = reading.tokens[lead]?.text ?? "";
    const putting = PUTS_SIGN.test(text) || FINISHES.test(text) || JOINS.test(text) ? 1 : 0;
    lead += Math.max(reading.length(lead, "and", "step", "joiner"), putting);
  }
  return lead > at && reading.length(lead, "provider", "providerAlso") > 0 ? lead : at;
}
