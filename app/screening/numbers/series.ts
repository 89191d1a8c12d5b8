import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { areUneven, isTooShort } from "./counts";
import { isTimetable } from "./lists";
import { textBetween, type Run } from "./runs";

const SERIES_MIN_LENGTH = 3;
const LONG_SERIES = 5;
const LONGEST_NUMBER = 5;
/** Weights, heights and ratings that are told together lie near each other. */
const MOST_APART = 1.25;
const MOST_APART_IN_LONG = 1.75;
const SHORT_SERIES = 4;
const MOST_APART_IN_SCORE = 2.5;
const MOST_POINTS = 160;
const MOST_PER_HOLE = 20;

/** Numbers in threes of figures, as in Spain, begin with a six or more. */
const LEAST_SPANISH = 600;

/** How many figures the groups have of numbers that are written without a leading zero, in the countries that do so. */
const TELEPHONE_GROUPS = new Set(
  "34 44 55 442 36 37 38 46 47 333 334 343 433 234 244 144 254 344 523 323 1334 2222 2322 3222 3322 2333 2334 12222 22222 23222".split(
    " ",
  ),
);

/** Whether groups have the lengths of a number as it is written without a leading zero. */
export function isGroupedLikePhone(atoms: readonly Atom[]): boolean {
  return TELEPHONE_GROUPS.has(atoms.map(({ digits }) => digits.length).join(""));
}

