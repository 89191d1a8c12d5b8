import type { Reading } from "../reading";
import type { Atom } from "./atoms";

/** Pieces of numbers with nothing between them but signs and the words people say between parts of a number. */
export interface Run {
  readonly atoms: readonly Atom[];
  /** Words stood between some of them. */
  readonly joinedByWords: boolean;
}

/** More signs than this between two pieces part them: "5 !!!!!!!!!! 6". */
const MOST_SIGNS = 6;
const MOST_JOINING_WORDS = 5;

/** Groups the pieces of numbers that stand next to each other. */
export function groupRuns(reading: Reading, atoms: readonly Atom[]): Run[] {
  const runs: Run[] = [];
  let current: Atom[] = [];
  let joinedByWords = false;
  let gapBefore = "";
  const close = () => {
    const trimmed = withoutWeakEnds(current);
    if (trimmed.length > 0) runs.push({ atoms: trimmed, joinedByWords });
    current = [];
    joinedByWords = false;
    gapBefore = "";
  };
  for (const atom of atoms) {
    const before = current.at(-1);
    if (before !== undefined) {
      const gap = gapOf(reading, before.to, atom.from, gapBefore);
      if (gap === null) close();
      else {
        if (gap.words) joinedByWords = true;
        gapBefore = gap.text;
      }
    }
    current.push(atom);
  }
  close();
  return runs;
}

/** One weak piece at an end is a word of the sentence; several are part of the number. */
function withoutWeakEnds(atoms: readonly Atom[]): readonly Atom[] {
  const from = atoms[0]?.kind === "weak" && atoms[1]?.kind !== "weak" ? 1 : 0;
  const last = atoms.length - 1;
  const to = last > 0 && atoms[last]?.kind === "weak" && atoms[last - 1]?.kind !== "weak" ? last : atoms.length;
  return atoms.slice(from, to);
}

/** What parts two pieces, or null when it parts them for good. The same words again and again join them too. */
function gapOf(reading: Reading, from: number, to: number, gapBefore: string): { text: string; words: boolean } | null {
  if (isRemark(reading, from, to)) return { text: "()", words: true };
  if (to - from > MOST_SIGNS + MOST_JOINING_WORDS) return null;
  let signs = 0;
  let words = 0;
  let text = "";
  let joins = true;
  for (let at = from; at < to;) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    text += token.text;
    if (token.kind === "sign") {
      signs++;
      at++;
      continue;
    }
    const length = reading.length(at, "joiner", "part", "step", "dash", "slash", "dot");
    if (length === 0) joins = false;
    at += Math.max(1, length);
    words++;
  }
  if (signs > MOST_SIGNS || words > MOST_JOINING_WORDS) return null;
  if (words === 0 || joins) return { text, words: words > 0 };
  return words <= 2 && text === gapBefore ? { text, words: true } : null;
}

const LONGEST_REMARK = 10;

/** "503 (that's Portland) 555": what stands in brackets is said by the way. */
function isRemark(reading: Reading, from: number, to: number): boolean {
  if (to - from < 3 || to - from > LONGEST_REMARK) return false;
  const last = reading.tokens[to - 1]?.text === "," ? to - 2 : to - 1;
  return reading.tokens[from]?.text === "(" && reading.tokens[last]?.text === ")";
}

/** What stands between two pieces of numbers. */
export function textBetween(reading: Reading, before: Atom, atom: Atom): string {
  return reading.text.slice(reading.tokens[before.to - 1]?.end, reading.tokens[atom.from]?.start);
}
