import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { areAlike } from "./whole";
import { textBetween } from "./runs";

const CURRENCY_SIGNS = new Set(["$", "€", "£", "¥", "₹", "₽", "₿"]);
/** As long as most countries' numbers, and longer than what people measure in one piece. */
const LEAST_NATIONAL = 9;

/** Beside a sign or word for money. */
export function isPriced(reading: Reading, atom: Atom): boolean {
  if (atom.kind !== "figures" || /^0\d/.test(atom.digits)) return false;
  const before = reading.tokens[atom.from - 1];
  const after = reading.tokens[atom.to];
  return (
    (before !== undefined && (CURRENCY_SIGNS.has(before.text) || hasRole(before.text, "money"))) ||
    (after !== undefined && CURRENCY_SIGNS.has(after.text))
  );
}

/** A number with its unit or its money after it, with thousands apart: "1 250 000 people". */
export function markCounted(
  reading: Reading,
  atoms: readonly Atom[],
  explained: boolean[],
  sayingPhone: boolean,
): void {
  const last = atoms.at(-1);
  if (last === undefined || last.suffix !== "") return;
  let at = last.to;
  if (reading.tokens[at]?.text === "-") at++;
  const counted =
    (reading.is(at, "units") && !(sayingPhone && last.digits.length >= LEAST_NATIONAL)) ||
    isManyThings(reading, last, at) ||
    (!sayingPhone && (reading.is(at, "money") || isPriced(reading, last)));
  if (!counted) return;
  // "5 6 4 7 6 5 8 hours"
  if (
    !sayingPhone &&
    atoms.every(({ digits, kind }) => kind === "figures" && /^[1-9]\d?$/.test(digits)) &&
    areAlike(reading, atoms)
  ) {
    explained.fill(true);
    return;
  }
  let from = atoms.length - 1;
  while (from > 0 && isThousands(reading, atoms[from - 1], atoms[from])) from--;
  const first = atoms[from];
  const before = atoms[from - 1];
  // A telephone number does not become a length by a unit behind its last group.
  const goesOn = before !== undefined && isSpaced(reading, before, first) && explained[from - 1] !== true;
  if (first === undefined || goesOn || /^0\d/.test(first.digits)) return;
  explained.fill(true, from);
}

/** Seven figures or more before a plural are a count: "4500000 tabs". */
function isManyThings(reading: Reading, last: Atom, at: number): boolean {
  const next = reading.tokens[at];
  if (next?.kind !== "word" || !/^[1-9]/.test(last.digits) || last.digits.length < 7 || last.digits.length > 9)
    return false;
  return next.text.length >= 4 && next.text.endsWith("s") && !hasRole(next.text, "common");
}

function isThousands(reading: Reading, before: Atom | undefined, atom: Atom | undefined): boolean {
  if (before === undefined || atom === undefined || atom.digits.length !== 3 || before.digits.length > 3) return false;
  return /^[ .,']$/.test(textBetween(reading, before, atom));
}

function isSpaced(reading: Reading, before: Atom, atom: Atom | undefined): boolean {
  return atom !== undefined && /^[-. /]{0,3}$/.test(textBetween(reading, before, atom)) && before.digits.length >= 2;
}
