import { entriesOf, hasRole, isName, LONGEST_WORD } from "./lexicon";
import type { Token } from "./tokens";

/** Names long enough to be known although a letter is missing, doubled or wrong, by what is left without one letter. */
const nearlyNamed = new Map<string, string>();
const NEARLY_NAMED_MIN_LENGTH = 7;

for (const word of ["instagram", "snapchat", "telegram", "whatsapp", "facebook", "discord", "hotmail", "protonmail"]) {
  for (const shorter of withoutOneLetter(word)) if (entriesOf(shorter).length === 0) nearlyNamed.set(shorter, word);
}

// Without vowels, for those who cross them out: "sn*pch*t", "xnstxgrxm".
for (const word of ["instagram", "snapchat", "telegram", "whatsapp", "facebook"])
  nearlyNamed.set(withoutVowels(word), word);

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

/** A word with its drawn letters read; `one` is what a 1 or ! stands for. */
export function readDrawn(word: string, one: "i" | "l"): string {
  let read = "";
  for (const character of word) {
    read += one === "l" && (character === "1" || character === "!") ? "l" : (DRAWN[character] ?? character);
  }
  return read;
}

/** The name that a word is nearly: one letter missing, doubled, wrong or drawn. Null when it is none. */
export function nearlyName(word: string): string | null {
  if (word.length < 3 || word.length > LONGEST_WORD) return null;
  for (const one of /[1!]/.test(word) ? (["i", "l"] as const) : (["i"] as const)) {
    const drawn = readDrawn(word, one);
    if (drawn !== word && isName(drawn)) return drawn;
    const single = drawn.replace(/([a-z])\1+/g, "$1");
    if (single !== word && single.length >= 4 && isName(single)) return single;
    const bare = /[aeiou]/.test(drawn) ? undefined : nearlyNamed.get(drawn);
    if (bare !== undefined && drawn === withoutVowels(bare)) return bare;
    if (drawn.includes("x") && drawn.length >= NEARLY_NAMED_MIN_LENGTH) {
      const crossed = nearlyNamed.get(withoutVowels(drawn.replaceAll("x", "")));
      if (crossed !== undefined) return crossed;
    }
    if (drawn.length < NEARLY_NAMED_MIN_LENGTH - 1) continue;
    const missing = nearlyNamed.get(drawn);
    if (missing !== undefined) return missing;
    for (const shorter of withoutOneLetter(drawn)) {
      if (isName(shorter) && shorter.length >= NEARLY_NAMED_MIN_LENGTH) return shorter;
      const wrong = nearlyNamed.get(shorter);
      if (wrong !== undefined && shorter.length >= NEARLY_NAMED_MIN_LENGTH) return wrong;
    }
  }
  return null;
}

const DRAWING_SIGNS = new Set(["@", "$", "!", "|", "+", "*", ".", "-", "_"]);

/** "i.g." is short for a network. */
function endOfInitials(tokens: readonly Token[], from: number): number {
  const [first, dot, second] = tokens.slice(from, from + 3);
  if (first?.text.length !== 1 || dot?.text !== "." || second?.text.length !== 1) return 0;
  if (dot.start !== first.end || second.start !== dot.end || !hasRole(first.text + second.text, "networkSlang"))
    return 0;
  const last = tokens[from + 3];
  return last?.text === "." && last.start === second.end ? from + 4 : from + 3;
}

/** Signs that only part the letters of a name, and what a domain ends with, which makes such a sign a dot. */
const PARTING_SIGN = /^[*._-]$/;
const ENDING = /^(?:ee|app|co|me|com|tv|ly|gg|net|org|io)$/;

/** Where a name that is drawn with signs ends, or the next token when there is none. */
export function endOfDrawn(tokens: readonly Token[], from: number): number {
  const initials = endOfInitials(tokens, from);
  if (initials > 0) return initials;
  if (PARTING_SIGN.test(tokens[from]?.text ?? "")) return from + 1;
  let longest = from + 1;
  let word = "";
  let signs = 0;
  for (let i = from; i < Math.min(tokens.length, from + 7); i++) {
    const token = tokens[i];
    if (token === undefined || (i > from && token.start !== tokens[i - 1]?.end)) break;
    if (token.kind === "sign") {
      if (!DRAWING_SIGNS.has(token.text)) break;
      signs++;
    }
    word += token.text;
    if (word.length > LONGEST_WORD) break;
    const isWhole = token.kind === "sign" ? /[@$+]/.test(token.text) : !ENDING.test(token.text);
    if (signs === 0 || i === from || !isWhole) continue;
    const drawn = readDrawn(word, "i");
    if (drawn.length >= 4 && isName(drawn)) longest = i + 1;
  }
  return longest;
}
