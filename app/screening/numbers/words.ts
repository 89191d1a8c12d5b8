import { LANGUAGES } from "../languages";

/** Number words that may stand glued to each other, by their first letter, longest first. */
const wordsByLetter = new Map<string, { readonly word: string; readonly digits: string }[]>();

for (const { numbers } of LANGUAGES) {
  for (const [word, digits] of Object.entries(numbers.words)) addWord(word, digits);
  for (const [word, first] of Object.entries(numbers.tens)) addWord(word, `${first}0`);
}
for (const digit of "0123456789") addWord(digit, digit);
for (const words of wordsByLetter.values()) words.sort((a, b) => b.word.length - a.word.length);

function addWord(word: string, digits: string): void {
  const letter = word.slice(0, 1);
  const words = wordsByLetter.get(letter) ?? [];
  if (!words.some((known) => known.word === word)) words.push({ word, digits });
  wordsByLetter.set(letter, words);
}

const LONGEST = 120;
/** German puts the digit before the ten, "fünfundfünfzig", and glues both. */
const GERMAN_TENS = /^(ein|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun)und(.+zig|dreissig)$/;

/**
 * The figures of a word that is nothing but number words glued together, "fivefive5oh", of at least two; null for any
 * other word. Works from the end so that each place is looked at once.
 */
export function segmentNumberWord(text: string): string | null {
  if (text.length < 5 || text.length > LONGEST) return null;
  if (!wordsByLetter.get(text.charAt(0))?.some(({ word }) => text.startsWith(word))) return null;
  const german = GERMAN_TENS.exec(text);
  if (german !== null) {
    const unit = oneWord(german[1] ?? "");
    const ten = oneWord(german[2] ?? "");
    if (unit !== null && ten !== null) return `${ten.slice(0, 1)}${unit}`;
  }
  // What the rest of the word from each place on says, and how many words it takes; filled from the end.
  const rest: ({ digits: string; words: number } | null)[] = Array.from({ length: text.length + 1 }, () => null);
  rest[text.length] = { digits: "", words: 0 };
  for (let at = text.length - 1; at >= 0; at--) {
    for (const { word, digits } of wordsByLetter.get(text.charAt(at)) ?? []) {
      const after = rest[at + word.length];
      if (after == null || !text.startsWith(word, at)) continue;
      rest[at] = { digits: digits + after.digits, words: after.words + (word.length > 1 ? 1 : 0) };
      break;
    }
  }
  const whole = rest[0];
  // At least one real word, and at least two figures; "once" and "nine" are read elsewhere.
  return whole != null && whole.words >= 1 && whole.digits.length >= 2 && !isSingle(text) ? whole.digits : null;
}

function isSingle(text: string): boolean {
  return oneWord(text) !== null;
}

function oneWord(text: string): string | null {
  return wordsByLetter.get(text.charAt(0))?.find(({ word }) => word === text)?.digits ?? null;
}
