import { beginsLikeName, hasRole, isName, LONGEST_WORD, meaningsOf } from "./lexicon";
import { remembered } from "./remembered";
import type { Token } from "./tokens";

/** Names long enough to be known although a letter is missing, doubled or wrong. */
const LONG_NAMES = ["instagram", "snapchat", "telegram", "whatsapp", "facebook", "discord", "hotmail", "protonmail"];
const SHORTEST_NEARLY_NAMED = 6;
/** Which of them leave these letters when one is left out. */
const nearlyNamed = new Map<string, string>();
/** Which of them leave these letters without vowels, for those who cross them out: "sn*pch*t", "xnstxgrxm". */
const crossedOut = new Map<string, string>();
/** The letters of each, one bit for one letter. */
const lettersOfNames = LONG_NAMES.map(lettersOf);

for (const name of LONG_NAMES) {
  for (const shorter of withoutOneLetter(name)) if (meaningsOf(shorter) === undefined) nearlyNamed.set(shorter, name);
  const bare = withoutVowels(name);
  // Other words look like these without their vowels: "discard", "hotel mail".
  if (name !== "discord" && name !== "hotmail") crossedOut.set(bare, name);
}

/** The letters of a word, one bit for one letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const place = word.charCodeAt(i) - 0x61;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

/** Whether a word has all letters of a name but two at most: few words need a closer look. */
function sharesLetters(word: string): boolean {
  const letters = lettersOf(word);
  return lettersOfNames.some((name) => {
    const missing = name & ~letters;
    const withoutOne = missing & (missing - 1);
    return (withoutOne & (withoutOne - 1)) === 0;
  });
}

function withoutVowels(word: string): string {
  return word.replace(/[aeiou]/g, "");
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** What some word is drawn with: figures and signs in the place of letters. */
const DRAWN: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "*": "",
  ".": "",
  "-": "",
  _: "",
};

const PLAIN_WORD = /^[a-z]+$/;

/** A word with its drawn letters read; `one` is what a 1 or ! stands for. */
export function readDrawn(word: string, one: "i" | "l"): string {
  if (PLAIN_WORD.test(word)) return word;
  let read = "";
  for (const character of word) {
    read += one === "l" && (character === "1" || character === "!") ? "l" : (DRAWN[character] ?? character);
  }
  return read;
}

/** The name that a word is nearly: one letter missing, doubled, wrong or drawn. Null when it is none. */
export function nearlyName(word: string): string | null {
  return word.length < 3 || word.length > LONGEST_WORD ? null : findNearlyName(word);
}

const findNearlyName = remembered((word) => {
  const near = nearlyPlainName(word, readDrawn(word, "i"));
  if (near !== null || !/[1!]/.test(word)) return near;
  return nearlyPlainName(word, readDrawn(word, "l"));
});

function nearlyPlainName(word: string, drawn: string): string | null {
  if (drawn !== word && isName(drawn)) return drawn;
  if (DOUBLED.test(drawn)) {
    const single = drawn.replace(/([a-z])\1+/g, "$1");
    if (single.length >= 4 && isName(single)) return single;
  }
  const crossed =
    crossedOut.get(drawn) ??
    (drawn.includes("x") ? crossedOut.get(withoutVowels(drawn.replaceAll("x", ""))) : undefined);
  if (crossed !== undefined) return crossed;
  if (drawn.length < SHORTEST_NEARLY_NAMED || !sharesLetters(drawn)) return null;
  const missing = nearlyNamed.get(drawn);
  if (missing !== undefined) return missing;
  for (const shorter of withoutOneLetter(drawn)) {
    if (shorter.length <= SHORTEST_NEARLY_NAMED) break;
    const wrong = isName(shorter) ? shorter : nearlyNamed.get(shorter);
    if (wrong !== undefined) return wrong;
  }
  return null;
}

const DOUBLED = /([a-z])\1/;

const DRAWING_SIGNS = new Set(["@", "$", "!", "|", "+", "*", ".", "-", "_"]);

/** "i.g." is short for a network. */
function endOfInitials(tokens: readonly Token[], from: number): number {
  const first = tokens[from];
  if (first?.text.length !== 1 || first.kind === "sign") return 0;
  const dot = tokens[from + 1];
  const second = tokens[from + 2];
  if (dot?.text !== "." || second?.text.length !== 1) return 0;
  if (dot.start !== first.end || second.start !== dot.end || !hasRole(first.text + second.text, "networkSlang"))
    return 0;
  const last = tokens[from + 3];
  return last?.text === "." && last.start === second.end ? from + 4 : from + 3;
}

/** More signs than letters make no name. */
const MOST_SIGNS = 3;

/** Signs that only part the letters of a name, and what a domain ends with, which makes such a sign a dot. */
const PARTING_SIGN = /^[*._-]$/;
const ENDING = /^(?:ee|app|co|me|com|tv|ly|gg|net|org|io)$/;

/** Whether a sign that could be part of a name stands at a token or right behind it. */
function mayBeDrawn(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  const next = tokens[from + 1];
  if (first === undefined || next === undefined || next.start !== first.end || first.kind === "figure") return false;
  if (first.kind === "sign")
    return next.kind !== "sign" && DRAWING_SIGNS.has(first.text) && !PARTING_SIGN.test(first.text);
  return DRAWING_SIGNS.has(next.text);
}

/** After so many tokens, two letters stand that some name begins with, or no name does. */
const LOOKED_AT_BEGINNING = 4;

/** Where a name that is drawn with signs ends, or the next token when there is none. */
export function endOfDrawn(tokens: readonly Token[], from: number): number {
  const initials = endOfInitials(tokens, from);
  if (initials > 0) return initials;
  if (!mayBeDrawn(tokens, from)) return from + 1;
  let longest = from + 1;
  let word = "";
  let signs = 0;
  for (let i = from; i < Math.min(tokens.length, from + 7); i++) {
    const token = tokens[i];
    if (token === undefined || (i > from && token.start !== tokens[i - 1]?.end)) break;
    if (token.kind === "sign") {
      if (!DRAWING_SIGNS.has(token.text) || ++signs > MOST_SIGNS) break;
    }
    word += token.text;
    if (word.length > LONGEST_WORD) break;
    if (i < from + LOOKED_AT_BEGINNING && i > from) {
      const beginning = readDrawn(word, "i");
      if (beginning.length > 1 && !beginsLikeName(beginning)) break;
    }
    const isWhole = token.kind === "sign" ? /[@$+]/.test(token.text) : !ENDING.test(token.text);
    if (signs === 0 || i === from || !isWhole) continue;
    const drawn = readDrawn(word, "i");
    if (drawn.length >= 4 && isName(drawn)) longest = i + 1;
  }
  return longest;
}
