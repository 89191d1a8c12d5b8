import { EMAIL_PROVIDERS, NETWORKS } from "./data/networks";
import { LANGUAGES } from "./languages";
import type { Language } from "./languages/language";
import type { Plain } from "./normalise";
import { tokenise, type Token } from "./tokens";

/** What a word or phrase may mean to the engine. */
export type Role =
  | keyof Language["spoken"]
  | keyof Language["giving"]
  | keyof Language["honest"]
  | "digits"
  | "tens"
  | "zeros"
  | "repeats"
  | "soundAlike"
  | "plural"
  | "joiner"
  | "network"
  | "networkSlang"
  | "networkAmbiguous"
  | "provider"
  | "providerAlso";

interface Entry {
  readonly role: Role;
  /** The words after the first. */
  readonly rest: readonly string[];
  /** What the word stands for, where the role has a value: figures, or a count. */
  readonly value: string;
}

const entriesByWord = new Map<string, Entry[]>();
/** Names long enough to be known although a letter is missing, doubled or wrong, by what is left without one letter. */
const nearlyNamed = new Map<string, string>();
const NEARLY_NAMED_MIN_LENGTH = 7;
export const LONGEST_WORD = 24;

for (const language of LANGUAGES) {
  for (const [role, phrases] of Object.entries(language.spoken)) add(role as keyof Language["spoken"], phrases);
  for (const [role, phrases] of Object.entries(language.giving)) add(role as keyof Language["giving"], phrases);
  for (const [role, phrases] of Object.entries(language.honest)) add(role as keyof Language["honest"], phrases);
  const { words, tens, zeros, repeats, soundAlikes, joiners } = language.numbers;
  addValues("digits", words);
  addValues("plural", pluralsOf(words));
  addValues("tens", tens);
  addValues("zeros", zeros);
  addValues("repeats", repeats);
  addValues("soundAlike", soundAlikes);
  add("joiner", joiners);
}
for (const { names, slang, ambiguous } of NETWORKS) {
  add("network", names);
  add("networkSlang", slang ?? "");
  add("networkAmbiguous", ambiguous ?? "");
}
add("provider", EMAIL_PROVIDERS.sure);
add("providerAlso", EMAIL_PROVIDERS.also);
for (const word of ["instagram", "snapchat", "telegram", "whatsapp", "facebook", "discord", "hotmail", "protonmail"]) {
  for (const shorter of withoutOneLetter(word)) if (!entriesByWord.has(shorter)) nearlyNamed.set(shorter, word);
}

// Without vowels, for those who cross them out: "sn*pch*t", "xnstxgrxm".
for (const word of ["instagram", "snapchat", "telegram", "whatsapp"]) nearlyNamed.set(withoutVowels(word), word);

function withoutVowels(word: string): string {
  return word.replace(/[aeiou]/g, "");
}

function add(role: Role, phrases: string): void {
  for (const phrase of phrases.split(",")) addPhrase(role, phrase.trim(), "");
}

/** "fives", "cincos", "fünfen": how many of a figure there are may be said before it. */
function pluralsOf(words: Readonly<Record<string, string>>): Record<string, string> {
  const digits = Object.entries(words).filter(([word, value]) => value.length === 1 && word.length > 2);
  return Object.fromEntries(
    digits
      .flatMap(([word, value]) => ["s", "es", "en", "er"].map((ending) => [word + ending, value] as const))
      .filter(([word]) => words[word] === undefined),
  );
}

function addValues(role: Role, values: Readonly<Record<string, string | number>>): void {
  for (const [word, value] of Object.entries(values)) addPhrase(role, word, String(value));
}

function addPhrase(role: Role, phrase: string, value: string): void {
  const [first, ...rest] = phrase.split(" ");
  if (first === undefined || first === "") return;
  const entries = entriesByWord.get(first) ?? [];
  entries.push({ role, rest, value });
  entriesByWord.set(first, entries);
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
};

/** A word with its drawn letters read; `one` is what a 1 or ! stands for. */
export function readDrawn(word: string, one: "i" | "l"): string {
  let read = "";
  for (const character of word) {
    read += one === "l" && (character === "1" || character === "!") ? "l" : (DRAWN[character] ?? character);
  }
  return read;
}

