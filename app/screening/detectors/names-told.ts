import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { isPossessed } from "./links";
import type { Mention } from "./mentions";
import { readName } from "./names";
import { found, nameEndingAt, span } from "./places";

const ANSWER_REACH = 4;

/** "do you have snap? mine is annak", "my telegram name? it's annak", "annak, that's my snapchat", "I'm annak there". */
export function nameInAnswer(reading: Reading, mention: Mention): Finding | null {
  const noun = reading.length(mention.to, "account", "userName");
  const asked = reading.tokens[mention.to + noun]?.text === "?";
  for (let at = mention.to + noun; at <= mention.to + noun + ANSWER_REACH; at++) {
    const mine = reading.length(at, "mine");
    if (mine === 0) continue;
    const certain = /^(?:mine|both|el|la|le|meiner|meins)$/.test(reading.tokens[at]?.text ?? "");
    const is = reading.length(at + mine, "is");
    const name = readName(reading, at + mine + is + (reading.tokens[at + mine + is]?.text === ":" ? 1 : 0));
    if (name === null || name.shape === "ordinary") continue;
    if (
      name.shape === "shaped" ||
      (name.closes && (certain || (asked && noun > 0 && isPossessed(reading, mention.from))))
    ) {
      return found(reading, mention.from, name, mention, "a name in answer to a network");
    }
  }
  return nameWithThere(reading, mention) ?? nameThatIs(reading, mention);
}

const THERE_REACH = 10;

/** "you know the bird app, I'm annak there". */
function nameWithThere(reading: Reading, mention: Mention): Finding | null {
  if (!reading.mayHave("there")) return null;
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + THERE_REACH); at++) {
    const am = reading.length(at, "iAm");
    const name = am > 0 ? readName(reading, at + am) : null;
    if (name === null || name.shape === "ordinary" || !reading.is(name.to, "there")) continue;
    return found(reading, mention.from, name, mention, "a name at a place that was named");
  }
  return null;
}

/** "annak, that's my snapchat". */
function nameThatIs(reading: Reading, mention: Mention): Finding | null {
  const my = reading.lengthBefore(mention.from, "my", 2);
  const thatIs = my === 0 ? 0 : reading.lengthBefore(mention.from - my, "iAm");
  if (thatIs === 0) return null;
  let end = mention.from - my - thatIs;
  if (/^[,.:-]$/.test(reading.tokens[end - 1]?.text ?? "")) end--;
  const name = nameEndingAt(reading, end);
  if (name === null || name.shape === "ordinary" || !startsClause(reading, name.from)) return null;
  return span(reading, name.from, mention, "a name that is said to be a network's");
}
