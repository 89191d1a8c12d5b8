/** The digits as words, per language; accents are folded away before words are looked up. */
const DIGIT_WORDS: readonly (readonly string[])[] = [
  ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  ["null", "eins", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun"],
  ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
  ["zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
  ["zero", "um", "dois", "tres", "quatro", "cinco", "seis", "sete", "oito", "nove"],
  ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"],
];
const TEENS = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** What a word stands for when a number is dictated. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...DIGIT_WORDS.flatMap((words) => words.map((word, digit): [string, string] => [word, String(digit)])),
  ...TEENS.map((word, index): [string, string] => [word, String(10 + index)]),
  ...["fuenf", "zwo", "tree", "fife", "niner", "nein"].map((word, index): [string, string] => [
    word,
    "523599".charAt(index),
  ]),
]);

/** "twenty" is 20 alone and 2 before "two". */
export const TENS_WORDS: ReadonlyMap<string, number> = new Map(TENS.map((word, index) => [word, index + 2]));

/** A nought that is only one beside other digits. */
export const ZERO_BESIDE_DIGITS: ReadonlySet<string> = new Set(["o", "oh", "ou", "nought", "naught", "nil"]);

export const REPEATERS: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["triple", 3],
  ["doppel", 2],
  ["doble", 2],
]);

/** Words that stand between the parts of a dictated number without being part of it. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "and then dash hyphen minus dot point space slash plus comma next again followed by after that it ends ending with " +
    "in starts rest is the last first second third part half digit digits number numbers bit um uh er ok okay also"
  ).split(" "),
);

/** Letters that are typed for the digits they look like, within a number. */
export const DIGIT_LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ["o", "0"],
  ["q", "9"],
  ["i", "1"],
  ["l", "1"],
  ["z", "2"],
  ["e", "3"],
  ["a", "4"],
  ["s", "5"],
  ["g", "6"],
  ["t", "7"],
  ["b", "8"],
]);
