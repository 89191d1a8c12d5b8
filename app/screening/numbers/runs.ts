import type { Reading } from "../reading";
import type { Atom } from "./atom";
import { digitsOf, LONGEST_NUMBER } from "./looks";
import { gapBetween, isRefrain, type Gap } from "./gaps";

/** Pieces of numbers with nothing between them but signs and the words people say between parts of a number. */
export interface Run {
  readonly atoms: readonly Atom[];
  /** Words stood between some of them. */
  readonly joinedByWords: boolean;
  /** Some of these words were talk, or the same again and again, so that the run must look like a number to be one. */
  readonly hasTalk: boolean;
}

/** Groups the pieces of numbers that stand next to each other. */
export function groupRuns(reading: Reading, atoms: readonly Atom[]): Run[] {
  const gaps = atoms.slice(1).map((atom, i) => gapBetween(reading, atoms[i]?.to ?? 0, atom.from));
  const runs: Run[] = [];
  let current: Atom[] = [];
  let kinds: Gap["kind"][] = [];
  const close = () => {
    // "06 39 98, hmm no, 06 39 98 52 53": more than one number has room for was said twice.
    const isTooLong = kinds.includes("talk") && digitsOf(current).length > LONGEST_NUMBER;
    runs.push(
      ...(isTooLong ? partedByTalk(current, kinds) : [{ atoms: current, kinds }]).flatMap((pieces) =>
        runOf(reading, pieces),
      ),
    );
    current = [];
    kinds = [];
  };
  for (const [i, atom] of atoms.entries()) {
    const gap = gaps[i - 1];
    if (gap !== undefined) {
      const refrain = isRefrain(gap, [gaps[i - 2], gaps[i]]);
      if (gap.kind === "other" && !refrain) close();
      else kinds.push(refrain ? "talk" : gap.kind);
    }
    current.push(atom);
  }
  close();
  return runs;
}

interface Pieces {
  readonly atoms: Atom[];
  /** What is between each two of them. */
  readonly kinds: Gap["kind"][];
}

function partedByTalk(atoms: readonly Atom[], kinds: readonly Gap["kind"][]): Pieces[] {
  const parts: Pieces[] = [];
  for (const [i, atom] of atoms.entries()) {
    const kind = kinds[i - 1];
    const last = parts.at(-1);
    if (last === undefined || kind === undefined || kind === "talk") parts.push({ atoms: [atom], kinds: [] });
    else {
      last.atoms.push(atom);
      last.kinds.push(kind);
    }
  }
  return parts;
}

function runOf(reading: Reading, { atoms, kinds }: Pieces): Run[] {
  const trimmed = withoutCount(reading, withoutWeakEnds(atoms));
  const hasTalk = kinds.includes("talk");
  return trimmed.length > 0 ? [{ atoms: trimmed, joinedByWords: hasTalk || kinds.includes("joins"), hasTalk }] : [];
}

/** One weak piece at an end is a word of the sentence; several are part of the number. */
function withoutWeakEnds(atoms: readonly Atom[]): readonly Atom[] {
  const from = atoms[0]?.kind === "weak" && atoms[1]?.kind !== "weak" ? 1 : 0;
  const last = atoms.length - 1;
  const to = last > 0 && atoms[last]?.kind === "weak" && atoms[last - 1]?.kind !== "weak" ? last : atoms.length;
  return atoms.slice(from, to);
}

const ARTICLE = /^(?:an?|une?|una|eine?)$/;

/** "kids of 36, 33 and 29. Five hens", "27, 24, 18, und ein Hund": the word at the end counts what comes next. */
function withoutCount(reading: Reading, atoms: readonly Atom[]): readonly Atom[] {
  const [before, last] = atoms.slice(-2);
  if (before === undefined || last?.kind !== "word" || before.kind !== "figures" || last.to - last.from > 1)
    return atoms;
  if (reading.tokens[last.to]?.kind !== "word" || reading.isGlued(last.to)) return atoms;
  const word = reading.tokens[last.from]?.text ?? "";
  const isParted = /[,.;:!?)]\s/.test(textBetween(reading, before, last));
  return isParted || ARTICLE.test(word) ? atoms.slice(0, -1) : atoms;
}

/** What stands between two pieces of numbers. */
export function textBetween(reading: Reading, before: Atom, atom: Atom): string {
  return reading.text.slice(reading.tokens[before.to - 1]?.end, reading.tokens[atom.from]?.start);
}
