import { LANGUAGES } from "../languages";
import { meaningsOf } from "../lexicon";
import { remembered } from "../remembered";
import { soundsOf } from "./sounds";

const SHORTEST = 3;
const LONGEST = 9;

/** Number words by how long they are: what is one letter off has at most one more or less. */
const wordsByLength = new Map<number, Map<string, string>>();
/** Figures by how their words sound, and by how they do without an e at the end. */
const figuresBySound = new Map<string, string>();
const LAST_E = /e$/;
for (const { numbers } of LANGUAGES) {
  for (const [word, digits] of [...Object.entries(numbers.words), ...tensOf(numbers.tens)]) {
    if (word.length < SHORTEST) continue;
    const words = wordsByLength.get(word.length) ?? new Map<string, string>();
    words.set(word, digits);
    wordsByLength.set(word.length, words);
    figuresBySound.set(soundsOf(word), digits);
  }
}
for (const [sounds, digits] of [...figuresBySound]) {
  const short = sounds.replace(LAST_E, "");
  if (short.length >= SHORTEST && !figuresBySound.has(short)) figuresBySound.set(short, digits);
}

function tensOf(tens: Readonly<Record<string, string>>): (readonly [string, string])[] {
  return Object.entries(tens).map(([word, first]) => [word, `${first}0`] as const);
}

/** The figure of a word that means nothing but sounds like a number word, or is one letter off: "katre", "thre", "osho". */
export function nearlyFigure(word: string): string | null {
  return word.length < SHORTEST || word.length > LONGEST ? null : findNearlyFigure(word);
}

const findNearlyFigure = remembered((word) => {
  if (meaningsOf(word) !== undefined) return null;
  const sounds = soundsOf(word);
  const alike = figuresBySound.get(sounds) ?? figuresBySound.get(sounds.replace(LAST_E, ""));
  if (alike !== undefined) return alike;
  for (let length = word.length - 1; length <= word.length + 1; length++) {
    for (const [known, digits] of wordsByLength.get(length) ?? []) if (isOneOff(word, known)) return digits;
  }
  return null;
});

/** Letters that sound alike at the beginning of a word. */
const SAME_SOUND = [/^[sczx]/, /^[ckq]/, /^[fv]/];

function isOneOff(a: string, b: string): boolean {
  const beginsAlike = a[0] === b[0] || SAME_SOUND.some((letters) => letters.test(a) && letters.test(b));
  if (!beginsAlike) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === `${restA.charAt(1)}${restA.charAt(0)}`;
}

const figuresByWord = new Map(
  LANGUAGES.flatMap(({ numbers }) => [...Object.entries(numbers.words), ...tensOf(numbers.tens)]),
);
const LETTER_OF_FIGURE: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** The figures of a number word that is drawn with figures: "f1ve", "0ne", "tr3s". */
export function drawnFigure(text: string): string | null {
  if (text.length < SHORTEST || text.length > LONGEST || !/[a-z]/.test(text)) return null;
  const word = text.replace(/[013457]/g, (figure) => LETTER_OF_FIGURE[figure] ?? "");
  return figuresByWord.get(word) ?? null;
}

/** The figures of a number word of any language, or null. */
export function figuresOfWord(word: string): string | null {
  return figuresByWord.get(word) ?? null;
}
