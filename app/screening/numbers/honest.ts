import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { areListed, isList, markClosedLists } from "./lists";
import type { Run } from "./runs";
import { isSeries } from "./series";
import { isAbout, NEGATION_REACH, PHONE_REACH } from "./about";
import { isPriced, markCounted } from "./counted";
import { honestShapeAt } from "./shapes";
import { nationalWithin } from "./whole";

const UNIT_SIGNS = new Set(["%", "°", "'", '"', "‰", "Ω", "ω"]);
const FILE_PREFIXES = new Set([
  "img",
  "dsc",
  "dscn",
  "pxl",
  "vid",
  "mvimg",
  "dscf",
  "scan",
  "doc",
  "mov",
  "gopr",
  "screenshot",
  "image",
]);
/** Longer than any room, flight, bus or model. */
const LONGEST_LABELLED = 6;

/**
 * Which pieces of a run have an honest reading: a date, a price, a size, a room. When somebody says that he gives a
 * telephone number, only readings count that no such number could have.
 */
export function explain(reading: Reading, run: Run, sayingPhone: boolean): boolean[] {
  const { atoms } = run;
  const first = atoms[0];
  const last = atoms.at(-1);
  if (first === undefined || last === undefined) return [];
  const areMany = atoms.length > 1;
  const [from, to] = sayingPhone ? [0, atoms.length] : nationalWithin(reading, atoms);
  if (to - from < atoms.length) return atoms.map((_, i) => i < from || i >= to);
  if (
    !sayingPhone &&
    (isAbout(reading, atoms) ||
      (areMany && (isList(reading, run) || isSeries(reading, run, isNearPhone(reading, run)))))
  )
    return atoms.map(() => true);
  const explained = atoms.map(() => false);
  markShapes(reading, atoms, explained, sayingPhone);
  if (!sayingPhone) markClosedLists(reading, atoms, explained);
  for (const [i, atom] of atoms.entries()) {
    if (explained[i] === true) continue;
    explained[i] =
      isMeasured(reading, atoms, i) ||
      isCoded(atom, atoms) ||
      isDated(reading, atom, atoms) ||
      (!sayingPhone && isPriced(reading, atom));
  }
  if (!sayingPhone && (isLabelled(reading, first, "identified") || isReferred(reading, atoms)))
    return atoms.map(() => true);
  if (isLabelled(reading, first, "numbered")) {
    explained[0] ||= first.digits.length <= LONGEST_LABELLED;
    const areShort = atoms.every(({ digits }) => digits.length <= 4);
    if (!sayingPhone && atoms.length > 1 && areShort && areListed(reading, atoms)) return atoms.map(() => true);
  }
  markCounted(reading, atoms, explained, sayingPhone);
  return explained;
}

function isNearPhone(reading: Reading, { atoms }: Run): boolean {
  const from = atoms[0]?.from ?? 0;
  const to = atoms.at(-1)?.to ?? 0;
  return reading.has("phone", from - PHONE_REACH, to + PHONE_REACH);
}

function markShapes(reading: Reading, atoms: readonly Atom[], explained: boolean[], sayingPhone: boolean): void {
  for (let i = 0; i < atoms.length; i++) {
    const atom = atoms[i];
    const token = atom && reading.tokens[atom.from];
    if (atom === undefined || token === undefined || atom.kind === "word") continue;
    const start = token.start + atom.prefix.length;
    const end = honestShapeAt(reading.text, start, sayingPhone);
    if (end === null) continue;
    const last = atoms.findLastIndex((other, at) => at >= i && (reading.tokens[other.to - 1]?.start ?? Infinity) < end);
    const lastAtom = atoms[last];
    if (lastAtom === undefined) continue;
    if ((reading.tokens[lastAtom.to - 1]?.end ?? 0) - lastAtom.suffix.length > end) continue;
    explained.fill(true, i, last + 1);
    i = last;
  }
}

