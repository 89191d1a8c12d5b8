/** Texts that are repeated to any length: each leads a screen that backtracks, or looks around at every step, astray. */
const seeds = {
  digits: "1",
  spacedDigits: "1 ",
  datesWithoutEnd: "12.",
  numberWords: "five ",
  joinedNumberWords: "eightwo",
  mixedDigits: "1two3 oh ",
  ats: "@",
  emailHalves: "a@",
  localPartWithoutEnd: "a.",
  atAndDotWords: "at dot ",
  labelsWithoutDomain: "a-b.c-d.",
  schemes: "http://",
  openBrackets: "(",
  networks: "insta ",
  spacedNetwork: "i n s t a ",
  announcements: "my snap is ",
  keycaps: "1\uFE0F\u20E3",
  invisible: "1\u200B",
  combining: "a\u0336\u0301\u0300",
  lookalikes: "аоеІ",
  blanks: " ",
  letters: "a",
} as const;

export type Hostile = keyof typeof seeds;
export const hostileNames = Object.keys(seeds) as Hostile[];

/** The text of that name, exactly so many characters (UTF-16 units) long. */
export function hostileText(name: Hostile, length: number): string {
  return seeds[name].repeat(Math.ceil(length / seeds[name].length)).slice(0, length);
}
