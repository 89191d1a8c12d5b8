import type { Reading } from "../reading";
import type { Atom } from "./atom";

const LONGEST_PART = 6;
/** "the first three digits of it are": how far the figures may be from what announces how many they are. */
const REACH = 5;

const LEAST_PARTS = 2;

/**
 * Where a text says how many figures each part of a number has, "the first three are 650, the last four 0142": the other
 * pieces, without the counts. Null when fewer than two parts are as long as is said.
 */
export function countedParts(reading: Reading, atoms: readonly Atom[]): Atom[] | null {
  if (!reading.mayHave("order")) return null;
  const counts = new Set<Atom>();
  for (const [i, atom] of atoms.entries()) {
    const count = Number(atom.digits);
    if (count < 2 || count > LONGEST_PART || !hasOrder(reading, atom)) continue;
    if (figuresAfter(reading, atoms, i + 1, count)) counts.add(atom);
  }
  const parts = atoms.filter((atom) => !counts.has(atom));
  if (counts.size === 0) return null;
  const led = parts.filter((atom) => atom.digits.length > 1 && leadsTo(reading, atom)).length;
  return counts.size + led >= LEAST_PARTS ? parts : null;
}

/** "the last 678": the part itself comes right after its place in the number. */
function leadsTo(reading: Reading, atom: Atom): boolean {
  return reading.lengthBefore(atom.from, "order", 2) > 0;
}

/** "first three", "los tres primeros", "die ersten vier". */
function hasOrder(reading: Reading, count: Atom): boolean {
  return reading.is(count.to, "order") || reading.lengthBefore(count.from, "order", 2) > 0;
}

/** Whether the next pieces have as many figures as is said. */
function figuresAfter(reading: Reading, atoms: readonly Atom[], from: number, count: number): boolean {
  let figures = 0;
  let i = from;
  let end = atoms[from - 1]?.to ?? 0;
  for (; i < atoms.length && figures < count; i++) {
    const atom = atoms[i];
    if (atom === undefined || atom.from - end > REACH) return false;
    figures += atom.digits.length;
    end = atom.to;
  }
  // "the first two were 12 and 14"
  const goesOn = i < atoms.length && reading.is(end, "and") && atoms[i]?.from === end + 1;
  return figures === count && !goesOn;
}