const knownNames: ReadonlySet<Role> = new Set<Role>(["network", "networkSlang", "provider"]);

/** The name that a word is nearly: one letter missing, doubled, wrong or drawn. Null when it is none. */
export function nearlyName(word: string): string | null {
  if (word.length < 3 || word.length > LONGEST_WORD) return null;
  for (const one of /[1!]/.test(word) ? (["i", "l"] as const) : (["i"] as const)) {
    const drawn = readDrawn(word, one);
    if (drawn !== word && isName(drawn)) return drawn;
    const single = drawn.replace(/([a-z])\1+/g, "$1");
    if (single !== word && single.length >= 4 && isName(single)) return single;
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

function isName(word: string): boolean {
  const entries = entriesByWord.get(word);
  return entries !== undefined && entries.some(isNameEntry);
}

function isNameEntry(entry: Entry): boolean {
  return entry.rest.length === 0 && knownNames.has(entry.role);
}

/** "in sta" and "tele gram" are names in two parts; two words that both mean something by themselves are not. */
function isParted(first: string, second: string): boolean {
  const length = first.length + second.length;
  if (length < 5 || length > LONGEST_WORD || (entriesByWord.has(first) && entriesByWord.has(second))) return false;
  return isName(first + second);
}

const DRAWING_SIGNS = new Set(["@", "$", "!", "|", "+", "*"]);

/** Cuts plain text into tokens, with names drawn with signs ("sn@p", "$nap") as one word each. */
export function readText(plain: Plain): Reading {
  const { text } = plain;
  const tokens: Token[] = [];
  const cut = tokenise(text);
  for (let i = 0; i < cut.length; i++) {
    const end = endOfDrawn(cut, i);
    const token = cut[i];
    const last = cut[end - 1];
    if (token === undefined || last === undefined) break;
    if (end - i > 1) {
      const drawn = readDrawn(text.slice(token.start, last.end).replaceAll(".", ""), "i");
      tokens.push({ text: drawn, start: token.start, end: last.end, kind: "word", spelled: false });
      i = end - 1;
    } else tokens.push(...withDotApart(token));
  }
  return new Reading(plain, tokens);
}

const DOT_WITH_ENDING = /^(dot|punto|point|punkt)(com|net|org|de|es|fr|uk|co|io|me)$/;

/** "dotcom" is a dot and an ending. */
function withDotApart(token: Token): Token[] {
  const [, dot, ending] = (token.kind === "word" && DOT_WITH_ENDING.exec(token.text)) || [];
  if (dot === undefined || ending === undefined) return [token];
  const middle = token.spelled ? token.start + 1 : token.start + dot.length;
  return [
    { ...token, text: dot, end: middle },
    { ...token, text: ending, start: middle },
  ];
}

/** "i.g." is short for a network. */
function endOfInitials(tokens: readonly Token[], from: number): number {
  const [first, dot, second] = tokens.slice(from, from + 3);
  if (first?.text.length !== 1 || dot?.text !== "." || second?.text.length !== 1) return 0;
  if (dot.start !== first.end || second.start !== dot.end || !hasRole(first.text + second.text, "networkSlang"))
    return 0;
  const last = tokens[from + 3];
  return last?.text === "." && last.start === second.end ? from + 4 : from + 3;
}

/** Where a name that is drawn with signs ends, or the next token when there is none. */
function endOfDrawn(tokens: readonly Token[], from: number): number {
  let word = "";
  let signs = 0;
  const initials = endOfInitials(tokens, from);
  if (initials > 0) return initials;
  let longest = from + 1;
  for (let i = from; i < Math.min(tokens.length, from + 7); i++) {
    const token = tokens[i];
    if (token === undefined || (i > from && token.start !== tokens[i - 1]?.end)) break;
    if (token.kind === "sign") {
      if (!DRAWING_SIGNS.has(token.text)) break;
      signs++;
    }
    word += token.text;
    if (word.length > LONGEST_WORD) break;
    if (signs > 0 && i > from && word.length >= 4 && isName(readDrawn(word, "i"))) longest = i + 1;
  }
  return longest;
}

/** Whether a word alone has a role. */
export function hasRole(word: string, role: Role): boolean {
  return entriesByWord.get(word)?.some((entry) => entry.role === role && entry.rest.length === 0) ?? false;
}

/** A phrase found in a text. */
export interface Found {
  /** How many tokens it takes. */
  readonly length: number;
  readonly value: string;
}

const NONE: readonly Entry[] = [];

/** A text's tokens, asked for the roles of what stands where. */
export class Reading {
  private readonly entries: (readonly Entry[])[];

  constructor(
    private readonly plain: Plain,
    readonly tokens: readonly Token[],
  ) {
    this.entries = tokens.map((token) => entriesByWord.get(token.text) ?? NONE);
    for (let i = 0; i < tokens.length; i++) this.readUnusual(i);
  }

  get text(): string {
    return this.plain.text;
  }

  /** The text as it was written. */
  get original(): string {
    return this.plain.original;
  }

  /** A token as it was written. */
  written(at: number): string {
    const token = this.tokens[at];
    return token === undefined ? "" : this.plain.excerpt(token.start, token.end);
  }

  /** The longest phrase with this role that starts at a token. */
  find(at: number, role: Role): Found | null {
    const entries = this.entries[at];
    if (entries === undefined || entries.length === 0) return null;
    let best: Found | null = null;
    for (const entry of entries) {
      if (entry.role !== role) continue;
      const end = this.matchRest(at + 1, entry.rest);
      if (end > 0 && (best === null || end - at > best.length)) best = { length: end - at, value: entry.value };
    }
    return best;
  }

  /** How many tokens the longest phrase of any of these roles takes from a token on; 0 when there is none. */
  length(at: number, ...roles: readonly Role[]): number {
    let longest = 0;
    for (const role of roles) longest = Math.max(longest, this.find(at, role)?.length ?? 0);
    return longest;
  }

  is(at: number, role: Role): boolean {
    return this.find(at, role) !== null;
  }

  /** How many tokens a phrase with this role takes that ends right before a token; 0 when there is none. */
  lengthBefore(at: number, role: Role, longest = 6): number {
    for (let length = Math.min(longest, at); length >= 1; length--) {
      const entries = this.entries[at - length];
      if (entries === undefined || entries.length === 0) continue;
      for (const entry of entries) {
        if (entry.role === role && this.matchRest(at - length + 1, entry.rest) === at) return length;
      }
    }
    return 0;
  }

  /** Whether a role is found between two tokens (the end is exclusive). */
  has(role: Role, from: number, to: number): boolean {
    for (let i = Math.max(0, from); i < Math.min(to, this.tokens.length); i++) if (this.is(i, role)) return true;
    return false;
  }

  /** Whether spaces, or nothing, stand between a token and the one before it. */
  isGlued(at: number): boolean {
    return at > 0 && this.tokens[at]?.start === this.tokens[at - 1]?.end;
  }

  /** Whether a line ends between a token and the one before it. */
  startsLine(at: number): boolean {
    const before = this.tokens[at - 1];
    const token = this.tokens[at];
    if (before === undefined || token === undefined) return true;
    return this.text.slice(before.end, token.start).includes("\n");
  }

  private matchRest(from: number, rest: readonly string[]): number {
    let at = from;
    for (const word of rest) {
      // "e-mail" and "e mail" are one.
      if (this.tokens[at]?.text === "-" && this.tokens[at + 1]?.text === word) at++;
      if (this.tokens[at]?.text !== word) return 0;
      at++;
    }
    return at;
  }

  /** Names that are drawn with figures, misspelt, or parted in two. */
  private readUnusual(at: number): void {
    const token = this.tokens[at];
    if (token === undefined || token.kind === "sign" || token.kind === "figure") return;
    const next = this.tokens[at + 1];
    const known = this.entries[at] ?? NONE;
    const name = known === NONE ? nearlyName(token.text) : null;
    if (name !== null) this.entries[at] = entriesByWord.get(name) ?? NONE;
    else if (next?.kind === "word" && isParted(token.text, next.text)) {
      const parted = (entriesByWord.get(token.text + next.text) ?? NONE).filter(isNameEntry);
      this.entries[at] = [...known, ...parted.map((entry) => ({ ...entry, rest: [next.text] }))];
    }
  }
}
