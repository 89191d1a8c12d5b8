import type { Reading } from "../reading";
import { figuresOf, plainAtom, type Atom } from "./atom";
import { mixedAtom } from "./mixed";
import { isForeign, spokenAtom, withHundreds } from "./spoken";
import { figuresOfWord } from "./misspelt";
import { weakAtom } from "./weak";
import { segmentNumberWord } from "./words";

/** Every piece of a number in a text, in order. */
export function readAtoms(reading: Reading): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < reading.tokens.length;) {
    const atom = drawnOn(reading, at, atoms) ?? atomAt(reading, at, atoms.at(-1));
    if (atom === null) at++;
    else {
      atoms.push(atom);
      at = atom.to;
    }
  }
  return atoms;
}

const DRAWN = /^[0-9oilszbgq]+$/;

/** "O7 8l 67 75 7l": behind figures that are drawn with letters, the next letters are figures as well, and no litres. */
function drawnOn(reading: Reading, at: number, atoms: readonly Atom[]): Atom | null {
  const token = reading.tokens[at];
  if (token?.kind !== "mixed" || !DRAWN.test(token.text)) return null;
  let next = at;
  for (let i = atoms.length - 1; i >= 0; i--) {
    const atom = atoms[i];
    if (atom === undefined || next - atom.to > 1 || (next > atom.to && reading.tokens[atom.to]?.kind !== "sign"))
      return null;
    if (atom.kind === "drawn") return plainAtom(figuresOf(token.text), at, "drawn");
    if (atom.kind !== "figures" && atom.kind !== "weak") return null;
    next = atom.from;
  }
  return null;
}

function atomAt(reading: Reading, at: number, before: Atom | undefined): Atom | null {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "sign") return null;
  if (token.kind === "figure") return plainAtom(token.text, at, "figures");
  if (token.kind === "mixed") return mixedWithHundreds(reading, token.text, at);
  return wordAtom(reading, token.text, at, before);
}

/** "077nine hundred": what ends in a number word may take a hundred. */
function mixedWithHundreds(reading: Reading, text: string, at: number): Atom | null {
  const mixed = mixedAtom(text, at);
  return mixed?.kind === "word" && /[a-z]$/.test(text) ? withHundreds(reading, mixed) : mixed;
}

/** "siiix" */
const STRETCHED = /([a-z])\1\1/;

function wordAtom(reading: Reading, text: string, at: number, before: Atom | undefined): Atom | null {
  if (isForeign(reading, at)) return null;
  const said = spokenAtom(reading, at);
  if (said !== null) return said;
  const stretched = STRETCHED.test(text) ? figuresOfWord(text.replace(/(.)\1{2,}/g, "$1")) : null;
  if (stretched !== null) return plainAtom(stretched, at, "word");
  const hyphened = hyphenedAtom(reading, text, at);
  if (hyphened !== null) return hyphened;
  const glued = reading.isKnown(at) ? null : segmentNumberWord(text);
  return glued === null ? weakAtom(reading, at, before) : plainAtom(glued, at, "word");
}

/** "se-ven", "cin-co": a number word in two halves. */
function hyphenedAtom(reading: Reading, text: string, at: number): Atom | null {
  const rest = reading.tokens[at + 2];
  if (reading.tokens[at + 1]?.text !== "-" || rest?.kind !== "word" || !reading.isGlued(at + 1)) return null;
  const value = figuresOfWord(text + rest.text);
  return value === null || !reading.isGlued(at + 2) ? null : plainAtom(value, at, "word", 3);
}
