import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause, startsClause } from "./clauses";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, type Name } from "./names";
import { nameEndingAt, skipArticle, span } from "./places";

const REACH = 7;
const SHORTEST = 6;
const MOST_BETWEEN = 4;
const REASON = "a name that is said to be a network's";

/** "annak, that's my snapchat", "annak is my snap", "annak\nsearch that on insta", "annak = insta". */
export function nameThatIs(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous") return null;
  const points = startOfPointing(reading, mention);
  if (points === null) return null;
  const from = startOfName(reading, points);
  return from === null ? null : span(reading, from, mention, REASON);
}

/** Where "that's my" or "search that on" starts that leads to the network. */
function startOfPointing(reading: Reading, mention: Mention): number | null {
  const to = reading.tokens[mention.to]?.text === "ein" ? mention.to + 1 : mention.to;
  const end = to + reading.length(to, "account", "userName", "there");
  if (!endsClause(reading, end) && !GOING_ON.test(reading.tokens[end]?.text ?? "")) return null;
  const article = skipArticle(reading, mention.from);
  const before = article - reading.lengthBefore(article, "on", 2);
  const sign = reading.tokens[before - 1]?.text ?? "";
  if (/^[=>→(|/[]$/.test(sign)) return reading.tokens[before - 2]?.text === "-" ? before - 2 : before - 1;
  // The longest: "ese es mi" and not the "es mi" in it.
  for (let at = Math.max(0, before - REACH); at <= before; at++) {
    const length = reading.length(at, "pointsBack");
    if (length > 0 && at + length <= mention.from && !crossesSign(reading, at + length, mention.from)) return at;
  }
  return null;
}

/** "annakowa is my insta if you want to see …" */
const GOING_ON = /^(?:if|in|for|so|but|and|por|si|y|pero|cuando|when|lol|haha|jaja)$/;

function crossesSign(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (reading.tokens[at]?.kind === "sign") return true;
  return false;
}

/** Where the name starts that is pointed at: right before, or a line of its own above. */
function startOfName(reading: Reading, points: number): number | null {
  let end = points;
  for (let skipped = 0; skipped < MOST_BETWEEN && isSmallTalk(reading, end); skipped++) end--;
  const name = nameEndingAt(reading, end);
  if (name === null || name.shape === "ordinary") return null;
  const from = startOfCapitals(reading, name);
  if (!startsClause(reading, from)) return isLed(reading, name) ? from : null;
  const isFull = from < name.from && isCapital(reading, name.from);
  return isFull || name.shape === "shaped" || isUnknownWord(reading, name, SHORTEST) ? from : null;
}

/** "follow me at annakowa, that's my insta" */
function isLed(reading: Reading, name: Name): boolean {
  const led = LEADING.some((role) => reading.lengthBefore(name.from, role) > 0);
  return led && !isCapital(reading, name.from) && isUnknownWord(reading, name, SHORTEST_LED);
}

const LEADING = ["on", "as", "is", "iAm", "invite", "seek"] as const;
const SHORTEST_LED = 8;

function isSmallTalk(reading: Reading, end: number): boolean {
  const before = reading.tokens[end - 1];
  if (before === undefined) return false;
  if (/^(?:que|which|qui)$/.test(before.text)) return true;
  // A sentence that ends is not pointed back to, unless three dots say that more comes.
  if (before.text === ".") return reading.tokens[end - 2]?.text === "." || reading.tokens[end]?.text === ".";
  return before.kind === "sign" || (end > 1 && reading.startsLine(end - 1) && reading.startsLine(end));
}

function startOfCapitals(reading: Reading, { from }: Name): number {
  let at = from;
  while (at > from - 2 && isCapital(reading, from) && isCapital(reading, at - 1) && !reading.startsLine(at)) at--;
  return at;
}
