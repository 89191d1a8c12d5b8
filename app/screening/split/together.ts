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
