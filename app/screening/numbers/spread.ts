import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { digitsOf, isLongEnough, looksLikePhone } from "./looks";
import { isNational } from "./plans";

/** The pieces of a number that stand apart from each other, and why they are one. */
interface Spread {
  readonly atoms: readonly Atom[];
  readonly reason: string;
}

const REACH_BEFORE = 14;
const REACH_AFTER = 5;
const MOST_GROUPS = 12;

const MOST_TOKENS_BETWEEN = 8;

const DIALLED_LENGTHS = new Set([10, 11]);

const LEAST_DIALLED = 10;

const LEAST_GROUPS = 3;

const MOST_WORDS_BETWEEN = 8;

/** Whether anything says that figures apart from each other could be one number. */
export function maySpread(reading: Reading, atoms: readonly Atom[]): boolean {
  const all = reading.tokens.length;
  const isDialled = atoms.some(({ kind, digits }) => kind === "figures" && /^0[1-9]/.test(digits));
  if (isDialled && digitsOf(atoms).length >= LEAST_DIALLED) return true;
  return reading.has("givesPhone", 0, all) || reading.has("phone", 0, all) || countSteps(reading) >= 2;
}

/** Figures here and there in a text that says that it gives a telephone number, or one part of it after the other. */
export function spreadNumber(reading: Reading, atoms: readonly Atom[]): Spread | null {
  const free = atoms.filter(({ kind, prefix, suffix }) => kind !== "weak" && prefix === "" && suffix === "");
  for (const near of clustersOf(free)) {
    const reason = reasonOfSpread(reading, near);
    if (reason !== null) return { atoms: near, reason };
  }
  return null;
}

/** The pieces that stand near each other: in a long text, ages and years are no parts of one number. */
function clustersOf(atoms: readonly Atom[]): Atom[][] {
  const clusters: Atom[][] = [];
  for (const atom of atoms) {
    const last = clusters.at(-1);
    if (last !== undefined && atom.from - (last.at(-1)?.to ?? 0) <= MOST_TOKENS_BETWEEN) last.push(atom);
    else clusters.push([atom]);
  }
  return clusters;
}

function reasonOfSpread(reading: Reading, free: readonly Atom[]): string | null {
  const digits = digitsOf(free);
  if (!isLongEnough(digits) || free.length > MOST_GROUPS || free.every(isYear)) return null;
  const from = (free[0]?.from ?? 0) - REACH_BEFORE;
  const to = (free.at(-1)?.to ?? 0) + REACH_AFTER;
  if (reading.has("givesPhone", from, to) && looksLikePhone(free))
    return "figures spread over a text that gives a telephone number";
  if (countSteps(reading) >= 2 && looksLikePhone(free)) return "figures that are given one part after the other";
  if (isDialledWithZero(free)) return "groups that begin like a number of a national plan";
  const isGrouped =
    free.length >= 2 &&
    free.every((atom) => atom.kind === "figures" && atom.digits.length >= 2 && atom.digits.length <= 5);
  const isLed = free[0]?.digits.startsWith("0") === true || countSteps(reading) > 0;
  return isGrouped && isLed && digits.length >= 9 && reading.has("phone", from, to) && isNational(digits)
    ? "groups of a national number beside a call to use them"
    : null;
}

function isYear({ digits }: Atom): boolean {
  return /^(?:19|20)\d\d$/.test(digits);
}

/** "06 39 9 and, let me see, 8 01 66": three groups or more, with the zero that countries dial first. */
function isDialledWithZero(atoms: readonly Atom[]): boolean {
  const isNear = atoms.every((atom, i) => i === 0 || atom.from - (atoms[i - 1]?.to ?? 0) <= MOST_WORDS_BETWEEN);
  return (
    isNear &&
    atoms.length >= LEAST_GROUPS &&
    atoms.every(({ kind }) => kind === "figures") &&
    /^0[1-9]/.test(atoms[0]?.digits ?? "") &&
    // "0161 or 0131" are the codes of two towns.
    !atoms.slice(1).some(({ digits }) => /^0[1-9]\d\d/.test(digits)) &&
    DIALLED_LENGTHS.has(digitsOf(atoms).length)
  );
}

function countSteps(reading: Reading): number {
  let steps = 0;
  if (!reading.mayHave("step")) return steps;
  for (let at = 0; at < reading.tokens.length;) {
    const length = reading.length(at, "step");
    if (length > 0) steps++;
    at += Math.max(1, length);
  }
  return steps;
}
