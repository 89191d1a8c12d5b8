import { DIGIT_LOOKALIKES, FILLERS, NUMBER_WORDS, REPEATERS, TENS_WORDS, ZERO_BESIDE_DIGITS } from "./words/numbers";

/** Digits that were written or dictated one after the other, with nothing between them but signs and fillers. */
export interface DigitRun {
  readonly start: number;
  readonly end: number;
  /** The digits as they were grouped. */
  readonly groups: readonly string[];
  /** Something other than spaces and signs was used to write them: words, look-alikes, fillers. */
  readonly isDisguised: boolean;
}

const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const PART = /\d+|\p{L}+|[^\d\p{L}]+/gu;
/** Fillers in a row after which a number has ended. */
const MAX_FILLERS = 4;
/** Signs in a row that may stand between the parts of a number. */
const MAX_SIGNS = 12;
/** What a number that is plainly something else was replaced with. */
const BLOT = "¦";

/** Digit words written as one: "fivefivefive". */
const GLUED_WORDS = new RegExp(`^(?:${[...NUMBER_WORDS.keys()].filter((word) => word.length > 2).join("|")}){2,}$`);
const EACH_WORD = new RegExp([...NUMBER_WORDS.keys()].filter((word) => word.length > 2).join("|"), "g");

/** All runs of digits of a text, whatever they turn out to be. */
export function digitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let run: { start: number; end: number; groups: string[]; isDisguised: boolean } | null = null;
  let fillers = 0;
  let repeat = 1;
  let tens: number | null = null;

  const close = () => {
    if (run) runs.push(run);
    run = null;
    fillers = 0;
    repeat = 1;
    tens = null;
  };
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    if (!/[\p{L}\p{N}]/u.test(token)) {
      if (token.length > MAX_SIGNS || token.includes(BLOT)) close();
      continue;
    }
    const repeater = REPEATERS.get(token);
    const tensDigit = TENS_WORDS.get(token);
    const digits = tensDigit === undefined ? digitsOf(token, run !== null) : `${tensDigit}0`;
    if (repeater !== undefined) {
      repeat = repeater;
      continue;
    }
    if (digits === null) {
      if (run === null || !FILLERS.has(token) || ++fillers > MAX_FILLERS) close();
      continue;
    }
    run ??= { start: match.index, end: match.index, groups: [], isDisguised: false };
    if (tens !== null && digits.length === 1 && digits !== "0") run.groups.splice(-1, 1, `${tens}${digits}`);
    else run.groups.push(digits.repeat(repeat));
    run.isDisguised ||= fillers > 0 || !/^\d+$/.test(token);
    run.end = match.index + token.length;
    tens = tensDigit ?? null;
    fillers = 0;
    repeat = 1;
  }
  close();
  return runs;
}

/** The digits that a word of letters and digits stands for, or null. */
function digitsOf(token: string, isBesideDigits: boolean): string | null {
  if (/^\d+$/.test(token)) return token;
  const word = NUMBER_WORDS.get(token);
  if (word !== undefined) return word;
  if (ZERO_BESIDE_DIGITS.has(token)) return isBesideDigits ? "0" : null;
  if (GLUED_WORDS.test(token)) return (token.match(EACH_WORD) ?? []).map((part) => NUMBER_WORDS.get(part)).join("");
  if (!/\d/.test(token)) return null;
  const parts = (token.match(PART) ?? []).map((part) => (/^\d+$/.test(part) ? part : lettersAsDigits(part)));
  return parts.includes(null) ? null : parts.join("");
}

/** Letters between digits that stand for digits, as a word or by their looks. */
function lettersAsDigits(letters: string): string | null {
  const word = NUMBER_WORDS.get(letters);
  if (word !== undefined) return word;
  const digits = [...letters].map((letter) => DIGIT_LOOKALIKES.get(letter));
  return digits.includes(undefined) || letters.length > 3 ? null : digits.join("");
}
