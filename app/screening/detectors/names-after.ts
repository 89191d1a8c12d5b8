import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { afterMention, leadsThere, readComma, SHORTEST_UNKNOWN, type Lead } from "./leads";
import { IN_THE_PAST, invitationStart, isPossessed, readLink, type Link } from "./links";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, isWholeName, readName, type Name } from "./names";
import { found, isOn, opensWithOn, saysIAmOn, skipArticle } from "./places";

interface Context {
  readonly link: Link;
  readonly possessed: boolean;
  readonly invited: boolean;
  /** A word for a name stands beside the network: "insta name", "nombre de insta". */
  readonly named: boolean;
}

/** "snap: annak", "my insta is annak", "find me on ig as annak", "auf insta heiße ich annak", "insta knows me as annak". */
export function nameAfter(reading: Reading, mention: Mention): Finding | null {
  const end = skipOwner(reading, afterMention(reading, mention));
  const noun = reading.tokens[end]?.text === "@" ? 0 : reading.length(end, "account", "userName");
  const knowsMe = reading.length(end + noun, "knowsMe");
  const { link, to }: Lead =
    knowsMe > 0
      ? { link: "as", to: end + noun + knowsMe }
      : (readComma(reading, mention, end + noun) ?? readLink(reading, end + noun));
  const name = readName(reading, skipTheOne(reading, to));
  if (name === null || name.shape === "ordinary" || (name.shape === "plain" && isCompound(reading, name))) return null;
  if (mention.kind === "email" && IN_THE_PAST.test(reading.tokens[name.from - 1]?.text ?? "")) return null;
  const possessed = isPossessed(reading, mention.from);
  const invited = knowsMe > 0 || invitationStart(reading, mention.from) !== null;
  const context = {
    link,
    possessed,
    invited,
    named: noun > 0 || endsWithNoun(reading, mention) || opensWithNoun(reading, mention.from),
  };
  const isName =
    name.shape === "shaped"
      ? isShapedName(reading, mention, name, context)
      : isPlainName(reading, mention, name, context);
  return isName ? found(reading, mention.from, name, mention, "a name on a network") : null;
}

/** "the insta of my sister", "el insta de mi prima" */
function skipOwner(reading: Reading, at: number): number {
  if (!/^(?:of|de)$/.test(reading.tokens[at]?.text ?? "")) return at;
  const my = reading.length(at + 1, "my");
  return my > 0 && reading.tokens[at + 1 + my]?.kind === "word" ? at + my + 2 : at;
}

/** "her snap", "su insta", "el insta de mi prima": whose it is stands before, or between it and the name. */
function isOfThird(reading: Reading, { from, to }: Mention): boolean {
  return skipOwner(reading, to) > to || /^(?:her|his|their|su|s)$/.test(reading.tokens[from - 1]?.text ?? "");
}

/** "her snap is annakowa, ask her": other words tell what it is like. */
function isOnesToAsk(reading: Reading, { to }: Name): boolean {
  for (let at = to; at < to + 4; at++) if (ASK.test(reading.tokens[at]?.text ?? "")) return true;
  return false;
}

const ASK =
  /^(?:ask|message|text|write|add|follow|dm|msg|tell|say|escribele|escribe|preguntale|pregunta|mandale|dile|agregala|agregalo|siguela|siguelo|hablale)$/;

/** "the shop's insta is annakowapots": things have accounts that answer. */
function isBusiness(reading: Reading, from: number, { start, end }: Name): boolean {
  return reading.tokens[from - 1]?.text === "s" && end - start >= SHORTEST_BY_HOBBY;
}

/** "auf fb bin ich der Anna Kowa mit dem Dackel", "je suis la Anna Kowa au chapeau" */
function skipTheOne(reading: Reading, at: number): number {
  if (!/^(?:der|die|le|la|the|el)$/.test(reading.tokens[at]?.text ?? "")) return at;
  const isFull = [at + 1, at + 2].every((name) => isCapital(reading, name) && !reading.isKnown(name));
  return isFull ? at + 1 : at;
}

/** "Insta-Bubble" */
function isCompound(reading: Reading, { from }: Name): boolean {
  return reading.tokens[from - 1]?.text === "-" && reading.isGlued(from) && reading.isGlued(from - 1);
}

/** "steam name", "riot id" */
function endsWithNoun(reading: Reading, { from, to }: Mention): boolean {
  return to > from + 1 && /^(?:name|id|user|profile|account|tag)$/.test(reading.tokens[to - 1]?.text ?? "");
}

/** "nombre de insta", "nick snap" */
function opensWithNoun(reading: Reading, from: number): boolean {
  const start = skipArticle(reading, from);
  const of = /^(?:de|del|d|of|for|von|fur|du)$/.test(reading.tokens[start - 1]?.text ?? "") ? 1 : 0;
  const on = of > 0 ? from - start + of : reading.lengthBefore(from, "on", 2);
  const noun = Math.max(reading.lengthBefore(from - on, "account", 3), reading.lengthBefore(from - on, "userName", 3));
  return noun > 0 && startsClause(reading, skipArticle(reading, from - on - noun));
}

