import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { isPossessed, readLink } from "./links";
import type { Mention } from "./mentions";
import { readName } from "./names";
import { isOn } from "./places";

const REACH = 24;
const LONGEST_LEAD = 4;
const FEWEST_PIECES = 2;
/** Parts that are counted off: "erster Teil", "première moitié", "first half". */
const COUNTED = /^(?:teil|halfte|haelfte|partie|moitie|part|half|parte|mitad|mot|wort|word|palabra)$/;

/** "my insta starts with anna and ends in _kowa", "erster Teil: anna, zweiter Teil: kowa": a name piece by piece. */
export function nameInPieces(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.sureness === "hobby" || !reading.mayHave("step", "part")) return null;
  if (!isPossessed(reading, mention.from) && !isOn(reading, mention.from) && !startsClause(reading, mention.from))
    return null;
  let pieces = 0;
  let end = mention.to;
  for (let at = Math.max(0, mention.from - REACH / 2); at < Math.min(reading.tokens.length, mention.to + REACH); at++) {
    const lead = leadAt(reading, at);
    if (lead === 0 && at !== mention.to) continue;
    const { link, to } = readLink(reading, at + lead);
    if (lead === 0 && link !== "sign") continue;
    const name = readName(reading, to);
    if (name === null || name.shape === "ordinary" || mention.from === name.from) continue;
    pieces++;
    end = Math.max(end, name.to);
    at = name.to - 1;
  }
  if (pieces < FEWEST_PIECES) return null;
  const start = reading.tokens[mention.from]?.start ?? 0;
  return { kind: mention.kind, start, end: reading.tokens[end - 1]?.end ?? start, reason: "a name piece by piece" };
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
