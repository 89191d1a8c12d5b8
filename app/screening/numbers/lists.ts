import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { textBetween, type Run } from "./runs";

const LIST_MIN_LENGTH = 3;
const COUNT_MIN_LENGTH = 5;
/** Lengths, weights and prices that are told together lie near each other. */
const MOST_APART = 1.5;

/** Numbers parted by commas, in order, or all alike: "38, 73 and 390", "1 2 3 4 5 6 7", "200 200 200". */
export function isList(reading: Reading, run: Run): boolean {
  const { atoms } = run;
  const numbers = atoms.map(({ digits }) => Number(digits));
  const short = atoms.every(({ digits }) => digits.length <= 3 || /^(?:1[4-9]|20)\d\d$/.test(digits));
  if (areTimes(reading, atoms)) return true;
  if (!short || atoms.length < LIST_MIN_LENGTH) return false;
  if (areShortYears(reading, atoms)) return true;
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  if (atoms.every(({ digits }) => digits.length > 1) && least === most) return true;
  if (isCount(atoms, numbers)) return true;
  if (atoms.some(({ digits, kind }) => /^0\d/.test(digits) || kind === "word") || !areListed(reading, atoms))
    return false;
  if (atoms.every(({ digits }) => digits.length === 3)) return most < least * MOST_APART;
  return atoms.some(({ digits }) => digits.length > 1);
}

/** Five numbers or more in order; the last may be an extra, as in a lottery. */
function isCount(atoms: readonly Atom[], numbers: readonly number[]): boolean {
  if (atoms.length < COUNT_MIN_LENGTH) return false;
  const padded = atoms.some(({ digits }) => /^0\d/.test(digits));
  if (padded && atoms.length === COUNT_MIN_LENGTH) return false;
  if (atoms.length === COUNT_MIN_LENGTH && atoms.some(({ digits }) => digits.length > 2)) return false;
  // "ten: one, two, three …" tells how far first. Who counts in words leaves none out; "six, twelve, thirty-four" is how numbers are said.
  if (atoms.some(({ kind }) => kind === "word"))
    return isCountedThrough(numbers) || (numbers[0] === numbers.at(-1) && isCountedThrough(numbers.slice(1)));
  return isInOrder(numbers) || (atoms.length > COUNT_MIN_LENGTH && isInOrder(numbers.slice(0, -1)));
}

function isCountedThrough(numbers: readonly number[]): boolean {
  return (
    numbers.length >= COUNT_MIN_LENGTH && numbers.every((n, i) => i === 0 || Math.abs(n - (numbers[i - 1] ?? 0)) === 1)
  );
}

const LISTING = /^ ?[,;] ?$|^,? (?:and|or|y|e|o|et|ou|und|oder|&) $/;

export function areListed(reading: Reading, atoms: readonly Atom[]): boolean {
  return atoms.every((atom, i) => {
    const next = atoms[i + 1];
    return next === undefined || LISTING.test(textBetween(reading, atom, next));
  });
}

/** Whether figures are hours and minutes that follow each other, or full quarters: "0712, 0812 or 0912". */
export function isTimetable(numbers: readonly string[]): boolean {
  return (
    numbers.length > 1 &&
    numbers.every((digits) => TIME.test(digits)) &&
    (numbers.every((digits) => /(?:[03]0|[14]5)$/.test(digits)) ||
      numbers.every((digits, i) => i === 0 || digits > (numbers[i - 1] ?? "")))
  );
}

/** Telephones begin with 015 to 017; at two in the night nothing departs. */
const TIME = /^(?!01[5-7])(?:[01]\d|2[0-3])[0-5]\d$/;

function areTimes(reading: Reading, atoms: readonly Atom[]): boolean {
  if (atoms[0]?.digits.length !== 4 || !isTimetable(atoms.map(({ digits }) => digits))) return false;
  return atoms.every((atom, i) => {
    const next = atoms[i + 1];
    return (
      next === undefined || atoms.length > MOST_GROUPS_OF_FOUR || /[,\n]|[a-z]/.test(textBetween(reading, atom, next))
    );
  });
}

/** Four groups of four are longer than any number. */
const MOST_GROUPS_OF_FOUR = 3;

const FIRST_SHORT_YEAR = 40;

/** "88, 92, 96, 00 and 04": years of two centuries in order. */
function areShortYears(reading: Reading, atoms: readonly Atom[]): boolean {
  if (!atoms.every(({ digits, kind }) => kind === "figures" && digits.length === 2)) return false;
  const years = atoms.map(({ digits }) => (Number(digits) < FIRST_SHORT_YEAR ? 100 : 0) + Number(digits));
  const least = years[0] ?? 0;
  return least < 100 && years.every((year, i) => i === 0 || year > (years[i - 1] ?? 0)) && areListed(reading, atoms);
}

const LAST_LINK = /^,? (?:and|or|y|e|o|et|ou|und|oder|&) $/;

/**
 * Marks the lists that an "and" closes and that something else follows or precedes: "kids of 24, 21 and 16, one dog",
 * "he got 14, 16 and 9. 9 is for sport". Where the list is the whole run, `isList` knows it.
 */
export function markClosedLists(reading: Reading, atoms: readonly Atom[], explained: boolean[]): void {
  for (let last = LIST_MIN_LENGTH - 1; last < atoms.length; last++) {
    const [before, end, after] = [atoms[last - 1], atoms[last], atoms[last + 1]];
    if (before === undefined || end === undefined || !LAST_LINK.test(textBetween(reading, before, end))) continue;
    if (after !== undefined && !endsList(reading, end, after)) continue;
    let first = last - 1;
    while (first > 0 && linksTo(reading, atoms, first)) first--;
    const ahead = atoms[first - 1];
    if (ahead !== undefined && !/[.:;!?(\n]/.test(textBetween(reading, ahead, atoms[first] ?? end))) continue;
    const list = atoms.slice(first, last + 1);
    if (list.length >= LIST_MIN_LENGTH && list.every(isCounted) && list.some(({ digits }) => digits.length === 2))
      explained.fill(true, first, last + 1);
  }
}

function linksTo(reading: Reading, atoms: readonly Atom[], at: number): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at]];
  return before !== undefined && atom !== undefined && /^ ?, ?$/.test(textBetween(reading, before, atom));
}

/** A sign, or a number in words, which counts something else, comes after the last of a list. */
function endsList(reading: Reading, end: Atom, after: Atom): boolean {
  const gap = textBetween(reading, end, after);
  return /[.;:!?)\n]/.test(gap) || (after.kind === "word" && gap.startsWith(","));
}

function isCounted({ digits, kind, prefix, suffix }: Atom): boolean {
  return kind === "figures" && prefix === "" && suffix === "" && digits.length <= 3 && !/^0\d/.test(digits);
}

function isInOrder(numbers: readonly number[]): boolean {
  let rises = true;
  let falls = true;
  for (let i = 1; i < numbers.length; i++) {
    const before = numbers[i - 1] ?? 0;
    const now = numbers[i] ?? 0;
    // The Fibonacci numbers have 1 twice.
    if (now < before || (now === before && now !== 1)) rises = false;
    if (now >= before) falls = false;
  }
  return rises || falls;
}
