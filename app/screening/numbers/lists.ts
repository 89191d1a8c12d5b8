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
  if (!short || atoms.length < LIST_MIN_LENGTH) return false;
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
  // Who counts in words leaves none out; "six, twelve, thirty-four" is how numbers are said.
  if (atoms.some(({ kind }) => kind === "word"))
    return numbers.every((n, i) => i === 0 || Math.abs(n - (numbers[i - 1] ?? 0)) === 1);
  return isInOrder(numbers) || (atoms.length > COUNT_MIN_LENGTH && isInOrder(numbers.slice(0, -1)));
}

const LISTING = /^ ?[,;] ?$|^,? (?:and|or|y|e|o|et|ou|und|oder|&) $/;

export function areListed(reading: Reading, atoms: readonly Atom[]): boolean {
  return atoms.every((atom, i) => {
    const next = atoms[i + 1];
    return next === undefined || LISTING.test(textBetween(reading, atom, next));
  });
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
