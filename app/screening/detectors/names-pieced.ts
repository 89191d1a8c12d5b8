import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause, startsClause } from "./clauses";
import { isPossessed, readLink } from "./links";
import type { Mention } from "./mentions";
import { readName } from "./names";
import { isOn } from "./places";

const BEFORE = 12;
const BEHIND = 24;
const LONGEST_LEAD = 4;
const FEWEST_PIECES = 2;
/** Parts that are counted off: "erster Teil", "première moitié", "first half". */
const COUNTED = /^(?:teil|halfte|haelfte|partie|moitie|part|half|parte|mitad|mot|wort|word|palabra)$/;
const OF = /^(?:vom|von|d|de|du|l|of|del)$/;

/** "my insta starts with anna and ends in _kowa", "erster Teil: anna, zweiter Teil: kowa": a name piece by piece. */
export function nameInPieces(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.sureness === "hobby") return null;
  if (!reading.mayHave("step", "part", "order") || !isDue(reading, mention.from)) return null;
  let pieces = 0;
  let end = mention.to;
  for (let at = Math.max(0, mention.from - BEFORE); at < Math.min(reading.tokens.length, mention.to + BEHIND); at++) {
    const to = endOfCounted(reading, at) ?? endOfPiece(reading, mention, at);
    if (to === null) continue;
    pieces++;
    end = Math.max(end, to);
    at = to - 1;
  }
  if (pieces < FEWEST_PIECES) return null;
  const start = reading.tokens[mention.from]?.start ?? 0;
  return { kind: mention.kind, start, end: reading.tokens[end - 1]?.end ?? start, reason: "a name piece by piece" };
}

function isDue(reading: Reading, from: number): boolean {
  const isOf = OF.test(reading.tokens[from - 1]?.text ?? "");
  return isOf || isPossessed(reading, from) || isOn(reading, from) || startsClause(reading, from);
}

/** "second part: kowa", "das erste: kowa", where nothing else follows: the end of the piece. */
function endOfCounted(reading: Reading, at: number): number | null {
  const part = reading.length(at, "part", "order");
  if (part === 0) return null;
  for (let colon = at + part; colon <= at + part + LONGEST_LEAD + 2; colon++) {
    const token = reading.tokens[colon];
    if (token === undefined || reading.startsLine(colon)) return null;
    if (token.kind !== "sign") continue;
    const word = reading.tokens[colon + 1];
    const isPiece = token.text === ":" && word !== undefined && word.kind !== "sign" && endsClause(reading, colon + 2);
    return isPiece ? colon + 2 : null;
  }
  return null;
}

/** "ends with kowa", "insta: anna": the end of the piece. */
function endOfPiece(reading: Reading, mention: Mention, at: number): number | null {
  const lead = leadAt(reading, at);
  if (lead === 0 && at !== mention.to) return null;
  const { link, to } = readLink(reading, at + lead);
  if (lead === 0 && link !== "sign") return null;
  const name = readName(reading, to);
  return name === null || name.shape === "ordinary" || mention.from === name.from ? null : name.to;
}

/** How many words announce the next piece: "ends with", "second part of it". */
function leadAt(reading: Reading, at: number): number {
  const step = reading.length(at, "step");
  if (step > 0) return step;
  if (reading.length(at, "part") === 0) return 0;
  for (let noun = at; noun < at + LONGEST_LEAD; noun++) {
    if (COUNTED.test(reading.tokens[noun]?.text ?? "")) return noun + 1 - at;
  }
  return 0;
}
