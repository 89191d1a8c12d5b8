/** How people spell a sound in the languages of the members, and one spelling for each; in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch/g, "x"],
  [/ph|v|w|b/g, "f"],
  [/h/g, ""],
  [/gt$/, ""],
  [/pt/g, "t"],
  [/c(?=[eiy])|z/g, "s"],
  [/ck|qu?|c/g, "k"],
  [/x$/, "s"],
  [/([a-z])\1+/g, "$1"],
  [/[ae]i|[ae]y/g, "ai"],
  [/ie|y/g, "i"],
  [/eau|au/g, "o"],
  [/ou/g, "u"],
  [/e(?=n[dt])/g, "a"],
];

/** How a word sounds, so that "katre" and "quatre", "trante" and "trente", "hocho" and "ocho" are the same. */
export function soundsOf(word: string): string {
  let sounds = word;
  for (const [spelling, sound] of SPELLINGS) sounds = sounds.replace(spelling, sound);
  return sounds;
}
