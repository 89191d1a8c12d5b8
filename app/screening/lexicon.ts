import { SPELLING_WORDS } from "./data/alphabets";
import { EMAIL_PROVIDERS, NETWORKS } from "./data/networks";
import { LANGUAGES } from "./languages";
import type { Language } from "./languages/language";

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
  | "filler"
  | "order"
  | "network"
  | "networkSlang"
  | "networkAmbiguous"
  | "networkHobby"
  | "spellingWord"
  | "provider"
  | "providerAlso";

/** One meaning of a word, or of a phrase that begins with it. */
export interface Entry {
  /** The words after the first. */
  readonly rest: readonly string[];
  /** What the word stands for, where the role has a value: figures, or a count. */
  readonly value: string;
}

/** Some roles together: whether a word may have any of them is one comparison, however many they are. */
export class RoleSet {
  private constructor(
    private readonly first: number,
    private readonly second: number,
    private readonly third: number,
  ) {}

  static of(roles: Iterable<Role>): RoleSet {
    const bits: [number, number, number] = [0, 0, 0];
    for (const role of roles) {
      const index = indexOf(role);
      bits[index < 32 ? 0 : index < 64 ? 1 : 2] |= 1 << (index % 32);
    }
    return new RoleSet(...bits);
  }

  meets(other: RoleSet): boolean {
    return ((this.first & other.first) | (this.second & other.second) | (this.third & other.third)) !== 0;
  }

  has(role: Role): boolean {
    const index = indexOf(role);
    return ((index < 32 ? this.first : index < 64 ? this.second : this.third) & (1 << (index % 32))) !== 0;
  }

  /** All roles of all words that have any. */
  static ofAll(words: readonly (Meanings | undefined)[]): RoleSet {
    let [first, second, third] = [0, 0, 0];
    for (const word of words) {
      if (word === undefined) continue;
      first |= word.roles.first;
      second |= word.roles.second;
      third |= word.roles.third;
    }
    return new RoleSet(first, second, third);
  }
}

const MOST_ROLES = 96;
const indexByRole = new Map<Role, number>();

/** Roles are numbered as they come. @throws RangeError when there are more than a set can hold */
function indexOf(role: Role): number {
  const known = indexByRole.get(role);
  if (known !== undefined) return known;
  const index = indexByRole.size;
  if (index >= MOST_ROLES) throw new RangeError("More roles than a set of roles can hold");
  indexByRole.set(role, index);
  return index;
}

/** What a word may mean or begin, by role. */
export class Meanings {
  readonly roles: RoleSet;

  constructor(readonly byRole: ReadonlyMap<Role, readonly Entry[]>) {
    this.roles = RoleSet.of(byRole.keys());
  }
}

const entriesByWord = new Map<string, Map<Role, Entry[]>>();
export const LONGEST_WORD = 24;

for (const language of LANGUAGES) {
  for (const [role, phrases] of Object.entries(language.spoken)) add(role as keyof Language["spoken"], phrases);
  for (const [role, phrases] of Object.entries(language.giving)) add(role as keyof Language["giving"], phrases);
  for (const [role, phrases] of Object.entries(language.honest)) add(role as keyof Language["honest"], phrases);
  const { words, tens, zeros, repeats, soundAlikes, joiners, fillers, order } = language.numbers;
  addValues("digits", words);
  addValues("plural", pluralsOf(words));
  addValues("tens", tens);
  addValues("zeros", zeros);
  addValues("repeats", repeats);
  addValues("soundAlike", soundAlikes);
  add("joiner", joiners);
  add("filler", fillers);
  add("order", order);
}
for (const { names, slang, ambiguous, hobbies } of NETWORKS) {
  add("network", names);
  add("networkSlang", slang ?? "");
  add("networkAmbiguous", ambiguous ?? "");
  add("networkHobby", hobbies ?? "");
}
add("spellingWord", SPELLING_WORDS);
add("provider", EMAIL_PROVIDERS.sure);
add("providerAlso", EMAIL_PROVIDERS.also);

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
  const entries = entriesByWord.get(first) ?? new Map<Role, Entry[]>();
  entries.set(role, [...(entries.get(role) ?? []), { rest, value }]);
  entriesByWord.set(first, entries);
}

const meaningsByWord = new Map(Array.from(entriesByWord, ([word, entries]) => [word, new Meanings(entries)]));

/** Whether a word alone has a role. */
export function hasRole(word: string, role: Role): boolean {
  return (
    meaningsByWord
      .get(word)
      ?.byRole.get(role)
      ?.some(({ rest }) => rest.length === 0) ?? false
  );
}

/** What a word may mean or begin; undefined when no rule knows it. */
export function meaningsOf(word: string): Meanings | undefined {
  return meaningsByWord.get(word);
}

/** The roles of names of networks and e-mail services that are known even when they are misspelt. */
export const NAME_ROLES = ["network", "networkSlang", "provider"] as const;

const nameBeginnings = new Set<string>();
for (const [word, meanings] of meaningsByWord) {
  if (NAME_ROLES.some((role) => meanings.byRole.has(role))) nameBeginnings.add(word.slice(0, 2));
}

/** Whether some name begins with the same two letters: few words need a closer look. */
export function beginsLikeName(word: string): boolean {
  return nameBeginnings.has(word.slice(0, 2));
}

/** Whether a word alone names a network or an e-mail service. */
export function isName(word: string): boolean {
  return NAME_ROLES.some((role) => hasRole(word, role));
}
