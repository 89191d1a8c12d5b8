import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { afterMention, leadsThere, readComma, SHORTEST_UNKNOWN, type Lead } from "./leads";
import { invitationStart, isPossessed, readLink, type Link } from "./links";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, readName, type Name } from "./names";
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
  const end = afterMention(reading, mention);
  const noun = reading.tokens[end]?.text === "@" ? 0 : reading.length(end, "account", "userName");
  const knowsMe = reading.length(end + noun, "knowsMe");
  const { link, to }: Lead =
    knowsMe > 0
      ? { link: "as", to: end + noun + knowsMe }
      : (readComma(reading, mention, end + noun) ?? readLink(reading, end + noun));
  const name = readName(reading, skipTheOne(reading, to));
  if (name === null || name.shape === "ordinary" || (name.shape === "plain" && isCompound(reading, name))) return null;
  const possessed = isPossessed(reading, mention.from);
  const invited = knowsMe > 0 || invitationStart(reading, mention.from) !== null;
  const context = { link, possessed, invited, named: noun > 0 || opensWithNoun(reading, mention.from) };
  const isName =
    name.shape === "shaped"
      ? isShapedName(reading, mention, name, context)
      : isPlainName(reading, mention, name, context);
  return isName ? found(reading, mention.from, name, mention, "a name on a network") : null;
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

/** "nombre de insta", "nick snap" */
function opensWithNoun(reading: Reading, from: number): boolean {
  const of = /^(?:de|d|of|for|von|fur|du)$/.test(reading.tokens[from - 1]?.text ?? "") ? 1 : 0;
  const on = of > 0 ? of : reading.lengthBefore(from, "on", 2);
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
  switch (link) {
    case "as":
      return (
        invited ||
        named ||
        saysIAmOn(reading, from) ||
        (surely && name.closes && (possessed || (opens && (unknown || name.full)))) ||
        (surely && (unknown || name.full) && isOn(reading, from) && leadsThere(reading, from))
      );
    case "am":
      return isOn(reading, from) && name.closes && (surely || (unknown && isCalledByName(reading, mention)));
    case "sign":
      if (!name.closes) return false;
      if (!surely && !possessed && !invited)
        return opens && unknown && (sureness !== "hobby" || name.end - name.start >= SHORTEST_BY_HOBBY);
      return (
        opens || possessed || invited || named || sureness === "described" || (unknown && leadsThere(reading, from))
      );
    case "is":
      if (!name.closes) return false;
      return possessed || named ? surely || name.full || unknown : name.full && isOn(reading, from);
    case "none":
      if (!name.closes) return false;
      if (invited || named) return true;
      if (!surely) return false;
      if (possessed && name.endsClause) return !opens || !mayBeVerb(reading, name);
      return opens && sureness !== "described" && (beside || name.full);
  }
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
