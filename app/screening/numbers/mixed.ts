import { hasRole } from "../lexicon";
import { figuresOf, plainAtom, type Atom } from "./atom";
import { drawnFigure } from "./misspelt";
import { segmentNumberWord } from "./words";

const DRAWN_FIGURES = /^[0-9oilszbgq]+$/;
const FIGURES_THEN_LETTERS = /^(\d+)([a-z]+)$/;
const LETTERS_THEN_FIGURES = /^([a-z]+)(\d+)$/;
const WITH_EXTENSION = /^(\d{7,})(?:x|ext|poste|dw)\d{1,5}$/;
const PROCESSOR = /^i[3579]$/;
const LETTERS_AROUND = /^([a-z]{2,})(\d{7,})([a-z]*)$/;
const LONGEST_PARTING = 4;
/** Longer letters between figures are no measure: "2min30". */
const LONGEST_UNIT = 3;
const LEAST_PARTED = 9;

/** The piece of a number in a word that mixes letters and figures, or null. */
export function mixedAtom(text: string, at: number): Atom | null {
  const said = segmentNumberWord(text) ?? drawnFigure(text);
  if (said !== null) return plainAtom(said, at, "word");
  const last = FIGURES_THEN_LETTERS.exec(text);
  if (last !== null && !(DRAWN_FIGURES.test(text) && !hasRole(last[2] ?? "", "units"))) {
    return { ...plainAtom(last[1] ?? "", at, "figures"), suffix: last[2] ?? "" };
  }
  const first = LETTERS_THEN_FIGURES.exec(text);
  // "s23" and "bogo2024" are codes; "o7911" and "oi42" are not.
  if (first !== null && (!/^[oil]{1,5}$/.test(first[1] ?? "") || PROCESSOR.test(text))) {
    return { ...plainAtom(first[2] ?? "", at, "figures"), prefix: first[1] ?? "" };
  }
  const parted = partedByLetters(text, at);
  if (parted !== null) return parted;
  if (DRAWN_FIGURES.test(text)) {
    return plainAtom(figuresOf(text), at, "drawn");
  }
  const extended = WITH_EXTENSION.exec(text);
  if (extended !== null) return plainAtom(extended[1] ?? "", at, "figures");
  const around = LETTERS_AROUND.exec(text);
  if (around !== null)
    return { ...plainAtom(around[2] ?? "", at, "figures"), prefix: around[1] ?? "", suffix: around[3] ?? "" };
  return null;
}

/** "5x5x5x0x1x4x2", "312xx555xx0199": one letter between all figures parts them, or the same few again and again. */
function partedByLetters(text: string, at: number): Atom | null {
  const groups = text.split(/[a-z]+/).filter((group) => group !== "");
  const letters = text.split(/\d+/).filter((group) => group !== "");
  const digits = groups.join("");
  if (groups.length < 3) return null;
  const kinds = new Set(letters).size;
  const longest = Math.max(...letters.map(({ length }) => length));
  // "8hello5hello8": part of a longer one.
  const arePart = kinds === 1 && longest > LONGEST_UNIT && groups.every((group) => group.length === 1);
  if (arePart) return plainAtom(digits, at, "drawn");
  if (digits.length < 7) return null;
  const areSpelt = groups.length >= 5 && groups.every((group) => group.length <= 3) && longest === 1;
  const isSpelt =
    areSpelt && groups.length * 3 >= digits.length && (kinds <= 2 || groups.every((group) => group.length === 1));
  const isRefrain = longest > 1 && longest <= LONGEST_PARTING && kinds === 1;
  // "415k445k094k6"
  const isParted = kinds === 1 && groups.length >= 4 && digits.length >= LEAST_PARTED;
  return isSpelt || isRefrain || isParted ? plainAtom(digits, at, "drawn") : null;
}