/** "10km", "1080p", "50%", "6'": glued to what it measures. */
function isMeasured(reading: Reading, atoms: readonly Atom[], i: number): boolean {
  const atom = atoms[i];
  if (atom === undefined) return false;
  if (atom.suffix !== "" && atom.prefix === "") {
    const goesOn = i + 1 < atoms.length && isTight(reading, atom, atoms[i + 1]);
    return !goesOn && atom.digits.length <= LONGEST_LABELLED;
  }
  const next = reading.tokens[atom.to];
  if (next === undefined || !UNIT_SIGNS.has(next.text) || !reading.isGlued(atom.to)) return false;
  // A quotation mark before the figures makes the one behind them no inches.
  return !/['"]/.test(next.text) || (atom.digits.length <= 2 && reading.tokens[atom.from - 1]?.text !== next.text);
}

function isTight(reading: Reading, atom: Atom, next: Atom | undefined): boolean {
  if (next === undefined) return false;
  const between = reading.text.slice(reading.tokens[atom.to - 1]?.end, reading.tokens[next.from]?.start);
  return /^[-./_]?$/.test(between);
}

/** Letters before figures make a code: "ba2490", "s23", "a4". */
function isCoded(atom: Atom, atoms: readonly Atom[]): boolean {
  if (atom.prefix === "") return false;
  if (atom.prefix.length === 1 && atoms.some(({ kind }) => kind === "drawn")) return false;
  if (FILE_PREFIXES.has(atom.prefix)) return true;
  if (hasRole(atom.prefix, "phone")) return false;
  return atom.digits.length <= LONGEST_LABELLED || (atom.prefix.length <= 2 && atom.suffix === "");
}

/** Beside the name of a month or day. */
function isDated(reading: Reading, atom: Atom, atoms: readonly Atom[]): boolean {
  // "sept" is a month in one language and a figure in another.
  if (atom.kind === "word") return false;
  const isFigure = (at: number) =>
    atoms.some(
      ({ from, to }, i) => from <= at && at < to && atoms[i - 1]?.kind === "word" && atoms[i - 1]?.to === from,
    );
  const hasMonth = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (reading.is(at, "months") && !isFigure(at)) return true;
    return false;
  };
  if (atom.digits.length > 2 && !/^(?:1[4-9]|20|21)\d\d$/.test(atom.digits)) return false;
  return reading.mayHave("months") && (hasMonth(atom.from - 2, atom.from) || hasMonth(atom.to, atom.to + 3));
}

/** "flight 2490", "room no. 12", "#1204". */
function isLabelled(reading: Reading, first: Atom, role: "numbered" | "identified"): boolean {
  let at = first.from;
  for (let skipped = 0; skipped < 4 && at > 0; skipped++) {
    const length = reading.lengthBefore(at, role, 3);
    if (length > 0) {
      // "area code 631"
      if (reading.has("givesPhone", at - length - 1, at)) return false;
      return !reading.has("negations", at - length - NEGATION_REACH, at - length);
    }
    const before = reading.tokens[at - 1];
    if (before === undefined) return false;
    if (before.text === "#" && reading.isGlued(first.from) && role === "numbered") return true;
    if (!/^(?:[#:.(°º-]|no|nr|num|number|n|o|is|the|nummer|numero|es|est|ist)$/.test(before.text)) return false;
    at--;
  }
  return false;
}

const REFERRED_REACH = 7;

/** "a ten digit reference, 4839201746": one unbroken code that the words before it, or right after it, name. */
function isReferred(reading: Reading, atoms: readonly Atom[]): boolean {
  const [atom] = atoms;
  if (atom === undefined || atom.kind !== "figures" || /^0[1-9]/.test(atom.digits)) return false;
  if (atoms.length > 1) return reading.has("identified", atom.from - 2, atom.from - 1);
  const from = atom.from - REFERRED_REACH;
  if (reading.has("phone", from, atom.from) || reading.has("phone", atom.to, atom.to + PHONE_REACH)) return false;
  return reading.has("identified", from, atom.from) || reading.length(atom.to + 1, "identified") > 0;
}
