import { LANGUAGES } from "../languages";
import { numberAt, type Unit } from "./compose";
import { remembered } from "../remembered";

interface Word {
  readonly word: string;
  readonly kind: Unit["kind"];
  readonly value: string;
}

/** Words that may stand glued to each other in a number, by their first letter, longest first. */
const wordsByLetter = new Map<string, Word[]>();

for (const { numbers } of LANGUAGES) {
  addWords("digits", numbers.words);
  addWords("tens", numbers.tens);
  addWords("zeros", numbers.zeros);
  addWords("repeats", numbers.repeats);
  for (const word of numbers.links.split(", ")) addWord({ word, kind: "link", value: "" });
  for (const word of numbers.articles.split(", ")) addWord({ word, kind: "article", value: "" });
}
for (const digit of "0123456789") addWord({ word: digit, kind: "digits", value: digit });
for (const words of wordsByLetter.values()) words.sort((a, b) => b.word.length - a.word.length);

function addWords(kind: Unit["kind"], words: Readonly<Record<string, string | number>>): void {
  for (const [word, value] of Object.entries(words)) addWord({ word, kind, value: String(value) });
}

function addWord(added: Word): void {
  const letter = added.word.slice(0, 1);
  const words = wordsByLetter.get(letter) ?? [];
  if (!words.some(({ word }) => word === added.word)) words.push(added);
  wordsByLetter.set(letter, words);
}

/** Most words begin like no number word, and are spared a closer look. */
const beginnings = new Set<string>();
for (const words of wordsByLetter.values()) for (const { word } of words) beginnings.add(word.slice(0, 2));

const SHORTEST = 3;
const LONGEST = 120;

/**
 * The figures of a word that is nothing but number words glued together, "fivefive5oh", "vierhundertachtzehn", of at
 * least two; null for any other word. Works from the end so that each place is looked at once.
 */
export function segmentNumberWord(text: string): string | null {
  return text.length < SHORTEST || text.length > LONGEST ? null : findSegments(text);
}

const findSegments = remembered((text) => {
  if (!beginsWithNumber(text.replace(/^o{1,2}/, "")) && !beginsWithNumber(text)) return null;
  const units = unitsOf(text) ?? unitsOfDrawn(text);
  const first = units?.[0];
  if (units == null || first === undefined || first === null || first.to === text.length) return null;
  let digits = "";
  for (let at = 0; at < text.length;) {
    const said = numberAt((place) => units[place] ?? null, at);
    if (said === null) return null;
    digits += said.digits;
    at = said.to;
  }
  return digits.length >= 2 ? digits : null;
});

function beginsWithNumber(text: string): boolean {
  if (!beginnings.has(text.slice(0, 2)) && !beginnings.has(text.charAt(0))) return false;
  const words = wordsByLetter.get(text.charAt(0));
  return words?.some(({ word, kind }) => kind !== "link" && kind !== "article" && text.startsWith(word)) ?? false;
}

/** "0sevenoo9oo5", "oseven": an o beside figures, or at the end of a word for one, is one as well. */
function unitsOfDrawn(text: string): (Unit | null)[] | null {
  const letters = isDigit(text.replace(/^o+|o+$/g, "")) ? /^o+|o+$/g : /o+(?=\d)|(?<=\d)o+/g;
  const drawn = text.replace(letters, (zeros) => "0".repeat(zeros.length));
  return drawn === text ? null : unitsOf(drawn);
}

function isDigit(text: string): boolean {
  return LANGUAGES.some(({ numbers }) => numbers.words[text]?.length === 1);
}

/** The number word that a whole text is cut into at each place where one begins; null when it is none. */
function unitsOf(text: string): (Unit | null)[] | null {
  // How many real words the rest takes from each place on; -1 where none fits. Filled from the end.
  const counts: number[] = Array.from({ length: text.length + 1 }, () => -1);
  const units: (Unit | null)[] = Array.from({ length: text.length }, () => null);
  counts[text.length] = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    for (const { word, kind, value } of wordsByLetter.get(text.charAt(at)) ?? []) {
      const rest = counts[at + word.length] ?? -1;
      if (rest < 0 || !text.startsWith(word, at)) continue;
      counts[at] = rest + (word.length > 1 ? 1 : 0);
      units[at] = { kind, value, to: at + word.length };
      break;
    }
  }
  return (counts[0] ?? -1) >= 1 ? units : null;
}
