import { LETTER_LOOKALIKES, NATIVE_DIGIT_ZEROS, ROUND_DIGITS } from "./words/lookalikes";

/**
 * A text as the detectors read it: one way to write each sign, nothing invisible, lower case. `origin[i]` is where the
 * sign at `text[i]` stood in the original, so that a finding can be shown as its author wrote it.
 */
export interface Folded {
  readonly original: string;
  readonly text: string;
  readonly origin: readonly number[];
}

/** What is not seen or only decorates: formats such as zero-width spaces, accents, variation selectors, keycaps. */
const UNSEEN = /^[\p{Cf}\p{M}]$/u;
const DIGIT = /^\p{Nd}$/u;

/** Folds a text. Time and size grow with its length alone. */
export function fold(original: string): Folded {
  let text = "";
  const origin: number[] = [];
  let at = 0;
  for (const sign of original) {
    // Decomposed first, so that an accent falls off the letter that carries it.
    for (const part of sign.normalize("NFKD")) {
      const folded = foldSign(part);
      text += folded;
      for (let unit = 0; unit < folded.length; unit++) origin.push(at);
    }
    at += sign.length;
  }
  return { original, text, origin };
}

function foldSign(sign: string): string {
  if (UNSEEN.test(sign)) return "";
  const digit = ROUND_DIGITS.get(sign) ?? nativeDigit(sign);
  if (digit !== null) return digit;
  const lower = sign.toLowerCase();
  return LETTER_LOOKALIKES.get(lower) ?? lower;
}

/** A digit of any script as 0–9, or null. */
function nativeDigit(sign: string): string | null {
  if (!DIGIT.test(sign)) return null;
  const point = sign.codePointAt(0) ?? 0;
  const zero = NATIVE_DIGIT_ZEROS.find((candidate) => point >= candidate && point <= candidate + 9);
  return zero === undefined ? null : String(point - zero);
}

/** The part of the original that a stretch of the folded text came from. */
export function originalOf(folded: Folded, start: number, end: number): string {
  const from = folded.origin[start] ?? 0;
  const last = folded.origin[end - 1] ?? from;
  const sign = folded.original.codePointAt(last) ?? 0;
  return folded.original.slice(from, last + (sign > 0xffff ? 2 : 1));
}
