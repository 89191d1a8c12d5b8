import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { isPossessed } from "./links";
import type { Mention } from "./mentions";

const REACH = 10;
const FEWEST_LETTERS = 3;
const FEWEST_WORDS = 4;
const FOR = /^(?:for|as|in|like|wie|comme|de|como|of|von|is|fur|pour|por)$/;

/** "snap: b for bravo, then e, l, l", "my ig, letter by letter: k a t e", "insta is kilo alfa tango echo". */
export function spelledName(reading: Reading, mention: Mention): Finding | null {
  const end = Math.min(reading.tokens.length, mention.to + REACH);
  for (let at = mention.to; at < end; at++) {
    const word = reading.tokens[at];
    if (word === undefined || (word.kind === "sign" && /[.!]/.test(word.text) && !reading.isGlued(at + 1))) return null;
    if (word.text.length > 1 && !word.spelled && !reading.is(at, "spellingWord")) continue;
    const run = readLetters(reading, at);
    const said =
      run.named > 0 || isPossessed(reading, mention.from) || reading.has("spelling", mention.from - REACH, at);
    if (
      run.letters + run.words < FEWEST_LETTERS ||
      !(run.words >= FEWEST_WORDS || (said && run.letters >= FEWEST_LETTERS))
    )
      continue;
    const start = reading.tokens[mention.from]?.start ?? 0;
    return {
      kind: mention.kind,
      start,
      end: reading.tokens[run.to - 1]?.end ?? start,
      reason: "a name letter by letter",
    };
  }
  return null;
}

interface Letters {
  /** Single letters, those among them with a word for each, and words that stand for a letter alone. */
  readonly letters: number;
  readonly named: number;
  readonly words: number;
  readonly to: number;
}

function readLetters(reading: Reading, from: number): Letters {
  let letters = 0;
  let named = 0;
  let words = 0;
  let to = from;
  for (let at = from; at < reading.tokens.length;) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    const isLetter = token.kind === "word" && (token.spelled || token.text.length === 1);
    if (!isLetter && (/^[,-]$/.test(token.text) || reading.length(at, "joiner", "and") > 0)) {
      at += Math.max(1, reading.length(at, "joiner", "and"));
      continue;
    }
    if (token.spelled) letters += token.text.length;
    else if (token.kind === "word" && token.text.length === 1) letters++;
    else if (reading.is(at, "spellingWord")) words++;
    else break;
    at++;
    const example = token.text.length === 1 ? exampleAfter(reading, at, token.text) : at;
    if (example > at) named++;
    at = example;
    to = at;
  }
  return { letters, named, words, to };
}

/** "b for bravo": a word that begins with the letter. */
function exampleAfter(reading: Reading, from: number, letter: string): number {
  let at = from;
  while (at < from + 2 && FOR.test(reading.tokens[at]?.text ?? "")) at++;
  const word = reading.tokens[at];
  return at > from && word?.kind === "word" && word.text.length > 1 && word.text.startsWith(letter) ? at + 1 : from;
}
