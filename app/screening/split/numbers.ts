import { SHORTEST_NUMBER } from "../numbers/looks";
import type { Reading } from "../reading";
import type { Atom } from "../numbers/atom";
import { readAtoms } from "../numbers/atoms";
import { areAlikeByColumn, areUneven, isCountedAloud, isShift, isThrow, isTooShort } from "../numbers/counts";
import { explain } from "../numbers/honest";
import { groupRuns } from "../numbers/runs";
import { isScores, isSeriesOfLines, pairsOf, type Pair } from "../numbers/series";
import type { Split } from "./split";
import { announcesNumber } from "./together";

/** How far back the pieces of one number may lie. */
export const MESSAGES_BACK = 24;
const MOST_OTHER_WORDS = 7;
/** "0152 09, and the rest you get when you ask me nicely" */
const MOST_BESIDE_BEGINNING = 12;
const LENGTH_OF_GROUP = 3;
/** How many messages before its parts a number may be announced; right behind them it may be as well. */
const ANNOUNCED_BACK = 5;
/** How many messages before the figures may say what they are about. */
const TOPIC_BACK = 3;

/** A country code and the first figures behind it; fewer behind a plus are a sum. */
const LEAST_ABROAD = 4;

/** The figures that a message adds to a number that is sent in pieces. */
interface Piece {
  readonly digits: string;
  /** They could as well be a year or a count that stands for itself. */
  readonly soft: boolean;
  readonly numbers: readonly string[];
  /** Some of it is in words. */
  readonly isSaid: boolean;
  /** "+10": more of something. */
  readonly isAdded: boolean;
  /** The whole message is one score: "3-1!!". */
  readonly pairs: readonly Pair[] | null;
}

/** A telephone number whose figures come one message after the other, with other talk between. */
export function splitNumbers(readings: readonly Reading[], from: number): Split | null {
  const announcing = readings.map(announcesNumber);
  const isAnnounced = (i: number) => announcing.slice(Math.max(0, i - ANNOUNCED_BACK), i + 2).includes(true);
  const atoms = readings.map((reading) => readAtoms(reading).filter(({ kind }) => kind !== "weak"));
  const counters = countersOf(readings, atoms);
  const pieces = readings.map((reading, i) => pieceOf(reading, atoms[i] ?? [], counters[i] ?? 0, isAnnounced(i)));
  for (let last = from; last < pieces.length; last++) {
    if (pieces[last] == null) continue;
    const messages: number[] = [];
    const used: Piece[] = [];
    let digits = 0;
    let firm = 0;
    for (let i = last; i >= Math.max(0, last - MESSAGES_BACK); i--) {
      const piece = pieces[i];
      if (piece == null) continue;
      messages.unshift(i);
      used.unshift(piece);
      digits += piece.digits.length;
      if (!piece.soft) firm += piece.digits.length;
      if (digits >= SHORTEST_NUMBER && firm >= 3 && messages.length > 1) {
        const announced = messages.some(isAnnounced);
        const isInFigures = used.every(({ isSaid }) => !isSaid);
        if (!announced && isInFigures && isTooShort(used.flatMap(({ numbers }) => numbers))) continue;
        const from = Math.max(0, i - TOPIC_BACK);
        const isCounted = pieces.slice(from, last).some((other, at) => other === null && hasCount(readings[from + at]));
        const counts = isCounted && !isPadded(used);
        if (!announced && (counts || isTalkOfNumbers(readings.slice(from, last + 1), used))) break;
        return { kind: "phone", messages, reason: "the figures of a telephone number" };
      }
    }
  }
  return null;
}

/** Counts have no zero before them; numbers that are dialled often do. */
function isPadded(pieces: readonly Piece[]): boolean {
  return pieces.some(({ numbers }) => numbers.some((digits) => /^0\d/.test(digits)));
}

/** "hole 2: 5", "9 don't ask", "tomatoes 14": figures of their own beside words. */
function hasCount(reading: Reading | undefined): boolean {
  return (
    reading !== undefined &&
    !reading.mayHave("phone", "givesPhone", "part", "step") &&
    reading.tokens.some(({ kind }) => kind === "figure") &&
    reading.tokens.some(({ kind }) => kind === "word")
  );
}

