import { CONFUSABLES } from "./data/confusables";
import { BLANK, ENTITIES, INVISIBLE, LETTER_RANGES, SINGLE_SIGNS } from "./data/signs";

/**
 * A text as it reads: small plain letters, ASCII digits, spaces and signs, without marks and invisible characters, with
 * the way back to where each character stood.
 */
export class Plain {
  constructor(
    readonly original: string,
    readonly text: string,
    private readonly starts: readonly number[] | null,
    private readonly ends: readonly number[] | null,
  ) {}

  /** What the original says between two places of the plain text (the end is exclusive). */
  excerpt(start: number, end: number): string {
    if (end <= start) return "";
    if (this.starts === null || this.ends === null) return this.original.slice(start, end);
    return this.original.slice(this.starts[start], this.ends[end - 1]);
  }
}

const ASCII_ONLY = /^[\n\x20-\x7e]*$/;
const ESCAPED = /%[0-9a-f]{2}|&(?:#[0-9]{1,6}|#x[0-9a-f]{1,5}|[a-z]{3,6});/iy;

/** Reads a text as a person would see it. Linear in its length. */
export function normalise(original: string): Plain {
  if (ASCII_ONLY.test(original) && !/[%&]/.test(original)) {
    return new Plain(original, original.toLowerCase(), null, null);
  }
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < original.length;) {
    const code = original.codePointAt(at) ?? 0;
    let width = code > 0xffff ? 2 : 1;
    let plain = code === 0x25 || code === 0x26 ? "" : plainOf(code);
    if (plain === "" && (code === 0x25 || code === 0x26)) {
      const escaped = unescapeAt(original, at);
      plain = escaped?.plain ?? String.fromCharCode(code);
      width = escaped?.width ?? 1;
    }
    for (let i = 0; i < plain.length; i++) {
      starts.push(at);
      ends.push(at + width);
    }
    parts.push(plain);
    at += width;
  }
  return new Plain(original, parts.join(""), starts, ends);
}

function unescapeAt(text: string, at: number): { plain: string; width: number } | null {
  ESCAPED.lastIndex = at;
  const found = ESCAPED.exec(text)?.[0];
  if (found === undefined) return null;
  const digits = found.replace(/[^0-9a-f]/gi, "");
  const code = found.startsWith("%")
    ? parseInt(digits, 16)
    : found.startsWith("&#x") || found.startsWith("&#X")
      ? parseInt(digits, 16)
      : found.startsWith("&#")
        ? parseInt(digits, 10)
        : (ENTITIES[found.slice(1, -1).toLowerCase()]?.codePointAt(0) ?? 0);
  if (code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return { plain: plainOf(code), width: found.length };
}

const lookAlikes = lookAlikesByCharacter();
const byCode = new Map<number, string>();
/** Enough for every script a conversation mixes, and a bound on what hostile text can make us keep. */
const KEPT_CODES = 20_000;

/** Line ends and visible characters stay, other white space is a space, what else controls a terminal is nothing. */
const plainAscii = Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === "\n" || (code >= 0x20 && code < 0x7f)) return character.toLowerCase();
  return /\s/.test(character) ? " " : "";
});

function plainOf(code: number): string {
  const ascii = plainAscii[code];
  if (ascii !== undefined) return ascii;
  let plain = byCode.get(code);
  if (plain === undefined) {
    plain = readCode(code);
    if (byCode.size < KEPT_CODES) byCode.set(code, plain);
  }
  return plain;
}

function readCode(code: number): string {
  if (INVISIBLE.has(code)) return "";
  if (BLANK.has(code)) return " ";
  const character = String.fromCodePoint(code);
  const known = readCharacter(character) ?? rangeOf(code);
  if (known !== undefined) return known;
  if (/[\u2028\u2029\u0085]/u.test(character)) return "\n";
  if (/\p{Z}/u.test(character)) return " ";
  if (/[\p{M}\p{Cf}\p{Cc}\p{Cs}]/u.test(character)) return "";
  let plain = "";
  for (const part of character.normalize("NFKD")) {
    if (/\p{M}/u.test(part)) continue;
    plain += readCharacter(part) ?? digitOf(part) ?? part.toLowerCase();
  }
  return plain;
}

function readCharacter(character: string): string | undefined {
  return SINGLE_SIGNS[character] ?? lookAlikes.get(character);
}

function rangeOf(code: number): string | undefined {
  for (const { first, last, starts } of LETTER_RANGES) {
    if (code < first || code > last) continue;
    return starts === "" ? "" : String.fromCharCode(starts.charCodeAt(0) + code - first);
  }
  return undefined;
}

/** The value of a decimal digit of any script: Unicode keeps each script's ten digits together, in order. */
function digitOf(character: string): string | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function lookAlikesByCharacter(): Map<string, string> {
  const plain = new Map<string, string>();
  for (const [letter, others] of Object.entries(CONFUSABLES)) for (const other of others) plain.set(other, letter);
  // Unicode lists к and т, whose capitals look like K and T, as unlike; people use them all the same.
  for (const [other, letter] of [...plain]) {
    const small = other.toLowerCase();
    if (!plain.has(small) && small.length === other.length) plain.set(small, letter);
  }
  return plain;
}
