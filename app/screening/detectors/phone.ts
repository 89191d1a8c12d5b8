import type { Finding } from "../finding";
import type { Reading } from "../reading";
import type { Atom } from "../numbers/atom";
import { readAtoms } from "../numbers/atoms";
import { isTooShort } from "../numbers/counts";
import { explain } from "../numbers/honest";
import { isList } from "../numbers/lists";
import { countedParts } from "../numbers/parts";
import { isInternational, isNational } from "../numbers/plans";
import { groupRuns, type Run } from "../numbers/runs";
import { digitsOf, isLongEnough, LONGEST_NUMBER, looksLikePhone, SHORTEST_NUMBER } from "../numbers/looks";
import { isSeries } from "../numbers/series";
import { maySpread, spreadNumber } from "../numbers/spread";

const SHORTEST_ANNOUNCED = 6;
/** What follows so many pieces tells nothing new of a run. */
const MOST_PIECES = 40;
const SAID_BEFORE = 14;
const SAID_AFTER = 10;
const NEAR_BEFORE = 7;
const NEAR_AFTER = 5;

/** Telephone numbers: enough figures, however written, that have no honest reading where they stand. */
export function findPhones(reading: Reading): Finding[] {
  const atoms = readAtoms(reading);
  if (atoms.reduce((total, { digits }) => total + digits.length, 0) < SHORTEST_ANNOUNCED) return findVanity(reading);
  const runs = groupRuns(reading, atoms);
  const parts = countedParts(reading, atoms);
  if (parts !== null && isLongEnough(digitsOf(parts)))
    return [findingOf(reading, parts, "figures that are given one part after the other")];
  const isSpread = maySpread(reading, atoms);
  const findings: Finding[] = [];
  const unexplained: Atom[] = [];
  for (const run of runs) {
    if (!isSpread && digitsOf(run.atoms).length < SHORTEST_ANNOUNCED) continue;
    const reason = reasonOf(reading, { ...run, atoms: run.atoms.slice(0, MOST_PIECES) }, unexplained);
    if (reason !== null) findings.push(findingOf(reading, run.atoms, reason));
  }
  if (findings.length === 0 && isSpread) {
    const spread = spreadNumber(reading, unexplained);
    if (spread !== null) findings.push(findingOf(reading, spread.atoms, spread.reason));
  }
  return findings.length > 0 ? findings : findVanity(reading);
}

function findingOf(reading: Reading, atoms: readonly Atom[], reason: string): Finding {
  const first = atoms[0]?.from ?? 0;
  const last = (atoms.at(-1)?.to ?? 1) - 1;
  const before = reading.tokens[first - 1];
  const plus = before?.text === "+" || before?.text === "(";
  return {
    kind: "phone",
    start: (plus ? before : reading.tokens[first])?.start ?? 0,
    end: reading.tokens[last]?.end ?? 0,
    reason,
  };
}

/** Why a run is a telephone number, or null. What stays unexplained is added to a list. */
function reasonOf(reading: Reading, run: Run, unexplained: Atom[]): string | null {
  const { atoms } = run;
  const first = atoms[0];
  const last = atoms.at(-1);
  if (first === undefined || last === undefined) return null;
  const digits = digitsOf(atoms);
  const said =
    reading.has("givesPhone", first.from - SAID_BEFORE, first.from) ||
    reading.has("givesPhone", last.to, last.to + SAID_AFTER) ||
    isInOtherScript(reading, atoms);
  const isLikely =
    (run.hasTalk || isSpelt(reading, atoms)) &&
    looksLikePhone(atoms) &&
    !isList(reading, run) &&
    !isSeries(reading, run, false);
  const explained = explain(reading, run, said || isLikely);
  const open = atoms.filter((_, i) => explained[i] !== true);
  const openDigits = digitsOf(open);
  unexplained.push(...open);
  if (openDigits.length === 0 || (atoms.length === 1 && digits.length > LONGEST_NUMBER)) return null;
  if (isAbroad(reading, first, digits)) return "a number with its country code";
  if (run.hasTalk && !said && (!looksLikePhone(open) || isTooShort(open.map((atom) => atom.digits)))) return null;
  if (openDigits.length >= SHORTEST_NUMBER) {
    if (!said && run.joinedByWords && isSum(atoms)) return null;
    return said ? "a number that is given as a telephone number" : "a number as long as a telephone number";
  }
  const near =
    said ||
    reading.has("phone", first.from - NEAR_BEFORE, first.from) ||
    reading.has("phone", last.to, last.to + NEAR_AFTER);
  if (digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER && isOneForm(reading, atoms)) {
    if (near || (isNational(digits) && looksLikePhone(atoms))) return "a number of a national plan";
  }
  if (openDigits.length >= SHORTEST_ANNOUNCED && said) return "a short number that is given as a telephone number";
  return null;
}