/** Numbers one below the other, each a message: ages, a countdown, how a score goes on. */
export function isSeriesOfLines(numbers: readonly string[]): boolean {
  if (isTimetable(numbers)) return true;
  if (numbers.some((digits) => /^0\d/.test(digits))) return false;
  const values = numbers.map(Number);
  if (Math.min(...values) >= 100 && Math.max(...values) <= Math.min(...values) * MOST_APART) return true;
  const areTens = values.every((value) => value % 10 === 0);
  if (areTens && Math.min(...values) >= 1000) return true;
  if (numbers.length < SERIES_MIN_LENGTH) return false;
  if (areTens) return true;
  const areFives = values.every((value) => value % 5 === 0);
  if (areFives && (numbers.length > SERIES_MIN_LENGTH || (values[0] ?? 0) < LEAST_SPANISH)) return true;
  // Three groups of three figures are in order one time in three, and are how numbers are written.
  if (numbers.length < LONG_SERIES && numbers.some((digits) => digits.length > 2)) return false;
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** Several numbers that are no telephone number together: "60 80 100 120 140", "a 205, then a 306, then a 407". */
export function isSeries(reading: Reading, run: Run, nearPhone: boolean): boolean {
  const { atoms } = run;
  const pairs = pairsOf(reading, atoms);
  if (areTheSame(atoms) || isScores(pairs) || (!run.hasTalk && areResults(reading, atoms, pairs))) return true;
  if (atoms.length < SERIES_MIN_LENGTH || /^(?:\+|plus)$/.test(reading.tokens[(atoms[0]?.from ?? 0) - 1]?.text ?? ""))
    return false;
  if (atoms.every(({ kind }) => kind === "word"))
    return isSaidSeries(reading, atoms) || withoutYears(atoms).length === 0;
  const numbers = atoms.map(({ digits }) => Number(digits));
  if (!atoms.every(isPlain)) return atoms.every(({ digits, kind }) => kind === "figures" && digits.length === 5);
  const rising = numbers.every((n, i) => i === 0 || n >= (numbers[i - 1] ?? 0));
  if (rising && !run.hasTalk && atoms.length > SERIES_MIN_LENGTH && atoms.some(({ digits }) => digits.length > 1))
    return !nearPhone;
  if (isPattern(numbers)) return true;
  if (!nearPhone && !run.hasTalk && areTold(atoms)) return true;
  if (hasArticles(reading, atoms) || endsInAnd(reading, atoms))
    return !nearPhone && atoms.some(({ digits }) => digits.length > 1);
  if (atoms.some(({ digits }) => digits.length === 1)) return false;
  const areRound = numbers.every((n) => n % 10 === 0) || (atoms.length > 3 && numbers.every((n) => n % 5 === 0));
  const mostApart = atoms.length > SHORT_SERIES ? MOST_APART_IN_LONG : MOST_APART;
  if (areRound || Math.max(...numbers) <= Math.min(...numbers) * mostApart) return true;
  return !nearPhone && !isGroupedLikePhone(atoms);
}

/** "8 12 15 6 9 17": one figure or two, as it comes. */
function areTold(atoms: readonly Atom[]): boolean {
  const numbers = atoms.map(({ digits }) => digits);
  return areUneven(numbers) || (isTooShort(numbers) && numbers.some(({ length }) => length === 1));
}

const LEAST_SMALL = 7;

/** "286, 386, 486" go on by the same step, "111, 222, 333" repeat a figure, and so few different ones are no number. */
function isPattern(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const areLong = numbers.every((n) => n > 9);
  if (
    areLong &&
    step > 0 &&
    !"123456789".includes(numbers.join("")) &&
    numbers.every((n, i) => n === (numbers[0] ?? 0) + i * step)
  )
    return true;
  if (numbers.every((n) => /^(\d)\1{2,}$/.test(String(n))) && new Set(numbers).size === numbers.length) return true;
  const isNarrow = Math.max(...numbers) <= Math.min(...numbers) + 2;
  return isNarrow && numbers.length >= LEAST_SMALL;
}

/** A number as one writes it that counts something: no zero before it, no letters at it. */
function isPlain({ digits, kind, prefix, suffix }: Atom): boolean {
  const bare = kind === "figures" && prefix === "" && suffix === "";
  return bare && digits.length <= LONGEST_NUMBER && !digits.startsWith("0");
}

/** "1111!!!!111": a finger that slipped, and no number. */
function areTheSame(atoms: readonly Atom[]): boolean {
  const digits = atoms.map((atom) => atom.digits).join("");
  return digits.length >= 7 && /^(\d)\1+$/.test(digits) && atoms.some((atom) => atom.digits.length > 2);
}

/** What is left of numbers in words without years: "nineteen eighty-four", "two thousand and one". */
function withoutYears(atoms: readonly Atom[]): readonly Atom[] {
  const isCentury = (atom: Atom | undefined) => atom !== undefined && /^(?:1[5-9]|2[01])$/.test(atom.digits);
  return atoms.filter(({ digits }, i) => {
    const endsYear = isCentury(atoms[i - 1]) && digits.length === 2;
    const beginsYear = isCentury(atoms[i]) && atoms[i + 1]?.digits.length === 2;
    return !endsYear && !beginsYear && !/^(?:1\d|20)\d\d$/.test(digits);
  });
}

/** In words: ages and sizes in order before an "and", or tens, or one number after the other from ten on. */
function isSaidSeries(reading: Reading, atoms: readonly Atom[]): boolean {
  const numbers = atoms.map(({ digits }) => Number(digits));
  if (numbers.some((n) => n === 0) || atoms.some(({ digits }) => digits.startsWith("0"))) return false;
  const steps = numbers.slice(1).map((n, i) => n - (numbers[i] ?? 0));
  const inOrder = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  if (!inOrder) return false;
  if (endsInAnd(reading, atoms) || numbers.every((n) => n % 10 === 0)) return true;
  return numbers.every((n) => n >= 10) && steps.every((step) => Math.abs(step) <= 2);
}

const AND = /^,? (?:and|y|e|et|und|&) /;
const ARTICLE = /(?:^|[ ,])(?:an?|the|una?|une|el|la|le|eine?|einen|einem|die|der|das) $/;

/** "38, 73 and 390": commas, and one "and" before the last. */
function endsInAnd(reading: Reading, atoms: readonly Atom[]): boolean {
  // "28 31 35 and 19"
  const isEight = atoms.length === 4 && atoms.every(({ digits }) => digits.length === 2);
  return atoms.every((atom, i) => {
    const next = atoms[i + 1];
    if (next === undefined) return true;
    const gap = textBetween(reading, atom, next);
    return i === atoms.length - 2 ? AND.test(gap) : /^ ?[,;]/.test(gap) || (gap === " " && isEight);
  });
}

/** "a 205, then a 306, then a 407" are things of that name; "28 on the 11th, 41 on the 18th" are some of each. */
function hasArticles(reading: Reading, atoms: readonly Atom[]): boolean {
  const gaps = atoms.slice(1).map((atom, i) => textBetween(reading, atoms[i] ?? atom, atom));
  return gaps.some((gap) => ARTICLE.test(gap)) && gaps.every((gap) => ARTICLE.test(gap) || /^, ?$/.test(gap));
}

/** The two sides of a score. */
export type Pair = readonly [number, number];

const PAIRED = /^ ?[-:] ?$|^ (?:a|zu) $/;

/** The pairs that a run is made of, "3-0" or "21:18"; null when it is made of anything else. */
export function pairsOf(reading: Reading, atoms: readonly Atom[]): Pair[] | null {
  if (atoms.length % 2 === 1) return null;
  const pairs: Pair[] = [];
  for (let i = 0; i < atoms.length; i += 2) {
    const [one, other, next] = [atoms[i], atoms[i + 1], atoms[i + 2]];
    if (one === undefined || other === undefined || one.kind !== "figures" || other.kind !== "figures") return null;
    if (/^0\d/.test(one.digits) || /^0\d/.test(other.digits)) return null;
    if (!PAIRED.test(textBetween(reading, one, other))) return null;
    if (next !== undefined && /^[-:./]?$/.test(textBetween(reading, other, next))) return null;
    pairs.push([Number(one.digits), Number(other.digits)]);
  }
  return pairs;
}

const LEAST_RESULTS = 3;

/** "3-1, then 4-0, then 2-2": single figures in pairs, with commas or words between. */
function areResults(reading: Reading, atoms: readonly Atom[], pairs: readonly Pair[] | null): boolean {
  if (pairs === null || pairs.length < LEAST_RESULTS || atoms[0]?.digits === "0") return false;
  return atoms.every((atom, i) => {
    const next = i % 2 === 1 ? atoms[i + 1] : undefined;
    return atom.digits.length === 1 && (next === undefined || /[a-z,;]/.test(textBetween(reading, atom, next)));
  });
}

/** Whether each pair goes on from the one before, or the two sides of each lie near each other. */
export function isScores(pairs: readonly Pair[] | null): boolean {
  if (pairs === null || pairs.length < 2) return false;
  const goOn = pairs.every(([a, b], i) => {
    const [x, y] = pairs[i - 1] ?? [0, 0];
    return a >= x && b >= y;
  });
  const areNear = pairs.every(
    ([a, b]) => Math.max(a, b) <= MOST_POINTS && Math.max(a, b) <= Math.min(a, b) * MOST_APART_IN_SCORE,
  );
  // "1: 4, 2: 5, 3: 3", hole by hole
  const areCounted = pairs.every(([a, b], i) => b <= MOST_PER_HOLE && a === (pairs[0]?.[0] ?? 0) + i);
  return goOn || areNear || areCounted;
}
