import type { Reading } from "./reading";

/** Longer texts than any code that a member would type. */
const LONGEST_CODE = 400;
const BASE64 = /(?<![a-z0-9+/=])[a-z0-9+/]{10,}={0,2}(?![a-z0-9+/=])/gi;
const HEX = /(?<![a-z0-9])(?:0x)?((?:[0-9a-f]{2}[ :]?){6,})(?![a-z0-9])/gi;
const BITS = /(?<![0-9])(?:[01]{8}[ ,]?){6,}(?![0-9])/g;
const MORSE = /(?:(?<![.-])[.-]{1,5}(?:[ /]+|$)){7,}/g;
/** Single characters with a gap behind each, signs among them: "a n n a - k . c o m". */
const APART = /(?<![^ \n])(?:[^ \n] ){5,}[^ \n](?![^ \n])/g;
/** What letters look like that stand on their heads, and those that only such texts have. */
const TURNED: Readonly<Record<string, string>> = {
  ɐ: "a",
  q: "b",
  ɔ: "c",
  p: "d",
  ǝ: "e",
  ɟ: "f",
  ƃ: "g",
  ɓ: "g",
  ɥ: "h",
  ᴉ: "i",
  ı: "i",
  ɾ: "j",
  ſ: "j",
  ʞ: "k",
  ן: "l",
  ʅ: "l",
  ɯ: "m",
  u: "n",
  d: "p",
  b: "q",
  ɹ: "r",
  ʇ: "t",
  n: "u",
  ʌ: "v",
  ʍ: "w",
  ʎ: "y",
  "˙": ".",
  "‾": "_",
  "⅄": "y",
  "∀": "a",
};
const TURNED_ONLY = /[ɐɔǝɟƃɥᴉɯɹʇʌʍʎ]/g;
const FEWEST_TURNED = 3;
const PRINTABLE = /^[\n\x20-\x7e]+$/;

/** What else a text says once it is read as it asks to be read: from its end, on its head, closed up, or decoded. */
export function hiddenTexts(original: string, reading: Reading): string[] {
  const announced = hasCue(reading, "encoded");
  const texts: string[] = [];
  if (hasCue(reading, "reversed") || /moc[.[( ]|liamg|liamtoh/.test(reading.text))
    texts.push(Array.from(reading.text).reverse().join(""));
  if ((original.match(TURNED_ONLY)?.length ?? 0) >= FEWEST_TURNED) texts.push(turnRound(original));
  // Tokens join such letters, too, up to the next sign.
  if (/[^ ] [-.@_/] [^ ]/.test(reading.text)) texts.push(...closedUp(reading.text));
  for (const [code] of original.slice(0, 2_000).matchAll(BASE64)) {
    if (code.length <= LONGEST_CODE && (announced || /[A-Z]/.test(code)) && /[a-z]/.test(code))
      texts.push(fromBase64(code));
  }
  if (!announced) return texts.filter((text) => text !== "");
  for (const [, code] of original.slice(0, 2_000).matchAll(HEX))
    texts.push(fromCodes((code ?? "").replace(/[ :]/g, ""), 2, 16));
  for (const [code] of original.slice(0, 2_000).matchAll(BITS)) texts.push(fromCodes(code.replace(/[ ,]/g, ""), 8, 2));
  for (const [code] of reading.text.slice(0, 2_000).matchAll(MORSE)) texts.push(fromMorse(code));
  if (/rot ?13|caesar/.test(reading.text)) texts.push(reading.text.replace(/[a-z]/g, turn));
  return texts.filter((text) => text !== "");
}

function hasCue(reading: Reading, role: "reversed" | "encoded"): boolean {
  return reading.has(role, 0, reading.tokens.length);
}

function turnRound(original: string): string {
  const characters = Array.from(original.toLowerCase()).reverse();
  return characters.map((character) => TURNED[character] ?? character).join("");
}

function closedUp(text: string): string[] {
  const runs = Array.from(text.matchAll(APART), ([run]) => run.replaceAll(" ", ""));
  // The last letter may be a word of its own: "… . c o m y escribes".
  return runs.filter((run) => /[a-z][-.@_/][a-z]/.test(run)).flatMap((run) => [run, run.slice(0, -1)]);
}

function fromBase64(code: string): string {
  try {
    return printable(atob(code));
  } catch {
    // Its length is no code's.
    return "";
  }
}

function fromCodes(code: string, width: number, base: number): string {
  let text = "";
  for (let at = 0; at + width <= code.length; at += width)
    text += String.fromCharCode(parseInt(code.slice(at, at + width), base));
  return printable(text);
}

function printable(text: string): string {
  return PRINTABLE.test(text) ? text : "";
}

function turn(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
}

const MORSE_LETTERS =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const MORSE_DIGITS = "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.".split(" ");

function fromMorse(code: string): string {
  return code
    .split(/[ /]+/)
    .map((sign) => {
      const digit = MORSE_DIGITS.indexOf(sign);
      const letter = MORSE_LETTERS.indexOf(sign);
      return digit >= 0 ? String(digit) : letter >= 0 ? String.fromCharCode(97 + letter) : "";
    })
    .join("");
}
