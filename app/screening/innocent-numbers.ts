/** Ways of writing numbers that are plainly something else than a telephone number. */
const INNOCENT: readonly RegExp[] = [
  // Money: "$1,200,000", "50.000 €", "1 200 USD"
  /[$€£¥₹]\s?\d[\d.,\s]{0,14}\d?k?(?!\d)/g,
  /(?<!\d)\d{1,3}(?:[.,' ]\d{3}){0,4}(?:[.,]\d{2})?\s?(?:[$€£¥₹%]|(?:usd|eur|gbp|dollars?|euros?|pounds?|percent)\b)/g,
  // Thousands: "1,250,000"; with spaces only when it ends in noughts
  /(?<![\d.,+(-])\d{1,3}(?:,\d{3}){1,4}(?![\d,-])/g,
  /(?<![\d.,+(-])\d{1,3}(?: \d{3}){0,3} 000(?![\d-])/g,
  // Dates: "12/05/2024", "2024-05-12", "12.5.24"
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:(?:19|20)\d{2}|\d{2})(?![\d/-]|\.\d)/g,
  /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:(?:19|20)\d{2}|\d{2})(?![\d/])/g,
  /(?<!\d)(?:19|20)\d{2}([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![\d/-]|\.\d)/g,
  // Years in a row: "2010-2015", "1998, 2003 and 2011"
  /(?<![\d+(-])(?:19|20)\d{2}(?:(?:\s?[-/,&]\s?|\s(?:and|to|or)\s)(?:19|20)\d{2}){1,6}(?![\d-])/g,
  // Times of day: "18:30", "7 pm"
  /(?<![\d:])(?:[01]?\d|2[0-3])[:h][0-5]\d(?![\d:])(?:\s?[ap]\.?m\b)?/g,
  /(?<!\d)(?:1[0-2]|0?[1-9])(?:\.[0-5]\d)?\s?[ap]\.?m\b/g,
  // Ratings and idioms: "9/10", "24/7"
  /(?<![\d/])\d{1,3}(?:\.\d)?\s?\/\s?(?:5|10|100)(?![\d/])/g,
  /(?<!\d)24\/7(?!\d)/g,
  // Age, height and weight, as people line them up: "34/178/75"
  /(?<![\d/])\d{2}\s?\/\s?[12]\d{2}\s?\/\s?\d{2,3}(?![\d/])/g,
  // Heights: 5'11"
  /(?<!\d)[4-7]\s?['’′]\s?(?:1[01]|\d)(?:\s?["”″]|'')?(?!\d)/g,
];

/** The text with such numbers blotted out, sign for sign, so that positions stay. */
export function blotInnocentNumbers(text: string): string {
  return INNOCENT.reduce((blotted, pattern) => blotted.replace(pattern, (match) => "¦".repeat(match.length)), text);
}
