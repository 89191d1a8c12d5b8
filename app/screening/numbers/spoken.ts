import { LANGUAGES } from "../languages";
import { RoleSet } from "../lexicon";
import type { Reading } from "../reading";
import { plainAtom, type Atom } from "./atom";
import { mixedAtom } from "./mixed";
import { segmentNumberWord } from "./words";

const SPOKEN = RoleSet.of(["repeats", "tens", "zeros", "digits"]);

/** The piece of a number that words say from a token on, when rules know them as number words; or null. */
export function spokenAtom(reading: Reading, at: number, below = Infinity): Atom | null {
  if (!reading.mayBegin(at, SPOKEN) || isArticle(reading, at)) return null;
  const repeats = reading.find(at, "repeats");
  if (repeats !== null) return repeatedAtom(reading, at, at + repeats.length, Number(repeats.value));
  const tens = reading.find(at, "tens");
  if (tens !== null) return tensAtom(reading, at, tens);
  if (reading.find(at, "zeros")?.value === "2") return oneHundredAtom(reading, at);
  const said = reading.find(at, "digits");
  if (said === null) return null;
  // "three fives"
  if (said.value.length === 1 && reading.is(at + said.length, "plural"))
    return repeatedAtom(reading, at, at + said.length, Number(said.value));
  return withZeros(reading, plainAtom(said.value, at, "word", said.length), below);
}

const ONE_AS_ARTICLE = /^(?:una?|une|eine?)$/;

/** "une 106", "un r5": the word for one before a longer number in figures is an article. */
function isArticle(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  return (
    next !== undefined &&
    (/^[1-9]\d+$/.test(next.text) || /^[a-z]\d+$/.test(next.text)) &&
    ONE_AS_ARTICLE.test(reading.tokens[at]?.text ?? "")
  );
}

/** Number words that are commoner words of another language, with the language whose figures they are. */
const HOMOGRAPHS = new Map([
  ["once", "es"],
  ["o", "en"],
  ["elf", "de"],
  ["ate", "en"],
  ["four", "en"],
]);

/** How far from such a word, past commas and articles, the next number word may be. */
const MOST_PASSED = 3;

/** "once I caught", "una o dos": such a word is a figure only beside one of its own language, or a short one in figures. */
export function isForeign(reading: Reading, at: number): boolean {
  const language = HOMOGRAPHS.get(reading.tokens[at]?.text ?? "");
  if (language === undefined) return false;
  const own = LANGUAGES.find(({ code }) => code === language)?.numbers;
  if (own === undefined) return false;
  const beside = (place: number) => reading.tokens[place]?.text ?? "";
  const isSign = (place: number) => reading.tokens[place]?.kind === "sign";
  const followsFigure = /^\d$/.test(beside(at - 1)) || isSign(at - 1);
  // "four 210" is an oven.
  if (beside(at) === "four" && !/^(?:a|[12]\d0)$/.test(beside(at + 1))) return false;
  if (language === "en" && followsFigure && /^\d$/.test(beside(at + 1))) return false;
  // "99-once-22"
  if (beside(at - 1) === "-" && beside(at + 1) === "-" && /^\d+ \d+$/.test(`${beside(at - 2)} ${beside(at + 2)}`))
    return false;
  // "7.o.o.9"
  if (isSign(at - 1) && beside(at - 1) === beside(at + 1) && /^[\do][\do]$/.test(beside(at - 2) + beside(at + 2)))
    return false;
  const articles = own.articles.split(", ");
  // "el once"
  if (articles.includes(beside(at - 1))) return false;
  const isPassed = (place: number) => isSign(place) || articles.includes(beside(place));
  return ![-1, 1].some((step) => {
    let place = at + step;
    while (isPassed(place) && Math.abs(place - at) < MOST_PASSED) place += step;
    return [place, place + step].some((near) => {
      const text = beside(near);
      if (text === "o") return false;
      const isOwn = text in own.words || text in own.tens || text in own.soundAlikes || text in own.repeats;
      return isOwn || (!reading.isKnown(near) && segmentNumberWord(text) !== null);
    });
  });
}

const ARTICLES = new Set(LANGUAGES.flatMap(({ numbers }) => numbers.articles.split(", ")));

