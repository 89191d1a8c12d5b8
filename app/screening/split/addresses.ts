import { plainEndings } from "../detectors/endings";
import { spokenEndings } from "../detectors/spoken-domains";
import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import { readText } from "../read-text";
import type { Reading } from "../reading";
import { normalise } from "../normalise";
import { MESSAGES_BACK } from "./numbers";
import type { Split } from "./split";

const LONGEST_PIECE = 40;
const MOST_WORDS = 4;
/** What a message may end with that leaves its sentence open. */
const OPEN_ROLES = [
  "is",
  "as",
  "at",
  "dot",
  "on",
  "underscore",
  "dash",
  "slash",
  "network",
  "networkSlang",
  "provider",
  "userName",
  "iAm",
] as const;

/**
 * An address or name in pieces, with other talk between: the short messages that could be pieces are read as one, once
 * with spaces between and once without.
 */
export function splitAddresses(
  readings: readonly Reading[],
  from: number,
  find: (reading: Reading) => Finding[],
): Split | null {
  let open = false;
  const pieces = readings.flatMap((reading, message) => {
    if (!isPiece(reading) && !(open && goesOn(reading))) return [];
    open = isOpen(reading);
    return [{ message, text: HASH.test(reading.text) ? "#" : reading.original.trim() }];
  });
  const last = pieces.at(-1);
  if (pieces.length < 2 || last === undefined || last.message < from) return null;
  const near = pieces.filter(({ message }) => message >= Math.min(last.message, from) - MESSAGES_BACK);
  for (const gap of [" ", ""]) {
    let at = 0;
    const places = near.map(({ message, text }) => {
      const start = at;
      at += text.length + gap.length;
      return { message, start, end: start + text.length };
    });
    const text = near.map((piece) => piece.text).join(gap);
    // Without gaps, words that people send one by one would make new ones.
    if (gap === "" && !/[@_/#:]/.test(text) && makesWords(near.map((piece) => piece.text))) continue;
    for (const finding of find(readText(normalise(text)))) {
      const messages = places
        .filter(({ start, end }) => start < finding.end && finding.start < end)
        .map(({ message }) => message);
      if (messages.length > 1 && (messages.at(-1) ?? 0) >= from && finding.kind !== "phone") {
        return { kind: finding.kind, messages, reason: finding.reason };
      }
    }
  }
  return null;
}

const HASH = /^\s*(?:hash|hashtag|hash ?sign|pound sign|raute|rautezeichen|almohadilla|numeral|diese|croisillon)\s*$/;

/** Whether words would run together that were sent one by one: at no seam there is a sign or a single letter. */
function makesWords(texts: readonly string[]): boolean {
  return texts.some((text, i) => {
    const before = texts[i - 1];
    return (
      before !== undefined &&
      before.length > 2 &&
      text.length > 2 &&
      /[a-z0-9]$/i.test(before) &&
      /^[a-z0-9]/i.test(text)
    );
  });
}

/** Whether a message ends where an address cannot: with a sign, or a word for one. */
function isOpen(reading: Reading): boolean {
  const end = reading.tokens.length;
  return (
    /[@_/-]\s*$|[@._/-][a-z0-9]+\.\s*$|^\s*\.\s*$/.test(reading.text) ||
    JOINING.some((role) => reading.lengthBefore(end, role) > 0)
  );
}

const JOINING = ["at", "dot", "underscore", "dash", "slash"] as const;

/** Whether a message is what an open address goes on with, although it is an ordinary word: "me", "free". */
function goesOn({ tokens }: Reading): boolean {
  const [only, ...others] = tokens;
  if (only === undefined || others.length > 0) return false;
  return plainEndings.has(only.text) || spokenEndings.has(only.text) || hasRole(only.text, "providerAlso");
}

/** Whether a message could be a piece of an address: short, and open, drawn with signs, or a single word of no talk. */
function isPiece(reading: Reading): boolean {
  const { text, tokens } = reading;
  if (tokens.length === 0 || text.length > LONGEST_PIECE) return false;
  const words = tokens.filter(({ kind }) => kind !== "sign");
  const end = tokens.length;
  const last = tokens[end - 1];
  const opens =
    OPEN_ROLES.some((role) => reading.lengthBefore(end, role) > 0) ||
    (last?.kind === "sign" && /[:=@._/-]/.test(last.text) && words.length > 0 && !/[.?!]$/.test(text));
  if (opens && words.length <= 2 * MOST_WORDS) return true;
  if (words.length === 0) return /^[@._/:#-]{1,3}$/.test(text.trim());
  if (/^[@._/-][a-z0-9]/.test(text.trim()) && words.length <= 2 * MOST_WORDS) return true;
  if (words.length > MOST_WORDS) return false;
  // "discord? annak", "write me at annak"
  const name = words.at(-1)?.text ?? "";
  const named = words.length > 1 && !hasRole(name, "common") && !hasRole(name, "predicates");
  if (named && reading.mayHave("network", "networkSlang", "mail", "site")) return true;
  if (words.length === 1) return !hasRole(words[0]?.text ?? "", "common") || (words[0]?.text.length ?? 0) === 1;
  const starts = reading.length(0, "at", "dot", "underscore", "provider") > 0;
  return starts || /[a-z0-9][._@/-][a-z0-9]|[@_][a-z0-9]|[a-z0-9]_/.test(text);
}
