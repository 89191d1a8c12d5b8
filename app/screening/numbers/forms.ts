/**
 * Forms in which honest people write many figures. Each starts at the first figure of a piece and must end at the last of
 * one. `strict` forms are what they are even when somebody says that he gives a telephone number.
 */
export interface Shape {
  readonly name: string;
  readonly form: RegExp;
  readonly strict: boolean;
  readonly holds?: (found: RegExpExecArray) => boolean;
}

const between = (text: string | number | undefined, low: number, high: number) => {
  const value = Number(text);
  return value >= low && value <= high;
};
const isDayAndMonth = (a: string | undefined, b: string | undefined) =>
  (between(a, 1, 31) && between(b, 1, 12)) || (between(a, 1, 12) && between(b, 1, 31));
const dayOf = (pair: string): [string, string] => {
  const [day = "", month = ""] = pair.split(" ");
  return [day, month];
};
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

const areInOrder = (numbers: readonly number[]) => numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0));

/** One of three is a height in centimetres, the others are an age and a weight. */
const isOfBody = (numbers: readonly number[]) => {
  const [low = 0, middle = 0, high = 0] = [...numbers].sort((a, b) => a - b);
  return between(high, 145, 210) && between(middle, 30, 140) && between(low, 18, 99);
};

/** In the order in which they are tried. */
export const SHAPES: readonly Shape[] = [
  {
    name: "coordinates",
    form: /(\d{1,2})\.\d{2,8} ?°? ?[nsew]?[,;/ ]{1,3}-?(\d{1,3})\.\d{2,8}/y,
    strict: true,
    holds: ([, latitude, longitude]) => between(latitude, 0, 90) && between(longitude, 0, 180),
  },
  {
    name: "date with time, as in file names",
    form: /(?:19|20)\d\d[-_.]?(0[1-9]|1[0-2])[-_.]?([0-2]\d|3[01])[-_t ]{1,4}(?:at |wa)?([01]\d|2[0-3])[-_.:]?[0-5]\d[-_.:]?[0-5]\d(?:[-_.]?\d{3})?/y,
    strict: true,
  },
  {
    name: "date as in file names",
    form: /(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[-_](?:wa)?\d{4})?/y,
    strict: true,
  },
  {
    name: "date",
    form: /(\d{1,2}) ?[./-] ?(\d{1,2}) ?[./-] ?(?:(?:1[5-9]|20|21)\d\d|\d\d)/y,
    strict: true,
    holds: ([, a, b]) => isDayAndMonth(a, b),
  },
  {
    name: "date, year first",
    form: /(?:1[5-9]|20|21)\d\d ?[./-] ?(\d{1,2}) ?[./-] ?(\d{1,2})/y,
    strict: true,
    holds: ([, a, b]) => isDayAndMonth(a, b),
  },
  {
    name: "time",
    form: /(\d{1,2}) ?[:h] ?([0-5]\d)(?::[0-5]\d(?:[.,]\d{1,3})?)?/y,
    strict: true,
    holds: ([, hour]) => between(hour, 0, 24),
  },
  { name: "time with a dot", form: /(?:[01]?\d|2[0-3])\.[0-5]\d(?= ?(?:uhr|h|am|pm|hrs)\b)/y, strict: true },
  {
    name: "times with a dot, one after the other",
    form: /(?:[01]?\d|2[0-3])\.[0-5]\d(?:(?:, ?| and | or | y | o | et | ou | und | oder )(?:[01]?\d|2[0-3])\.[0-5]\d){2,9}(?!,? ?\d)/y,
    strict: false,
    holds: ([found]) => areInOrder(found.match(/\d+\.\d+/g)?.map(Number) ?? []),
  },
  {
    name: "between two numbers",
    form: /(?<=\b(?:between|entre|zwischen) )\d{1,6} (?:and|y|et|und) \d{1,6}/y,
    strict: false,
  },
  {
    name: "date with spaces",
    form: /(\d{1,2}) (\d{1,2}) (?:19|20)\d\d/y,
    strict: false,
    holds: ([, a, b]) => isDayAndMonth(a, b),
  },
  {
    name: "dates with spaces and short years",
    form: /\d{1,2} \d{1,2} \d\d(?:(?:, | (?:and|y|et|und)(?: el| le| am)? )\d{1,2} \d{1,2} \d\d){1,5}(?! ?\d)/y,
    strict: false,
    holds: ([found]) => found.split(/, | [a-z][a-z ]* /).every((date) => isDayAndMonth(...dayOf(date))),
  },
  {
    name: "day and month with a dot behind",
    form: /(\d{1,2})\.(0?[1-9]|1[0-2])\.(?= |$|-\d)/y,
    strict: false,
    holds: ([, day, month]) => isDayAndMonth(day, month),
  },
  {
    name: "days of months",
    form: /\d{1,2} \d{1,2}(?:(?:, | and | y | et | und )\d{1,2} \d{1,2}){2,9}/y,
    strict: false,
    holds: ([found]) => found.split(/, | and | y | et | und /).every((pair) => isDayAndMonth(...dayOf(pair))),
  },
  {
    name: "from and to, or a score",
    form: /\d{1,2} (?:a|to|bis|till|until|zu) \d{1,2}(?! \S{1,3} \d)/y,
    strict: false,
  },
  {
    name: "shift",
    form: /(?:[01]\d|2[0-4])[0-5][05] ?- ?(?:[01]\d|2[0-4])[0-5][05]/y,
    strict: false,
  },
  {
    name: "tyre",
    form: /([1-3]\d5) ?\/ ?([2-8][05])(?: ?\/? ?z?r? ?(1\d|2[0-4]))?/y,
    strict: false,
  },
  {
    name: "age, height and weight in any order",
    form: /(\d{2,3})([ /,;|-]{1,3})(\d{2,3})\2(\d{2,3})/y,
    strict: false,
    holds: ([, a, , b, c]) => isOfBody([Number(a), Number(b), Number(c)]),
  },
  {
    name: "formation of a team",
    form: /\d-\d-\d(?:-\d)?/y,
    strict: false,
    holds: ([found]) => numbersIn(found).reduce((total, value) => total + value, 0) === 10,
  },
  {
    name: "opening hours",
    form: /((?:[01]\d|2[0-4])[0-5][05]) ((?:[01]\d|2[0-4])[0-5][05])(?! ?\d)/y,
    strict: false,
    holds: ([, from, to]) => Number(from) < Number(to),
  },
  { name: "colour", form: /(?<=#)[0-9a-f]{6}\b/y, strict: true },
  { name: "date without signs", form: /(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d/y, strict: false },
  { name: "call for help", form: /(?<!\d[-. ])(?:110|112|911|999)(?![-. ]?\d)/y, strict: false },
  { name: "case of a year", form: /20\d\d[-/]\d{3,6}(?:[-/]\d{3,6})?/y, strict: false },
  { name: "chords", form: /[0-5]{6}(?:,? [0-5x]{6})+/y, strict: false },
  { name: "account number of a bank", form: /(?<=\b[a-z]{2})\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?\d{1,4})?/y, strict: true },
  {
    name: "number to call for help",
    form: /116 ?1(?:1[167]|23)|0(?:61|62|80|85|88|91|92)(?= [oy]\b|,|$)/y,
    strict: true,
  },
  { name: "degrees", form: /\d{1,3}\.\d{2,8}(?= ?°? ?[nsewo]\b)/y, strict: true },
  { name: "minutes and seconds", form: /\d{1,3}:[0-5]\d/y, strict: false },
  { name: "fraction", form: /[1-9]\d{0,3} ?\/ ?(?!0\d\d)\d{1,4}/y, strict: false },
  { name: "emergency number", form: /9-1-1|911|1-1-2/y, strict: true },
  { name: "part of a year", form: /(?:1[5-9]|20|21)\d\d ?[/-] ?\d\d/y, strict: false },
  {
    name: "years",
    form: /((?:1[4-9]|20|21)\d\d) ?- ?((?:1[4-9]|20|21)\d\d)/y,
    strict: false,
    holds: ([, from, to]) => Number(from) < Number(to),
  },
  {
    name: "book number",
    form: /97[89][- ]?\d{1,5}[- ]?\d{1,7}[- ]?\d{1,7}[- ]?\d/y,
    strict: false,
    holds: ([found]) => isBookNumber(found.replace(/\D/g, "")),
  },
  {
    name: "internet address",
    form: /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/y,
    strict: true,
    holds: ([found, ...parts]) => parts.every((part) => between(part, 0, 255)) && !/(?:^|\.)0\d/.test(found),
  },
  {
    name: "scores",
    form: /\d{1,3} ?[-:] ?\d{1,3}(?: ?\(\d{1,2}\))?(?:(?: ?[,;/] ?| and | und | y | et | )\d{1,3} ?[-:] ?\d{1,3}(?: ?\(\d{1,2}\))?){1,8}/y,
    strict: false,
    holds: ([found]) =>
      numbersIn(found).every((value) => value <= 160) &&
      hasPlainPairs(found) &&
      (!/\b0\d/.test(found) || numbersIn(found).every((value) => value <= 24)),
  },
  { name: "round thousands", form: /[1-9]\d{0,2}(?:[.,]\d{3})*[.,]000\b/y, strict: true },
  {
    name: "thousands",
    form: /[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?/y,
    strict: false,
  },
  {
    name: "thousands with dots or spaces",
    form: /[1-9]\d{0,2}(?:([.' ])\d{3})(?:\1\d{3})*(?:,\d{1,2})?/y,
    strict: false,
    holds: ([found]) => /[. ']000$/.test(found) || (!found.includes(" ") && /^\d{1,2}\D/.test(found)),
  },
  {
    name: "round thousands on a line of their own",
    form: /(?<=^|\n)[1-9]\d{0,2}(?:[.,']\d\d[05]| \d00)(?=\n|$)/y,
    strict: false,
  },
  { name: "version", form: /\d{1,2}\.(?:0\.\d{1,5}|\d{1,2}\.\d{1,2})/y, strict: false },
  { name: "fraction of one", form: /(?:0|[1-9]\d?)[.,]\d{1,30}/y, strict: false },
  { name: "number with decimals", form: /[1-9]\d{2,6}[.,]\d{1,2}/y, strict: false },
  {
    name: "range",
    form: /([1-9]\d{0,2}) ?- ?([1-9]\d{0,2})/y,
    strict: false,
    holds: ([, from, to]) => Number(from) < Number(to),
  },
  { name: "house and postcode", form: /[1-9]\d{0,3}[a-z]?, ?\d{4,5}/y, strict: false },
  { name: "image size", form: /\d{3,4} ?x ?\d{3,4}/y, strict: true },
  { name: "measures", form: /\d{1,3}(?:[.,]\d)? ?x ?\d{1,3}(?:[.,]\d)?(?: ?x ?\d{1,3}(?:[.,]\d)?)?/y, strict: true },
  {
    name: "range of round numbers",
    form: /([1-9]\d{1,6}) ?(?:-|to|a|bis|up to) ?([1-9]\d{1,6})/y,
    strict: false,
    holds: ([, from, to]) => Number(from) < Number(to) && /(?:00|50)$/.test(from ?? "") && /(?:00|50)$/.test(to ?? ""),
  },
  { name: "bits", form: /[01]{8}(?: [01]{8})*/y, strict: true },
  { name: "round number", form: /[1-9]\d{0,2}0{4,}/y, strict: false },
  { name: "the same figure again and again", form: /(\d)\1{6,}/y, strict: false },
  { name: "counted figures", form: /(?:123456789?0?|987654321?0?)/y, strict: false },
  { name: "year", form: /(?:1[4-9]|20|21)\d\d/y, strict: false },
];

/** Pairs alternate with what parts them: "6-4 7-5", and not "12-34-56". */
function hasPlainPairs(text: string): boolean {
  const pairs = text
    .replace(/ ?\(\d+\)/g, "")
    .replace(/ ?([-:]) ?/g, "$1")
    .split(/ ?[,;/] ?| and | und | y | et | /);
  return pairs.every((pair) => /^\d+[-:]\d+$/.test(pair));
}

function isBookNumber(digits: string): boolean {
  if (digits.length !== 13) return false;
  const sum = Array.from(digits).reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