function isAbroad(reading: Reading, first: Atom, digits: string): boolean {
  const before = reading.tokens[first.from - 1];
  if (before?.text === "+" || before?.text === "plus") return digits.length >= 8 && isInternational(digits);
  return digits.startsWith("00") && digits.length >= 10 && isInternational(digits.slice(2));
}

const LEAST_DISGUISED = 8;

/** Figures one by one with signs between all of them and no space: "0.6_3.3_7.1_9.8_2.0". */
function isSpelt(reading: Reading, atoms: readonly Atom[]): boolean {
  if (atoms.length < LEAST_DISGUISED || !atoms.every(({ digits }) => digits.length === 1)) return false;
  const [first, last] = [atoms[0], atoms.at(-1)];
  return !/\s/.test(
    reading.text.slice(reading.tokens[first?.from ?? 0]?.start, reading.tokens[(last?.to ?? 1) - 1]?.end),
  );
}

/** Figures of another script, or written small or wide throughout: honest figures are not drawn to be overlooked. */
function isInOtherScript(reading: Reading, atoms: readonly Atom[]): boolean {
  if (reading.original === reading.text || digitsOf(atoms).length < LEAST_DISGUISED) return false;
  return atoms.every(
    ({ kind, from, to }) => kind === "figures" && to === from + 1 && OTHER_FIGURES.test(reading.written(from)),
  );
}

const OTHER_FIGURES = /^(?:(?![0-9])[\p{Nd}⁰¹²³⁴-⁹₀-₉])+$/u;

const LENGTH_OF_POSTCODE = 5;

/** Several long numbers that "and" joins are a sum or a choice, "12000 and 15000", or two towns, "08012 y 46001". */
function isSum(atoms: readonly Atom[]): boolean {
  if (atoms.every(({ kind, digits }) => kind === "figures" && digits.length === LENGTH_OF_POSTCODE)) return true;
  return (
    atoms.every(({ kind, digits }) => kind === "figures" && !digits.startsWith("0")) &&
    atoms.some(({ digits }) => digits.length > 3) &&
    atoms.length <= 3
  );
}

/** Only spaces and one kind of sign part the groups, as in a telephone number. */
function isOneForm(reading: Reading, atoms: readonly Atom[]): boolean {
  const signs = new Set<string>();
  for (const [i, atom] of atoms.entries()) {
    const next = atoms[i + 1];
    if (atom.kind !== "figures" || atom.suffix !== "" || (atom.prefix !== "" && i > 0)) return false;
    if (next === undefined) continue;
    const between = reading.text.slice(reading.tokens[atom.to - 1]?.end, reading.tokens[next.from]?.start);
    if (!/^[-.() /]{0,3}$/.test(between)) return false;
    for (const sign of between.replace(/[ ()]/g, "")) signs.add(sign);
  }
  return signs.size <= 1;
}

/** "1-800-FLOWERS": letters of the keypad after a dialling code. */
function findVanity(reading: Reading): Finding[] {
  const found = /(?:^|[^\d])((?:\+?1[-. ])?\(?8(?:00|33|44|55|66|77|88)\)?[-. ][a-z][a-z-]{5,12})(?![a-z])/.exec(
    reading.text,
  );
  if (found?.[1] === undefined || !/[-.]/.test(found[1])) return [];
  // "1.800 calorías" are thousands.
  if (/^1\.8\d\d /.test(found[1])) return [];
  const start = found.index + found[0].length - found[1].length;
  return [{ kind: "phone", start, end: start + found[1].length, reason: "a number in letters of the keypad" }];
}
