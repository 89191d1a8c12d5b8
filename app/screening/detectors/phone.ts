import type { Detector } from "../finding";
import { blotInnocentNumbers } from "../innocent-numbers";
import { digitRuns, type DigitRun } from "../spoken-digits";

/** A subscriber's number without its area. */
const MIN_DIGITS = 7;
/** Some local numbers are shorter; they count when the words before them say that they are one. */
const MIN_ANNOUNCED_DIGITS = 6;
/** How far before a number its announcement may end, in characters. */
const ANNOUNCED_WITHIN = 30;
const ANNOUNCES =
  /(?<![a-z])(?:call|ring|text|sms|phone|telephone|tel|mobile|cell|whatsapp|digits|my number|number is|reach me|dial|handy|nummer|telefono|numero|movil)(?![a-z])/;
const WITH_COMMAS = /^\d+(?:(?:,\s?|\s?&\s?|,?\s(?:and|or)\s)\d+)+$/;

/** Telephone numbers: enough digits in a row, whatever they are written with, that are not plainly something else. */
export const findPhones: Detector = ({ text }) => {
  const blotted = blotInnocentNumbers(text);
  return digitRuns(blotted)
    .filter((run) => isPhone(run, blotted))
    .map(({ start, end }) => ({ kind: "phone", start, end }));
};

function isPhone(run: DigitRun, text: string): boolean {
  const digits = run.groups.join("").length;
  if (digits < MIN_ANNOUNCED_DIGITS || isCounting(run) || isList(run, text)) return false;
  if (digits >= MIN_DIGITS) return true;
  return ANNOUNCES.test(text.slice(Math.max(0, run.start - ANNOUNCED_WITHIN), run.start));
}

/** "1 2 3 4 5 6 7", "ten nine eight": each number is the last one's neighbour. */
function isCounting({ groups }: DigitRun): boolean {
  const steps = stepsOf(groups);
  return steps.length >= 2 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}

/** "4, 8, 15, 16, 23 and 42": numbers that only grow, with commas between them. */
function isList({ groups, start, end }: DigitRun, text: string): boolean {
  const steps = stepsOf(groups);
  return steps.length >= 3 && steps.every((step) => step > 0) && WITH_COMMAS.test(text.slice(start, end));
}

const stepsOf = (groups: readonly string[]): number[] =>
  groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
