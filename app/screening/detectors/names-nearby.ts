import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause, startsClause } from "./clauses";
import { leadsThere, SHORTEST_UNKNOWN } from "./leads";
import { invitationStart, isPossessed } from "./links";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, isWholeName, readName, type Name } from "./names";
import { BY_WHOLE_NAMES } from "./names-before";
import { found, opensWithOn, saysIAmOn, skipArticle, span } from "./places";

/** "I'm there as annakowa", "donde salgo como Anna Kowa", "yes on insta too! annakowa": a name some words from its network. */
export function nameNearby(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.sureness === "hobby") return null;
  return nameCalled(reading, mention) ?? nameAlone(reading, mention);
}

const CALLED_REACH = 10;
/** How many words may stand between a name and a network behind it: "and it is on". */
const MOST_BETWEEN = 5;
const CALLING_ROLES = ["iAm", "as", "is", "there"] as const;

function nameCalled(reading: Reading, mention: Mention): Finding | null {
  const end = Math.min(reading.tokens.length, mention.to + CALLED_REACH);
  for (let at = Math.max(0, mention.from - CALLED_REACH); at < end; at++) {
    const length = callingLength(reading, at);
    const name = length === 0 ? null : readName(reading, at + length);
    if (name === null || (name.from >= mention.from && name.from < mention.to)) continue;
    if (!isGivenName(reading, name) || name.to + MOST_BETWEEN < mention.from) continue;
    return name.from > mention.to
      ? found(reading, mention.from, name, mention, "a name said near its network")
      : span(reading, name.from, mention, "a name said near its network");
  }
  return null;
}

/** How long a phrase is that only ever leads to what somebody is called: "I go by", "aparezco como", "there as". */
function callingLength(reading: Reading, at: number): number {
  const am = WHERE.test(reading.tokens[at]?.text ?? "") ? reading.length(at + 1, "iAm") : 0;
  if (am > 0) return am + 1;
  const length = reading.length(at, ...CALLING_ROLES);
  if (length === 0) return 0;
  const words = reading.tokens.slice(at, at + length).map(({ text }) => text);
  if (length > 1 && words.some((word) => NAMES_ONESELF.test(word))) return length;
  if (
    reading.is(at, "there") &&
    AS.test(reading.tokens[at + length]?.text ?? "") &&
    (reading.lengthBefore(at, "iAm") > 0 || reading.lengthBefore(at, "invite") > 0)
  )
    return length + 1;
  const isAccount = reading.has("account", at - 3, at) || reading.has("userName", at - 3, at);
  return isAccount && NAMES_THINGS.test(words.at(-1) ?? "") ? length : 0;
}

const NAMES_ONESELF =
  /^(?:go|known|called|post|write|play|stream|sign|salgo|estoy|aparezco|figuro|firmo|publico|conocen|llamo|llaman|apodan)$/;
const WHERE = /^(?:where|donde|wo)$/;
const NAMES_THINGS = /^(?:called|named|llama|llamada|llamado|appelle|heisst|namens)$/;
const AS = /^(?:as|como|comme|als|under|by|bajo|con)$/;

function isGivenName(reading: Reading, name: Name): boolean {
  if (name.shape === "shaped" || name.full || isWholeName(reading, name.from)) return true;
  return isUnknownWord(reading, name, SHORTEST_UNKNOWN) && !isCapital(reading, name.from);
}

const ALONE_REACH = 8;
/** A comma farther behind the network parts some other talk. */
const FARTHEST_COMMA = 3;

/** "my ig handle? annakowa", "mejor por telegram! annakowa": a word that is no talk, by itself behind a network. */
function nameAlone(reading: Reading, mention: Mention): Finding | null {
  const { from, to } = mention;
  const at = /^(?:at|a)$/.test(reading.tokens[to]?.text ?? "") ? readName(reading, to + 1) : null;
  if (at !== null && at.shape === "plain" && isGivenName(reading, at) && isLed(reading, mention, at))
    return found(reading, from, at, mention, "a name at which somebody is on a network");
  if (!isOwn(reading, mention) || reading.has("negations", startOfClause(reading, from), to)) return null;
  let commas = 0;
  for (let at = to; at < Math.min(reading.tokens.length, to + ALONE_REACH); at++) {
    const before = reading.tokens[at - 1]?.text ?? "";
    if (before === ",") commas += at - to > FARTHEST_COMMA ? 2 : 1;
    const opens = at > to && (reading.startsLine(at) || CLOSING.test(before));
    const its = /^(?:its|es)$/.test(reading.tokens[at]?.text ?? "") ? 1 : 0;
    if (!opens && (at > to || its === 0)) continue;
    const name = readName(reading, at + its);
    if (name === null) continue;
    const isWhole = isWholeName(reading, name.from) && BY_WHOLE_NAMES.test(reading.tokens[to - 1]?.text ?? "");
    if (isWhole || isWordAlone(reading, name, commas))
      return found(reading, from, name, mention, "a name by itself behind its network");
  }
  return null;
}

const SHORTEST_AT_THE_END = 10;

function isLed(reading: Reading, { from }: Mention, { to, start, end }: Name): boolean {
  return leadsThere(reading, from) || (to === reading.tokens.length && end - start >= SHORTEST_AT_THE_END);
}

function startOfClause(reading: Reading, from: number): number {
  let at = from;
  while (at > Math.max(0, from - ALONE_REACH) && !CLOSING.test(reading.tokens[at - 1]?.text ?? "")) at--;
  return at;
}

function isOwn(reading: Reading, { from, to, sureness }: Mention): boolean {
  return (
    isPossessed(reading, from) ||
    ((sureness === "described" || to - from > 1) &&
      startsClause(reading, skipArticle(reading, from)) &&
      endsClause(reading, to)) ||
    leadsThere(reading, from) ||
    saysIAmOn(reading, from) ||
    opensTalk(reading, from) ||
    invitationStart(reading, from) !== null ||
    reading.lengthBefore(from, "iAm") > 0 ||
    HAVING.test(reading.tokens[from - 1]?.text ?? "")
  );
}

/** "on insta: …", "yes on insta …" */
function opensTalk(reading: Reading, from: number): boolean {
  if (opensWithOn(reading, from)) return true;
  const on = reading.lengthBefore(from, "on", 2);
  return on > 0 && YES.test(reading.tokens[from - on - 1]?.text ?? "");
}

const YES = /^(?:yes|yeah|yep|sure|also|si|claro|tambien|oui|aussi|ja|auch)$/;

/** Things that are listed or judged behind a comma are no names: "on insta, sunsets mostly", "sur insta, flippant". */
function isWordAlone(reading: Reading, name: Name, commas: number): boolean {
  if (isCapital(reading, name.from) || !name.endsClause || !isUnknownWord(reading, name, SHORTEST_UNKNOWN))
    return false;
  const next = reading.tokens[name.to]?.text;
  return next !== "," && commas < 2 && !(commas > 0 && /(?:s|ant|ent)$/.test(reading.text.slice(name.start, name.end)));
}

const CLOSING = /^(?:[,.!?:;)(]|[\u2000-\u{1ffff}]+)$/u;
const HAVING = /^(?:have|got|use|tengo|uso|ai|utilise|hab|habe|nutze)$/;
