import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause, startsClause } from "./clauses";
import { isPossessed, NOT_MYSELF, readLink } from "./links";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, isWholeName, readName, type Name } from "./names";
import { found, skipArticle } from "./places";

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
      (mention.sureness !== "ambiguous" &&
        name.closes &&
        (certain || (asked && noun > 0 && isPossessed(reading, mention.from))))
    ) {
      return found(reading, mention.from, name, mention, "a name in answer to a network");
    }
  }
  return nameSaidAfter(reading, mention) ?? nameWithThere(reading, mention);
}

const SHORTEST_ANSWER = 8;
const SHORTEST_OF_MINE = 6;

/** "you want my snap? annak", "insta? annak": nothing but a name answers. */
function nameSaidAfter(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.sureness === "hobby") return null;
  if (reading.tokens[mention.to]?.text !== "?") return null;
  const am = NOT_MYSELF.test(reading.tokens[mention.to + 1]?.text ?? "") ? 0 : reading.length(mention.to + 1, "iAm");
  const name = readName(reading, mention.to + 1 + am);
  if (name !== null && am > 0 && isWholeName(reading, name.from))
    return found(reading, mention.from, name, mention, "a name in answer to a network");
  if (name === null || !endsClause(reading, name.to) || isSentence(reading, name)) return null;
  const shortest = isPossessed(reading, mention.from) ? SHORTEST_OF_MINE : SHORTEST_ANSWER;
  if (isCapital(reading, name.from) || !isUnknownWord(reading, name, shortest)) return null;
  return found(reading, mention.from, name, mention, "a name in answer to a network");
}

/** "insta? abwarten", "Facebook? grandparents." */
function isSentence(reading: Reading, { to, end }: Name): boolean {
  return reading.tokens[to]?.text === "." || reading.text.slice(0, end).endsWith("en");
}

const CONDITION_REACH = 5;

/** "if you have insta, I'm annakowa", "falls du Insta hast: annakowa". */
export function nameUnderCondition(reading: Reading, mention: Mention): Finding | null {
  if (!isConditional(reading, mention)) return null;
  for (let at = mention.to; at <= mention.to + CONDITION_REACH; at++) {
    const lead = reading.length(at, "iAm", "seek");
    // "I have insta, it's …" says what it is like.
    if (NOT_MYSELF.test(reading.tokens[at]?.text ?? "")) continue;
    if (lead === 0 && reading.tokens[at]?.text !== ":") continue;
    const name = readName(reading, at + Math.max(1, lead));
    if (name === null || isCapital(reading, name.from) || !name.closes) continue;
    if (isUnknownWord(reading, name, SHORTEST_ANSWER))
      return found(reading, mention.from, name, mention, "a name for those who are on a network");
  }
  return null;
}

function isConditional(reading: Reading, { from, to }: Mention): boolean {
  // "discord, if you use it: …"
  for (let at = to; at < to + 3; at++) if (/^(?:if|si|falls|wenn)$/.test(reading.tokens[at]?.text ?? "")) return true;
  for (let at = from - 1; at >= Math.max(0, from - CONDITION_REACH); at--) {
    if (
      /^(?:if|si|falls|wenn|case|have|got|tengo|ai|hab|habe|use|uso|nutze|utilise)$/.test(
        reading.tokens[at]?.text ?? "",
      )
    )
      return true;
  }
  return false;
}

const JOINED_REACH = 14;

/** "insta: anna kowa, all one word" */
export function nameInParts(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || !reading.mayHave("joined")) return null;
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + JOINED_REACH); at++) {
    const length = reading.length(at, "joined");
    if (length === 0 || (at === mention.to && reading.tokens[at + length]?.text !== ":")) continue;
    const end = reading.tokens[at + length - 1]?.end ?? 0;
    const start = reading.tokens[mention.from]?.start ?? 0;
    return { kind: mention.kind, start, end, reason: "a name that is one word" };
  }
  return null;
}

const STARTS = /^(?:starts?|begins?|opens|empieza|comienza|commence|debute|fangt|beginnt)$/;
const STARTS_REACH = 3;
const ENDS_REACH = 9;

/** "my snap starts with anna and ends with kowa" */
export function nameByItsEnds(reading: Reading, mention: Mention): Finding | null {
  if (!reading.mayHave("step") || !isPossessed(reading, mention.from)) return null;
  for (let at = mention.to; at <= mention.to + STARTS_REACH; at++) {
    if (!STARTS.test(reading.tokens[at]?.text ?? "")) continue;
    const from = at + Math.max(1, reading.length(at, "step"));
    const ends = reading.has("step", from + 1, Math.min(reading.tokens.length, from + ENDS_REACH));
    const name = ends ? readName(reading, from) : null;
    if (name !== null && name.end - name.start > 1)
      return found(reading, mention.from, name, mention, "a name by its beginning and its end");
  }
  return null;
}

const CHANNEL_REACH = 9;

/** "I stream on twitch, the channel is annak", "on insta, the name's annak". */
export function nameOfAccount(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous") return null;
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + CHANNEL_REACH); at++) {
    const noun = reading.length(at, "account", "userName");
    const double = reading.length(at - 1, "account", "userName") > 0;
    const isApart = /^[,(]$/.test(reading.tokens[at - 1]?.text ?? "");
    if (noun === 0 || (!isApart && skipArticle(reading, at) === at && !double)) continue;
    const { link, to } = readLink(reading, at + noun);
    const name = link === "none" && !double && !isApart ? null : readName(reading, to);
    if (isApart && link === "none" && name?.shape === "plain" && !isWhole(reading, name)) continue;
    if (name === null || name.shape === "ordinary") continue;
    if (name.shape === "shaped" || name.full || (name.closes && isUnknownWord(reading, name, SHORTEST_OF_MINE)))
      return found(reading, mention.from, name, mention, "the name of an account on a network");
  }
  return null;
}

/** "…, profil Moira Eschenbach": a whole name, of words that no list knows. */
function isWhole(reading: Reading, { full, from, to }: Name): boolean {
  return full && !reading.isKnown(from) && !reading.isKnown(to);
}

/** "there I'm Anna Kowa" */
function nameThere(reading: Reading, am: number): Name | null {
  const name = readName(reading, am + reading.length(am, "iAm"));
  if (name === null) return null;
  return name.full || name.shape === "shaped" || (name.closes && isUnknownWord(reading, name, SHORTEST_ANSWER))
    ? name
    : null;
}

/** "annak there" is all that is said. */
function endsTalk(reading: Reading, there: number): boolean {
  return endsClause(reading, there + reading.length(there, "there"));
}

const THERE_REACH = 10;

/** "you know the bird app, I'm annak there". */
function nameWithThere(reading: Reading, mention: Mention): Finding | null {
  if (!reading.mayHave("there")) return null;
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + THERE_REACH); at++) {
    const there = reading.length(at, "there");
    const said = there > 0 && reading.is(at + there, "iAm") ? nameThere(reading, at + there) : null;
    if (said !== null) return found(reading, mention.from, said, mention, "a name at a place that was named");
    const am = reading.length(at, "iAm");
    const name = am > 0 || startsClause(reading, at) ? readName(reading, at + am) : null;
    if (name === null || name.shape === "ordinary" || !reading.is(name.to, "there")) continue;
    if (am === 0 && !(isUnknownWord(reading, name, SHORTEST_ANSWER) && endsTalk(reading, name.to))) continue;
    return found(reading, mention.from, name, mention, "a name at a place that was named");
  }
  return null;
}
