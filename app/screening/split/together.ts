import type { Finding } from "../finding";
import type { Reading } from "../reading";

/** How many words may stand beside a name in a message that is only sent to give it: "it's annak92 lol". */
const MOST_BESIDE = 2;

/**
 * Whether a name that is found in messages read in one is meant for the network that another message names, and not a
 * word of other talk: "I deleted Instagram", "Node.js and cheese". `starts` tells where each message begins.
 */
export function belongsTogether(finding: Finding, readings: readonly Reading[], starts: readonly number[]): boolean {
  if (finding.kind !== "handle") return true;
  const first = messageAt(finding.start, starts);
  const last = messageAt(finding.end - 1, starts);
  const reading = readings[first];
  if (reading === undefined) return true;
  if (first !== last) return !endsInRefusal(reading);
  const from = finding.start - (starts[first] ?? 0);
  const beside = `${reading.text.slice(0, from)} ${reading.text.slice(finding.end - finding.start + from)}`;
  const words = beside.split(/\s+/).filter((word) => /[a-z0-9]/.test(word));
  // A sentence whose letters all stand apart gives no name.
  return words.length <= MOST_BESIDE && words.every((word) => word.length > 1 || /^[cjm@]$/.test(word));
}

/** How many words may stand beside the figures of a message that gives a part of a number. */
const MOST_BESIDE_FIGURES = 8;
/** How many messages before the figures may say that they are a number. */
const SAID_BACK = 3;
/** How many messages before a whole number its announcement may stand. */
const ANNOUNCED_BACK = 2;
const TELLING = ["givesPhone", "phone", "step"] as const;

/**
 * Whether figures of several messages, read in one, are given as a number: figures stand next to each other by chance as
 * well. `together` is the reading of all messages in one; `starts` tells where each begins.
 */
export function isGivenInPieces(
  { start, end }: Finding,
  together: Reading,
  readings: readonly Reading[],
  starts: readonly number[],
): boolean {
  const first = messageAt(start, starts);
  const last = messageAt(end - 1, starts);
  const involved = readings.slice(first, last + 1);
  const isTold = (reading: Reading) =>
    TELLING.some((role) => reading.has(role, 0, reading.tokens.length)) &&
    !reading.has("negations", 0, reading.tokens.length);
  // Judged by itself it was none: only an announcement right before makes it one.
  if (first === last) return readings.slice(Math.max(0, first - ANNOUNCED_BACK), first).some(announcesNumber);
  const areShort = involved.every(
    (reading) =>
      reading.tokens.filter(({ kind }) => kind === "word").length <= MOST_BESIDE_FIGURES ||
      reading.has("givesPhone", 0, reading.tokens.length),
  );
  if (!areShort) return false;
  const found = together.text.slice(start, end);
  const firstToken = together.tokens.findIndex((token) => token.start >= start);
  return (
    together.find(firstToken, "digits")?.value === "0" ||
    readings.slice(Math.max(0, first - SAID_BACK), last + 1).some(isTold) ||
    /(?:^|[^\d.,:-])0\d/.test(found) ||
    // "+5", "+10", "+25" is a delay.
    /^[^+]*\+ ?\d[^+]*$/.test(found)
  );
}

/** Whether a message says that a number comes, or has come; "I don't give my number" does not. */
export function announcesNumber(reading: Reading): boolean {
  return reading.has("givesPhone", 0, reading.tokens.length) && !reading.has("negations", 0, reading.tokens.length);
}

function messageAt(place: number, starts: readonly number[]): number {
  let message = 0;
  while (message + 1 < starts.length && (starts[message + 1] ?? Infinity) <= place) message++;
  return message;
}

/** "please don't ask for my snap": nothing is given behind it. */
function endsInRefusal(reading: Reading): boolean {
  let from = reading.tokens.length;
  while (from > 0 && reading.tokens[from - 1]?.kind !== "sign") from--;
  return reading.has("negations", from, reading.tokens.length);
}
