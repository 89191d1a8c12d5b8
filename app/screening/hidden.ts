import type { Reading } from "./reading";

/** Longer texts than any code that a member would type. */
const LONGEST_CODE = 400;
const BASE64 = /(?<![a-z0-9+/=])[a-z0-9+/]{10,}={0,2}(?![a-z0-9+/=])/gi;
const HEX = /(?<![a-z0-9])(?:0x)?((?:[0-9a-f]{2}[ :]?){6,})(?![a-z0-9])/gi;
const BITS = /(?<![0-9])(?:[01]{8}[ ,]?){6,}(?![0-9])/g;
const MORSE = /(?:(?<![.-])[.-]{1,5}(?:[ /]+|$)){7,}/g;
const PRINTABLE = /^[\n\x20-\x7e]+$/;

/** What else a text says once it is read as it asks to be read: from its end, or decoded. */
export function hiddenTexts(original: string, reading: Reading): string[] {
  const announced = hasCue(reading, "encoded");
  const texts: string[] = [];
  if (hasCue(reading, "reversed") || /moc[.[( ]|liamg|liamtoh/.test(reading.text))
    texts.push(Array.from(reading.text).reverse().join(""));
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
