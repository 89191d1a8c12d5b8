import { LANGUAGES } from "../languages";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { drawnFigure, nearlyFigure } from "./misspelt";
import { segmentNumberWord } from "./words";

/** A piece of a number as somebody wrote it: figures, a number word, or letters drawn like figures. */
export interface Atom {
  readonly digits: string;
  /** Its tokens (the end is exclusive). */
  readonly from: number;
  readonly to: number;
  readonly kind: "figures" | "word" | "drawn" | "weak";
  /** Letters glued to figures: "km" in "10km", "ba" in "ba2490". */
  readonly prefix: string;
  readonly suffix: string;
}

const DRAWN_FIGURES = /^[0-9oilszbgq]+$/;
const WEAK_LETTERS = /^(?:o{1,4}|l{1,3}|i{1,2}|s{1,3}|b|z)$/;
const FIGURE_OF_LETTER: Readonly<Record<string, string>> = {
  o: "0",
  i: "1",
  l: "1",
  z: "2",
  s: "5",
  b: "8",
  g: "9",
  q: "9",
};

const ONE_AS_ARTICLE = /^(?:una?|une|eine?)$/;
const ARTICLES = new Set(LANGUAGES.flatMap(({ numbers }) => numbers.articles.split(", ")));

function figuresOf(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => FIGURE_OF_LETTER[letter] ?? "");
}

/** "OlS" and "lOl": letters that look like figures, in a case that no word has. */
const WRITTEN_AS_FIGURES = /^(?=.*[OISZBG])(?=.*[lo])[OISZBGlo]{2,5}$/;

function isDrawn(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "figure" || WRITTEN_AS_FIGURES.test(reading.written(at));
}

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
  if (token.kind === "mixed") return mixedAtom(token.text, at);
  return wordAtom(reading, at, before);
}

function plainAtom(digits: string, at: number, kind: Atom["kind"], length = 1): Atom {
  return { digits, from: at, to: at + length, kind, prefix: "", suffix: "" };
}

const FIGURES_THEN_LETTERS = /^(\d+)([a-z]+)$/;
const LETTERS_THEN_FIGURES = /^([a-z]+)(\d+)$/;
const WITH_EXTENSION = /^(\d{7,})(?:x|ext|poste|dw)\d{1,5}$/;
const PROCESSOR = /^i[3579]$/;
const LETTERS_AROUND = /^([a-z]{2,})(\d{7,})([a-z]*)$/;

