import type { Reading } from "../reading";
import { figuresOf, plainAtom, type Atom } from "./atom";
import { nearlyFigure } from "./misspelt";
import { segmentNumberWord } from "./words";

const LOOKS_LIKE_FIGURES = /^[oilszbg]{1,5}$/;
const WEAK_LETTERS = /^(?:o{1,4}|l{1,3}|i{1,2}|s{1,3}|b|z)$/;

/** "OlS" and "lOl": letters that look like figures, in a case that no word has. */
const WRITTEN_AS_FIGURES = /^(?=.*[OISZBG])(?=.*[lo])[OISZBGlo]{2,5}$/;

const LINK = /^(?:y|i|et|und|and)$/;

/** A word or letters that only stand for figures beside others: "too", "thre", "OlS"; or null. */
export function weakAtom(reading: Reading, at: number, before: Atom | undefined): Atom | null {
  const text = reading.tokens[at]?.text ?? "";
  const follows = before !== undefined && before.to === at;
  const isNear = follows || (before !== undefined && at - before.to === 1 && reading.tokens[at - 1]?.kind === "sign");
  const sounds = soundOf(reading, at, isNear ? before : undefined);
  if (sounds !== null && isAmongNumbers(reading, at, isNear ? before : undefined)) return plainAtom(sounds, at, "weak");
  if (follows && before.kind === "word" && /^o{1,2}$/.test(text)) return plainAtom("0".repeat(text.length), at, "word");
  if (!LOOKS_LIKE_FIGURES.test(text)) return null;
  const isBeside = isNear || reading.tokens[at + 1]?.kind === "figure";
  const isWeak = isBeside && WEAK_LETTERS.test(text);
  return isWeak || (WRITTEN_AS_FIGURES.test(reading.written(at)) && (isNear || isDrawn(reading, at + 1)))
    ? plainAtom(figuresOf(text), at, "weak")
    : null;
}

/** The figures that a word sounds like, or that it spells wrongly, where figures in words may be. */
function soundOf(reading: Reading, at: number, near: Atom | undefined): string | null {
  if (near?.kind === "figures") return null;
  if (near === undefined && !reading.mayHave("digits", "tens", "repeats", "soundAlike")) return null;
  if (reading.isKnown(at)) return reading.find(at, "soundAlike")?.value ?? null;
  const isBeside = near !== undefined || isNumberWord(reading, afterSign(reading, at + 1));
  return isBeside ? nearlyFigure(reading.tokens[at]?.text ?? "") : null;
}

function isDrawn(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "figure" || WRITTEN_AS_FIGURES.test(reading.written(at));
}

/** A word that sounds like a figure counts between figures in words, or as one of several such words. */
function isAmongNumbers(reading: Reading, at: number, before: Atom | undefined): boolean {
  const next = afterSign(reading, at + 1);
  const sounds = soundsLikeFigure(reading, next);
  if (before === undefined) {
    const further = afterSign(reading, next + 1);
    const number = isNumberWord(reading, next);
    return (sounds || number) && (isNumberWord(reading, further) || soundsLikeFigure(reading, further));
  }
  if (before.kind === "figures") return false;
  return before.kind === "weak" || isNumberWord(reading, next) || sounds || reading.tokens[next]?.kind === "figure";
}

/** One comma or dash between the figures that people say parts nothing, and no more does the "and" within one. */
function afterSign(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  return (token?.kind === "sign" && "-,.".includes(token.text)) || LINK.test(token?.text ?? "") ? at + 1 : at;
}

function isNumberWord(reading: Reading, at: number): boolean {
  if (reading.isKnown(at)) return reading.length(at, "digits", "tens", "repeats") > 0;
  return segmentNumberWord(reading.tokens[at]?.text ?? "") !== null;
}

function soundsLikeFigure(reading: Reading, at: number): boolean {
  return reading.is(at, "soundAlike") || nearlyFigure(reading.tokens[at]?.text ?? "") !== null;
}
