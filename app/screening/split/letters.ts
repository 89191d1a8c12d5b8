import { isPossessed } from "../detectors/links";
import { findMentions } from "../detectors/mentions";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import type { Split } from "./split";

/** How many messages of other talk may stand between two letters. */
const MOST_TALK = 2;
const FEWEST_LETTERS = 4;
const FEWEST_DIFFERENT = 3;
/** How far before its first letter, and behind its last, a name may be announced. */
const ANNOUNCED_BEFORE = 6;
const ANNOUNCED_AFTER = 2;
/** "one letter at a time", "te deletreo", "j'épelle", "ich buchstabiere" */
const SPELLS = /\b(?:letters?|spell|spelt|deletre|letras?|epell|lettres?|buchstab)/;

/** A name that is sent letter by letter, one message each, with its network or the spelling announced. */
export function splitLetters(readings: readonly Reading[], from: number): Split | null {
  let letters: number[] = [];
  for (let i = 0; i < readings.length; i++) {
    if (!isLetter(readings[i])) continue;
    const before = letters.at(-1);
    letters = before !== undefined && i - before <= MOST_TALK + 1 ? [...letters, i] : [i];
    const first = letters[0] ?? i;
    const word = letters.map((at) => readings[at]?.text.trim() ?? "").join("");
    const due = readings.slice(Math.max(0, first - ANNOUNCED_BEFORE), i + 1 + ANNOUNCED_AFTER);
    const reaches = Math.min(i + ANNOUNCED_AFTER, readings.length - 1) >= from;
    if (reaches && isName(word) && due.some(announces))
      return { kind: "handle", messages: letters, reason: "the letters of a name" };
  }
  return null;
}

function isLetter(reading: Reading | undefined): boolean {
  return reading !== undefined && /^\s*[a-z0-9._-]\s*$/.test(reading.text);
}

function isName(word: string): boolean {
  const isWord = hasRole(word, "common") || hasRole(word, "predicates");
  return (
    word.length >= FEWEST_LETTERS &&
    new Set(word).size >= FEWEST_DIFFERENT &&
    /[a-z].*[a-z].*[a-z]/.test(word) &&
    !isWord
  );
}

function announces(reading: Reading): boolean {
  const mentions = findMentions(reading);
  if (mentions.some(({ from }) => isPossessed(reading, from))) return true;
  return SPELLS.test(reading.text) && (mentions.length > 0 || reading.mayHave("userName", "mail"));
}