/** "double five", "triple-o", "three fives". */
function repeatedAtom(reading: Reading, from: number, at: number, count: number): Atom | null {
  let next = reading.tokens[at]?.text === "-" ? at + 1 : at;
  if (ARTICLES.has(reading.tokens[next]?.text ?? "")) next++;
  // "double double double" doubles nothing, and following it to its end from each place would take for ever.
  if (reading.is(next, "repeats")) return null;
  const plural = reading.find(next, "plural");
  const token = reading.tokens[next];
  const letter = token !== undefined && /^(?:o|oh|oo)$/.test(token.text) ? plainAtom("0", next, "word") : null;
  const repeated = plural !== null ? plainAtom(plural.value, next, "word") : (letter ?? numberAfter(reading, next));
  if (repeated === null || repeated.digits.length > 2 || count < 1 || count > 5) return null;
  const digits = repeated.digits.length === 1 ? repeated.digits.repeat(count) : repeated.digits;
  return { ...repeated, digits, from, kind: "word" };
}

function numberAfter(reading: Reading, at: number): Atom | null {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "sign") return null;
  if (token.kind === "figure") return plainAtom(token.text, at, "figures");
  return token.kind === "mixed" ? mixedAtom(token.text, at) : spokenAtom(reading, at);
}

/** "ciento veintitres", "cent douze": the hundred alone is one hundred. */
function oneHundredAtom(reading: Reading, at: number): Atom | null {
  if (reading.is(at + 1, "zeros")) return null;
  const rest = spokenAtom(reading, at + 1);
  return rest?.digits.length === 2 ? { ...rest, digits: `1${rest.digits}`, from: at } : null;
}

/** "fifty five" is 55, "soixante douze" is 72, "quatre vingt dix" is 90; a lone "fifty" is 50. */
function tensAtom(reading: Reading, at: number, tens: { length: number; value: string }): Atom {
  const ten = Number(tens.value) * 10;
  let next = at + tens.length;
  if (reading.tokens[next]?.text === "-") next++;
  if (reading.tokens[next]?.text === "y" || reading.tokens[next]?.text === "et") {
    const after = reading.tokens[next + 1]?.text === "-" ? next + 2 : next + 1;
    if (reading.is(after, "digits")) next = after;
  }
  const unit = reading.find(next, "digits");
  const value = unit === null ? 0 : Number(unit.value);
  const fits = unit !== null && value > 0 && (value < 10 || (value < 20 && (ten === 60 || ten === 20)));
  if (!fits) return withHundreds(reading, plainAtom(String(ten), at, "word", tens.length));
  const more = unit.value === "10" ? teenAfterTen(reading, next + unit.length) : null;
  if (more !== null) return plainAtom(String(ten + 10 + more.value), at, "word", more.to - at);
  return withHundreds(reading, plainAtom(String(ten + value), at, "word", next + unit.length - at));
}

/** "seventy-seven hundred", "07nine hundred": a hundred behind figures adds its zeros. */
export function withHundreds(reading: Reading, atom: Atom): Atom {
  const at = reading.tokens[atom.to]?.text === "-" ? atom.to + 1 : atom.to;
  const zeros = reading.find(at, "zeros");
  return zeros?.value === "2" ? { ...atom, digits: `${atom.digits}00`, to: at + zeros.length } : atom;
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
  const zeros = reading.find(next, "zeros");
  // Hundreds may follow thousands and not the other way round, so that it ends after three steps.
  if (zeros === null || atom.digits.length > 2 || Number(zeros.value) >= below) return atom;
  const hundreds = { ...atom, digits: atom.digits + "0".repeat(Number(zeros.value)), to: next + zeros.length };
  const and = reading.tokens[hundreds.to]?.text === "and";
  if (!and && Number(zeros.value) < 3) return hundreds;
  // "nineteen hundred and eighty five", "one thousand two hundred and fifty"
  const rest = spokenAtom(reading, hundreds.to + (and ? 1 : 0), Number(zeros.value));
  if (rest === null || rest.digits.length > Number(zeros.value)) return hundreds;
  return { ...hundreds, digits: hundreds.digits.slice(0, -rest.digits.length) + rest.digits, to: rest.to };
}