/** Ages, scores and countdowns come one message after the other as well. */
function isTalkOfNumbers(readings: readonly Reading[], pieces: readonly Piece[]): boolean {
  const numbers = pieces.flatMap((piece) => piece.numbers);
  const isInFigures = pieces.every(({ isSaid }) => !isSaid);
  // "six twelve", "thirty-four", "fifty-six" is dictated: ages have a message each.
  const isDictated = !isInFigures && pieces.some((piece) => piece.numbers.length > 1);
  if (!isDictated && isSeriesOfLines(numbers)) return true;
  if (isInFigures && (areUneven(numbers) || areAlikeByColumn(pieces.map((piece) => piece.numbers)))) return true;
  if ([isCountedAloud, isThrow, isShift].some((isSo) => pieces.every((piece) => isSo(piece.numbers)))) return true;
  if (pieces.filter(({ isAdded }) => isAdded).length > 1) return true;
  const pairs = pieces.flatMap((piece) => piece.pairs ?? []);
  if (pairs.length === pieces.length && isScores(pairs)) return true;
  return !isPadded(pieces) && readings.some((reading) => reading.has("topics", 0, reading.tokens.length));
}

const COUNTER_SIGN = /^[:).-]$/;

/** How many first pieces of each message only count the messages, from one on: "part 1: 069", "part 2: 911". */
function countersOf(readings: readonly Reading[], atoms: readonly (readonly Atom[])[]): number[] {
  const counters = atoms.map((own, i) => {
    const [first] = own;
    const reading = readings[i];
    if (first === undefined || reading === undefined || own.length < 2 || !reading.has("part", 0, first.from))
      return undefined;
    return COUNTER_SIGN.test(reading.tokens[first.to]?.text ?? "") ? first.digits : undefined;
  });
  const values = counters.filter((digits) => digits !== undefined);
  const areCounted = values.length > 1 && values.every((digits, i) => digits === String(i + 1));
  return counters.map((digits) => (areCounted && digits !== undefined ? 1 : 0));
}

function pieceOf(reading: Reading, all: readonly Atom[], counters: number, announced: boolean): Piece | null {
  const atoms = all.slice(counters);
  if (atoms.length === 0) return null;
  const others = otherWords(reading, all);
  const piecewise = reading.length(0, "part", "step", "joiner") > 0 || hasPart(reading, atoms);
  const bare = others === 0;
  // "once again" and "one sec" hold number words that are none.
  if (!bare && atoms.every(({ kind, digits }) => kind === "word" && digits.length < 3) && !(piecewise && announced))
    return null;
  const isBeginning = piecewise && /^0[1-9]/.test(atoms[0]?.digits ?? "");
  const isPart = piecewise || reading.has("givesPhone", 0, reading.tokens.length);
  const mostOthers = isBeginning ? MOST_BESIDE_BEGINNING : isPart ? MOST_OTHER_WORDS : 0;
  if (!bare && others > mostOthers) return null;
  const open = groupRuns(reading, atoms).flatMap((run) => {
    const areSingle =
      atoms.length === 1 || (pairsOf(reading, atoms) === null && atoms.every((atom) => atom.digits.length === 1));
    const explained = explain(reading, run, announced || (bare && areSingle));
    // "911" alone, among other pieces, calls nobody for help, and "415-555" is no result.
    const isGroup = bare && atoms.every(({ digits }) => digits.length === LENGTH_OF_GROUP);
    return run.atoms.filter((_, i) => isGroup || explained[i] !== true);
  });
  const digits = open.map((atom) => atom.digits).join("");
  if (digits === "" || /[?]$/.test(reading.text.trimEnd())) return null;
  return {
    digits,
    soft: !announced && /^(?:19|20)\d\d$|^\d0+$|^\d{1,2}00$/.test(digits),
    numbers: open.map((atom) => atom.digits),
    isSaid: open.some(({ kind }) => kind !== "figures"),
    isAdded: reading.text.trimStart().startsWith("+") && open.length === 1 && digits.length < LEAST_ABROAD,
    pairs: pairsOf(reading, open),
  };
}

function hasPart(reading: Reading, atoms: readonly Atom[]): boolean {
  const first = atoms[0];
  const last = atoms.at(-1);
  if (first === undefined || last === undefined) return false;
  return reading.has("part", 0, first.from) || reading.has("part", last.to, reading.tokens.length);
}

/** Words that neither say figures nor lead from one to the next. */
function otherWords(reading: Reading, atoms: readonly Atom[]): number {
  let words = 0;
  for (let at = 0; at < reading.tokens.length;) {
    const atom = atoms.find((other) => other.from <= at && at < other.to);
    if (atom !== undefined) {
      if (atom.suffix !== "" || atom.prefix !== "") words++;
      at = atom.to;
      continue;
    }
    const length = reading.length(at, "joiner", "part", "step", "filler", "dash", "dot", "is");
    // "a) 0171", "b: 392"
    const isLabel =
      at === 0 && reading.tokens[at]?.text.length === 1 && COUNTER_SIGN.test(reading.tokens[1]?.text ?? "");
    if (length === 0 && !isLabel && reading.tokens[at]?.kind !== "sign") words++;
    at += Math.max(1, length);
  }
  return words;
}
