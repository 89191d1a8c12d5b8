import { parse } from "tldts";
import { FOREIGN_ENDINGS, RESERVED_ENDINGS } from "../data/domains";
import { readDrawn } from "../drawn";
import { normalise } from "../normalise";
import type { Reading } from "../reading";

/** How the dots of an address were written. */
export type DotStyle = "plain" | "spaced" | "sentence" | "comma" | "word" | "bracketed";

/** Something with the form of a domain: labels with dots between. */
export interface Host {
  /** As it would be typed: "annas-place.me". */
  readonly name: string;
  readonly labels: readonly string[];
  readonly dots: readonly DotStyle[];
  /** The word that stood for the last dot. */
  readonly lastDot: string;
  /** Its tokens (the end is exclusive). */
  readonly from: number;
  readonly to: number;
}

const MOST_LABELS = 6;
const OPENING = new Set([",", "^", "(", "[", "{", "<", "|", "*", "-", "_", "~", "'", '"', "/", "\\", ":"]);

/** Reads a domain that starts at a token, with dots in words, in brackets or apart. One label alone is one, too. */
export function readHost(reading: Reading, from: number): Host | null {
  const first = readLabel(reading, from);
  if (first === null) return null;
  const labels = [first.text];
  const dots: DotStyle[] = [];
  let to = first.to;
  let lastDot = "";
  const ends = [to];
  while (labels.length < MOST_LABELS) {
    const dot = readDot(reading, to);
    const label = dot && readLabel(reading, dot.to);
    if (dot === null || label === null) break;
    labels.push(label.text);
    dots.push(dot.style);
    lastDot = dot.text;
    to = label.to;
    ends.push(to);
  }
  // A sentence may go on right behind: the longest beginning with a real ending is the domain.
  for (let length = labels.length; length >= 2; length--) {
    if (!isEnding(undrawn(labels[length - 1] ?? ""))) continue;
    const name = [...labels.slice(0, length - 1), undrawn(labels[length - 1] ?? "")].join(".");
    if (!hasRealEnding(name)) continue;
    const text = length === labels.length ? lastDot : ".";
    return {
      name,
      labels: name.split("."),
      dots: dots.slice(0, length - 1),
      lastDot: text,
      from,
      to: ends[length - 1] ?? to,
    };
  }
  return { name: first.text, labels: [first.text], dots: [], lastDot: "", from, to: first.to };
}

/** Endings that count although the public suffix list has them not, or writes them otherwise than plain text does. */
const otherEndings: ReadonlySet<string> = new Set(
  `${RESERVED_ENDINGS}, ${FOREIGN_ENDINGS}`.split(",").map((ending) => normalise(ending.trim()).text),
);

/** As many as the public suffix list has top levels, and as many others. */
const KEPT_ENDINGS = 3_000;
const endings = new Map<string, boolean>();

/** Whether domains can end so. */
function isEnding(ending: string): boolean {
  let isKnown = endings.get(ending);
  if (isKnown === undefined) {
    isKnown =
      otherEndings.has(ending) ||
      (ending.length > 1 && parse(`a.${ending}`, { validateHostname: false }).isIcann === true);
    if (endings.size >= KEPT_ENDINGS) endings.clear();
    endings.set(ending, isKnown);
  }
  return isKnown;
}

/** Whether the public suffix list knows the ending, and something stands before it. */
function hasRealEnding(name: string): boolean {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (name.length > 100 || !isEnding(ending)) return false;
  if (otherEndings.has(ending)) return true;
  if (!/\.[a-z][a-z0-9-]*[a-z0-9]$/.test(name)) return false;
  const { isIcann, isPrivate, domain } = parse(name, { allowPrivateDomains: true, validateHostname: false });
  return domain !== null && (isIcann === true || isPrivate === true);
}

/** The part of a domain that somebody registers: "annas-place.me" of "www.annas-place.me". */
export function registrable(name: string): string {
  return parse(name, { validateHostname: false }).domain ?? name;
}

function undrawn(ending: string): string {
  return /[a-z]/.test(ending) && /[0-9]/.test(ending) ? readDrawn(ending, "i") : ending;
}

function readLabel(reading: Reading, at: number): { text: string; to: number } | null {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "sign" || token.text.length > 63) return null;
  let text = token.text;
  let to = at + 1;
  for (let parts = 0; parts < 6; parts++) {
    const sign = reading.tokens[to]?.text;
    const next = reading.tokens[to + 1];
    // "xn--…" is how a name with other letters is sent.
    const twice = sign === "-" && reading.tokens[to + 1]?.text === "-" && reading.isGlued(to + 1) && text === "xn";
    if (twice) {
      text += "-";
      to++;
      continue;
    }
    const glued = sign === "-" && reading.isGlued(to) && reading.isGlued(to + 1) && !reading.is(to + 1, "dot");
    const said = reading.is(to, "dash") && reading.tokens[to]?.kind === "word" && next?.kind !== "sign";
    if ((!glued && !said) || next === undefined || next.kind === "sign") break;
    text += `-${next.text}`;
    to += 2;
  }
  return { text, to };
}

const SURE_ENDING = /^(?:com|net|org)$/;

/** "annasplace..com": of several dots without a gap only such an ending makes one. */
function dotsBeforeEnding(reading: Reading, at: number): ReturnType<typeof readDot> {
  let to = at;
  while (to < at + 4 && reading.tokens[to]?.text === "." && reading.isGlued(to)) to++;
  const ending = reading.tokens[to];
  if (ending === undefined || !reading.isGlued(to) || !SURE_ENDING.test(ending.text)) return null;
  return { style: "plain", text: ".", to };
}

function readDot(reading: Reading, at: number): { style: DotStyle; text: string; to: number } | null {
  const token = reading.tokens[at];
  if (token === undefined) return null;
  const gluedBefore = reading.isGlued(at);
  const gluedAfter = reading.isGlued(at + 1);
  if (token.text === ".") {
    if (reading.startsLine(at) || reading.startsLine(at + 1)) return null;
    const next = reading.tokens[at + 1];
    if (next?.text === ".") return dotsBeforeEnding(reading, at);
    const style = gluedBefore && gluedAfter ? "plain" : gluedBefore ? "sentence" : "spaced";
    return { style, text: ".", to: at + 1 };
  }
  if (token.text === "," && gluedBefore && gluedAfter) return { style: "comma", text: ",", to: at + 1 };
  const word = reading.length(at, "dot");
  if (word > 0) return { style: "word", text: token.text, to: at + word };
  if (!OPENING.has(token.text)) return null;
  const inside = reading.tokens[at + 1];
  const length = inside?.text === "." || inside?.text === "," ? 1 : reading.length(at + 1, "dot");
  const closing = reading.tokens[at + 1 + length];
  if (length === 0 || closing?.kind !== "sign" || (token.text === ",") !== (closing.text === ",")) return null;
  return { style: "bracketed", text: "(.)", to: at + 2 + length };
}
