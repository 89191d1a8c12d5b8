import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { isGroupedLikePhone } from "./series";

const TOPIC_REACH_BEFORE = 12;
const TOPIC_REACH_AFTER = 6;
/** How far before a word stands what denies it. */
export const NEGATION_REACH = 4;
/** How far from figures stand words of telephones that mean them. */
export const PHONE_REACH = 5;

/** Whether the text is about something that has such numbers: not when it denies that ("no lottery ticket"). */
export function isAbout(reading: Reading, atoms: readonly Atom[]): boolean {
  const from = atoms[0]?.from ?? 0;
  const to = atoms.at(-1)?.to ?? 0;
  if (!reading.mayHave("topics")) return false;
  const isPhone = isShapedLikePhone(atoms);
  for (let at = Math.max(0, from - TOPIC_REACH_BEFORE); at < to + TOPIC_REACH_AFTER; at++) {
    if (at === from) at = to;
    if (!reading.is(at, "topics") || reading.has("negations", at - NEGATION_REACH, at)) continue;
    if (!isPhone || reading.is(at, "identified")) return true;
  }
  return false;
}

/** No score, age or lottery has "0142", or groups like a telephone number's; the long code of a parcel may. */
function isShapedLikePhone(atoms: readonly Atom[]): boolean {
  const areCodes = atoms.every(({ digits }) => digits.length === 3);
  const isPadded = ({ digits, prefix }: Atom, i: number) =>
    prefix === "" && (i === 0 && !areCodes ? /^0\d{2}/ : /^0\d{3}/).test(digits);
  if (atoms.some(isPadded)) return true;
  if (atoms.some(({ kind, digits }) => kind === "word" && digits.startsWith("0"))) return true;
  const numbers = atoms.map(({ digits }) => Number(digits));
  const inOrder = numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0));
  const inPairs = atoms.length === 5 && atoms.every(({ digits }) => digits.length === 2);
  if (inPairs) return atoms[0]?.digits.startsWith("0") === true && !inOrder;
  return atoms.length > 2 && atoms.at(-1)?.digits.length === 4 && isGroupedLikePhone(atoms);
}
