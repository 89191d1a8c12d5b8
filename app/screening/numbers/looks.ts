import type { Atom } from "./atom";
import { isGroupedLikePhone } from "./series";

/** Numbers that are shorter are dialled nowhere without more. */
export const SHORTEST_NUMBER = 7;
/** The longest that the plans of the world allow. */
export const LONGEST_NUMBER = 15;

const LEAST_SINGLE = 3;

/** What is told with talk between must begin with zero, be grouped like a telephone number, or be spelt out. */
export function looksLikePhone(atoms: readonly Atom[]): boolean {
  const digits = digitsOf(atoms);
  if (!isLongEnough(digits)) return false;
  const singles = atoms.filter((atom) => atom.digits.length === 1).length;
  return (
    atoms.some((atom) => /^0\d/.test(atom.digits)) ||
    isGroupedLikePhone(atoms) ||
    (singles >= LEAST_SINGLE && atoms.length > 3)
  );
}

/** Whether figures are as many as a telephone number has. */
export function isLongEnough(digits: string): boolean {
  return digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER;
}

/** All figures of some pieces. */
export function digitsOf(atoms: readonly Atom[]): string {
  return atoms.map(({ digits }) => digits).join("");
}