function mixedAtom(text: string, at: number): Atom | null {
  const said = segmentNumberWord(text) ?? drawnFigure(text);
  if (said !== null) return plainAtom(said, at, "word");
  const last = FIGURES_THEN_LETTERS.exec(text);
  if (last !== null && !(DRAWN_FIGURES.test(text) && !hasRole(last[2] ?? "", "units"))) {
    return { ...plainAtom(last[1] ?? "", at, "figures"), suffix: last[2] ?? "" };
  }
  const first = LETTERS_THEN_FIGURES.exec(text);
  // "s23" and "bogo2024" are codes; "o7911" and "oi42" are not.
  if (first !== null && (!/^[oil]{1,3}$/.test(first[1] ?? "") || PROCESSOR.test(text))) {
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

const LONGEST_PARTING = 4;

/** "5x5x5x0x1x4x2", "312xx555xx0199": one letter between all figures parts them, or the same few again and again. */
function partedByLetters(text: string, at: number): Atom | null {
  const groups = text.split(/[a-z]+/).filter((group) => group !== "");
  const letters = text.split(/\d+/).filter((group) => group !== "");
  const digits = groups.join("");
  if (digits.length < 7 || groups.length < 3) return null;
  const kinds = new Set(letters).size;
  const longest = Math.max(...letters.map(({ length }) => length));
  const areSpelt = groups.length >= 5 && groups.every((group) => group.length <= 3) && longest === 1;
  const isSpelt =
    areSpelt && groups.length * 3 >= digits.length && (kinds <= 2 || groups.every((group) => group.length === 1));
  const isRefrain = longest > 1 && longest <= LONGEST_PARTING && kinds === 1;
  return isSpelt || isRefrain ? plainAtom(digits, at, "drawn") : null;
}

function wordAtom(reading: Reading, at: number, before: Atom | undefined, below = Infinity): Atom | null {
  if (isArticle(reading, at) || isForeign(reading, at)) return null;
  const repeats = reading.find(at, "repeats");
  if (repeats !== null) return repeatedAtom(reading, at, at + repeats.length, Number(repeats.value));
  const tens = reading.find(at, "tens");
  if (tens !== null) return tensAtom(reading, at, tens);
  const hundred = reading.find(at, "zeros");
  if (hundred?.value === "2") {
    // "ciento veintitres", "cent douze": the hundred alone is one hundred.
    const rest = wordAtom(reading, at + hundred.length, undefined);
    return rest?.digits.length === 2 ? { ...rest, digits: `1${rest.digits}`, from: at } : null;
  }
  const said = reading.find(at, "digits");
  if (said !== null && said.value.length === 1 && reading.is(at + said.length, "plural")) {
    // "three fives"
    return repeatedAtom(reading, at, at + said.length, Number(said.value));
  }
  if (said !== null) return withZeros(reading, plainAtom(said.value, at, "word", said.length), below);
  const token = reading.tokens[at];
  if (token === undefined) return null;
  const segmented = segmentNumberWord(token.text);
  if (segmented !== null) return plainAtom(segmented, at, "word");
  const follows = before !== undefined && before.to === at;
  const nearFigures =
    follows || (before !== undefined && at - before.to === 1 && reading.tokens[at - 1]?.kind === "sign");
  const sounds =
    reading.find(at, "soundAlike")?.value ??
    (nearFigures || isNumberWord(reading, afterSign(reading, at + 1)) ? nearlyFigure(token.text) : null);
  if (sounds !== null && isAmongNumbers(reading, at, nearFigures ? before : undefined)) {
    return plainAtom(sounds, at, "weak");
  }
  if (follows && before.kind === "word" && /^o{1,2}$/.test(token.text))
    return plainAtom("0".repeat(token.text.length), at, "word");
  if (WRITTEN_AS_FIGURES.test(reading.written(at)) && (nearFigures || isDrawn(reading, at + 1))) {
    return plainAtom(figuresOf(token.text), at, "weak");
  }
  if (WEAK_LETTERS.test(token.text) && (nearFigures || reading.tokens[at + 1]?.kind === "figure")) {
    return plainAtom(figuresOf(token.text), at, "weak");
  }
  return null;
}

/** "une 106": the word for one before a longer number in figures is an article. */
function isArticle(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  return (
    next?.kind === "figure" &&
    next.text.length > 1 &&
    !next.text.startsWith("0") &&
    ONE_AS_ARTICLE.test(reading.tokens[at]?.text ?? "")
  );
}

/** Number words that are commoner words of another language, with the language whose figures they are. */
const HOMOGRAPHS: Readonly<Record<string, string>> = { once: "es", o: "en", elf: "de", ate: "en", four: "en" };

/** "once I caught", "una o dos": such a word is a figure only beside one of its own language, or a short one in figures. */
function isForeign(reading: Reading, at: number): boolean {
  const language = HOMOGRAPHS[reading.tokens[at]?.text ?? ""];
  if (language === undefined) return false;
  const own = LANGUAGES.find(({ code }) => code === language)?.numbers;
  return ![at - 2, at - 1, at + 1, at + 2].some((place) => {
    const text = reading.tokens[place]?.text ?? "";
    if (own === undefined || text === "o") return false;
    return (
      text in own.words ||
      text in own.tens ||
      text in own.soundAlikes ||
      text in own.repeats ||
      (language === "en" && /^\d{1,2}$/.test(text))
    );
  });
}

/** "double five", "triple-o", "three fives". */
function repeatedAtom(reading: Reading, from: number, at: number, count: number): Atom | null {
  let next = reading.tokens[at]?.text === "-" ? at + 1 : at;
  if (ARTICLES.has(reading.tokens[next]?.text ?? "")) next++;
  // "double double double" doubles nothing, and following it to its end from each place would take for ever.
  if (reading.is(next, "repeats")) return null;
  const plural = reading.find(next, "plural");
  const token = reading.tokens[next];
  const letter = token !== undefined && /^(?:o|oh|oo)$/.test(token.text) ? plainAtom("0", next, "word") : null;
  const repeated =
    plural !== null ? plainAtom(plural.value, next, "word") : (letter ?? atomAt(reading, next, undefined));
  if (repeated === null || repeated.digits.length > 2 || count < 1 || count > 5) return null;
  const digits = repeated.digits.length === 1 ? repeated.digits.repeat(count) : repeated.digits;
  return { ...repeated, digits, from, kind: "word" };
}

/** "fifty five" is 55, "soixante douze" is 72, "quatre vingt dix" is 90; a lone "fifty" is 50. */
function tensAtom(reading: Reading, at: number, tens: { length: number; value: string }): Atom {
  const ten = Number(tens.value) * 10;
  let next = at + tens.length;
  if (reading.tokens[next]?.text === "-") next++;
  if ((reading.tokens[next]?.text === "y" || reading.tokens[next]?.text === "et") && reading.is(next + 1, "digits"))
    next++;
  const unit = reading.find(next, "digits");
  const value = unit === null ? 0 : Number(unit.value);
  const fits = unit !== null && value > 0 && (value < 10 || (value < 20 && (ten === 60 || ten === 20)));
  if (!fits) return plainAtom(String(ten), at, "word", tens.length);
  const more = unit.value === "10" ? teenAfterTen(reading, next + unit.length) : null;
  if (more !== null) return plainAtom(String(ten + 10 + more.value), at, "word", more.to - at);
  return plainAtom(String(ten + value), at, "word", next + unit.length - at);
}

/** "dix-sept": 7, 8 or 9 after ten make a teen in French. */
function teenAfterTen(reading: Reading, at: number): { value: number; to: number } | null {
  const next = reading.tokens[at]?.text === "-" ? at + 1 : at;
  const unit = reading.tokens[next - 1]?.text === "-" ? reading.find(next, "digits") : null;
  const value = Number(unit?.value);
  return unit !== null && value >= 7 && value <= 9 ? { value, to: next + unit.length } : null;
}

/** "eight hundred" is 800; in French "quatre vingt douze" is 92. */
function withZeros(reading: Reading, atom: Atom, below: number): Atom {
  let next = atom.to;
  if (reading.tokens[next]?.text === "-") next++;
  const text = reading.tokens[next]?.text;
  if (atom.digits === "4" && (text === "vingt" || text === "vingts")) {
    const rest = tensAtom(reading, next, { length: 1, value: "2" });
    return { ...atom, digits: String(Number(rest.digits) + 60), to: rest.to };
  }
  const zeros = reading.find(atom.to, "zeros");
  // Hundreds may follow thousands and not the other way round, so that it ends after three steps.
  if (zeros === null || atom.digits.length > 2 || Number(zeros.value) >= below) return atom;
  const hundreds = { ...atom, digits: atom.digits + "0".repeat(Number(zeros.value)), to: atom.to + zeros.length };
  const and = reading.tokens[hundreds.to]?.text === "and";
  if (!and && Number(zeros.value) < 3) return hundreds;
  // "nineteen hundred and eighty five", "one thousand two hundred and fifty"
  const rest = wordAtom(reading, hundreds.to + (and ? 1 : 0), undefined, Number(zeros.value));
  if (rest === null || rest.digits.length > Number(zeros.value)) return hundreds;
  return { ...hundreds, digits: hundreds.digits.slice(0, -rest.digits.length) + rest.digits, to: rest.to };
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

/** One comma or dash between the figures that people say parts nothing. */
function afterSign(reading: Reading, at: number): number {
  return /^[-,.]$/.test(reading.tokens[at]?.text ?? "") ? at + 1 : at;
}

function isNumberWord(reading: Reading, at: number): boolean {
  return reading.length(at, "digits", "tens", "repeats") > 0;
}

function soundsLikeFigure(reading: Reading, at: number): boolean {
  return reading.is(at, "soundAlike") || nearlyFigure(reading.tokens[at]?.text ?? "") !== null;
}