function isShapedName(
  reading: Reading,
  { from, sureness }: Mention,
  name: Name,
  { link, possessed, invited, named }: Context,
): boolean {
  const surely = sureness !== "ambiguous" || named || possessed;
  if (link !== "none") return surely || link === "as" || link === "sign" || (link === "am" && isOn(reading, from));
  if (sureness === "sure" || possessed || invited || named) return true;
  return sureness === "slang" && (name.glued || startsClause(reading, from));
}

const SHORTEST_BESIDE = 7;
/** "youtube: woodwork" tells what is watched there. */
const SHORTEST_BY_HOBBY = 10;

/** Verbs that only ever lead to a name. */
const NAMING = /^(?:called|named|llama|llamada|appelle|heisst|namens)$/;

/** What stands behind these is a state as often as a name: "under protest". */
const UNDER = /^(?:under|unter|bajo|sous)$/;

/** "SturmOtter" */
const TWO_CAPITALS = /^[A-Z][a-z]{2,}[A-Z][a-z]{2,}$/;

/** A word that could be any other is a name only where one is due. */
function isPlainName(reading: Reading, mention: Mention, name: Name, context: Context): boolean {
  const { from, to, sureness } = mention;
  const { link, possessed, invited, named } = context;
  if (reading.lengthBefore(from, "negations") > 0) return false;
  const opens = opensClause(reading, from);
  const surely = (sureness !== "ambiguous" && sureness !== "hobby") || named;
  const isDashed = name.to > name.from + 1 && !reading.isKnown(name.from);
  const beside = (name.to - to <= 2 || isDashed) && reading.text.length > 0 && name.end - name.start >= SHORTEST_BESIDE;
  const unknown =
    name.closes &&
    isUnknownWord(reading, name, SHORTEST_UNKNOWN) &&
    (!isCapital(reading, name.from) || TWO_CAPITALS.test(reading.written(name.from)));
  if (
    (surely || possessed) &&
    link !== "none" &&
    NAMING.test(reading.tokens[name.from - 1]?.text ?? "") &&
    (unknown || name.full)
  )
    return true;
  if (unknown && surely && (link === "is" || link === "sign") && isOfThird(reading, mention)) {
    if (link === "sign" || skipOwner(reading, to) > to || isOnesToAsk(reading, name) || isBusiness(reading, from, name))
      return true;
  }
  switch (link) {
    case "as":
      return (
        invited ||
        named ||
        (saysIAmOn(reading, from) && (unknown || !UNDER.test(reading.tokens[name.from - 1]?.text ?? ""))) ||
        (surely && name.closes && (possessed || (opens && (unknown || name.full)))) ||
        (isOn(reading, from) && name.full && isWholeName(reading, name.from)) ||
        (surely && (unknown || name.full) && isOn(reading, from) && leadsThere(reading, from))
      );
    case "am":
      return isOn(reading, from) && name.closes && (surely || (unknown && isCalledByName(reading, mention)));
    case "sign":
      if (!name.closes) return false;
      if (!surely && !possessed && !invited)
        return opens && unknown && (sureness !== "hobby" || name.end - name.start >= SHORTEST_BY_HOBBY);
      return (
        opens ||
        possessed ||
        invited ||
        named ||
        sureness === "described" ||
        (unknown && (leadsThere(reading, from) || saysIAmOn(reading, from))) ||
        (unknown && isOn(reading, from) && isLongName(reading, name))
      );
    case "is":
      if (!name.closes) return false;
      return possessed || named ? surely || name.full || unknown : name.full && isOn(reading, from);
    case "none":
      if (!name.closes) return false;
      if (invited || named || (possessed && isWholeName(reading, name.from))) return true;
      if (!surely || (mention.kind === "email" && isOfMailbox(reading, from))) return false;
      if (possessed && name.endsClause) return !opens || !mayBeVerb(reading, name);
      return opens && sureness !== "described" && (beside || name.full);
  }
}

/** "mein Passwort bei gmx vergessen", "my address at gmail hacked": what somebody has at a provider, and what befell it. */
function isOfMailbox(reading: Reading, from: number): boolean {
  return isOn(reading, from) && reading.lengthBefore(from - 1, "mail") === 0;
}

/** "contenido en onlyfans: annakowalska": things that are seen there are shorter, or many. */
function isLongName(reading: Reading, { to, start, end }: Name): boolean {
  return to === reading.tokens.length && end - start >= SHORTEST_BY_HOBBY && reading.text[end - 1] !== "s";
}

/** "my insta sucks", "mon insta déborde": short words that end as verbs do say what the account does. */
function mayBeVerb(reading: Reading, { start, end }: Name): boolean {
  return end - start < SHORTEST_UNKNOWN && /(?:s|t|e|a|en)$/.test(reading.text.slice(start, end));
}

function opensClause(reading: Reading, from: number): boolean {
  if (/^[-/]$/.test(reading.tokens[from - 1]?.text ?? "") && reading.isGlued(from)) return false;
  return startsClause(reading, skipArticle(reading, from)) || opensWithOn(reading, from);
}

/** Words that are also the names of places or things mean a network where they are written as its name. */
function isCalledByName(reading: Reading, { from, sureness }: Mention): boolean {
  return sureness === "hobby" || isCapital(reading, from);
}
