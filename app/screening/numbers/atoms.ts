import type { Reading } from "../reading";
import { plainAtom, type Atom } from "./atom";
import { mixedAtom } from "./mixed";
import { isForeign, spokenAtom, withHundreds } from "./spoken";
import { figuresOfWord } from "./misspelt";
import { weakAtom } from "./weak";
import { segmentNumberWord } from "./words";

/** Every piece of a number in a text, in order. */
export function readAtoms(reading: Reading): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < reading.tokens.length;) {
    const atom = atomAt(reading, at, atoms.at(-1));
    if (atom === null) at++;
    else {
      atoms.push(atom);
      at = atom.to;
    }
  }
  return atoms;
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

function wordAtom(reading: Reading, text: string, at: number, before: Atom | undefined): Atom | null {
  if (isForeign(reading, at)) return null;
  const said = spokenAtom(reading, at);
  if (said !== null) return said;
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
