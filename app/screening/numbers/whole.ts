import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { isNational } from "./plans";
import { textBetween } from "./runs";
import { isGroupedLikePhone } from "./series";

const LEAST_WITHIN = 9;

/** "655 44 33 22, 51, 1,75": the groups that spaces alone part and that are a whole number; all, where there are none. */
export function nationalWithin(reading: Reading, atoms: readonly Atom[]): readonly [number, number] {
  let from = 0;
  for (const [i, atom] of atoms.entries()) {
    const next = atoms[i + 1];
    if (next !== undefined && !/[,;]/.test(textBetween(reading, atom, next))) continue;
    const part = atoms.slice(from, i + 1);
    if (part.length > 2 && isWholeNumber(reading, part)) return [from, i + 1];
    from = i + 1;
  }
  return [0, atoms.length];
}

function isWholeNumber(reading: Reading, atoms: readonly Atom[]): boolean {
  const digits = atoms.map((atom) => atom.digits).join("");
  return (
    digits.length >= LEAST_WITHIN &&
    new Set(atoms.map((atom) => atom.digits)).size > 1 &&
    atoms.every(({ kind, prefix, suffix }) => kind === "figures" && prefix === "" && suffix === "") &&
    areAlike(reading, atoms) &&
    (isGroupedLikePhone(atoms) || /^0[1-9]/.test(digits)) &&
    isNational(digits)
  );
}

/** Whether the same parts all pieces. */
export function areAlike(reading: Reading, atoms: readonly Atom[]): boolean {
  const gaps = atoms.slice(1).map((atom, i) => textBetween(reading, atoms[i] ?? atom, atom));
  return gaps.every((gap) => gap === gaps[0]);
}
