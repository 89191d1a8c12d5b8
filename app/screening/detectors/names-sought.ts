import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { isCall, NOT_MYSELF } from "./links";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, readName, type Name } from "./names";
import { found } from "./places";

const REACH = 14;
const SHORTEST = 7;
const MOST_MILD = 4;
/** What stands between the call and the name: "gib dort einfach …", "cherche juste …", "such mal nach …". */
const MILD =
  /^(?:mal|seule?|einzige|einziger|die|der|einfach|nur|dort|da|dann|nach|den|namen|juste|simplement|la|bas|le|nom|moi|just|simply|for|the|name|a|solo|simplemente|nombre|["':«»„“])$/;
/** "en cherchant …", "by searching …" */
const GERUND = /^(?:cherchant|recherchant|tapant|entrant|ajoutant|buscando|searching|typing)$/;

/** "you'll find me on facebook, just search Moira Eschenbach", "bin auf Facebook, gib dort Moira Eschenbach ein". */
export function nameToSeek(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.sureness === "hobby") return null;
  if (!reading.mayHave("enter", "seek", "invite", "iAm") || reading.lengthBefore(mention.from, "negations") > 0)
    return null;
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + REACH); at++) {
    const lead = leadAt(reading, mention, at);
    const introduced = lead === 0 ? introductionAt(reading, mention, at) : 0;
    if (lead + introduced === 0) continue;
    let to = at + lead + introduced;
    while (to < at + lead + introduced + MOST_MILD && MILD.test(reading.tokens[to]?.text ?? "")) to++;
    const name = readName(reading, to);
    if (name === null || !(isSought(reading, name) || TWO_CAPITALS.test(reading.written(name.from)))) continue;
    if (introduced === 0 || isIntroduced(reading, mention, at, name))
      return found(reading, mention.from, name, mention, "a name to look for on a network");
  }
  return null;
}

/** How many words call for a search, or invite under a name: "such …", "en cherchant …", "gibt's mich als …". */
function leadAt(reading: Reading, { to }: Mention, at: number): number {
  if (GERUND.test(reading.tokens[at]?.text ?? "")) return 1;
  const verb = reading.length(at, "enter", "seek");
  if (verb > 0 && (at === to || isCall(reading, at))) return verb;
  const invite = reading.length(at, "invite");
  const colon = reading.tokens[at + invite]?.text === ":" ? 1 : 0;
  const as = invite > 0 ? colon + reading.length(at + invite + colon, "as") : 0;
  return as > 0 ? invite + as : 0;
}

/** "… where you may write to me, my name is Moira Eschenbach": one's own name, after an invitation. */
function introductionAt(reading: Reading, { from }: Mention, at: number): number {
  if (NOT_MYSELF.test(reading.tokens[at]?.text ?? "")) return 0;
  const am = reading.length(at, "iAm");
  return reading.has("negations", from - NEGATED_REACH, at) ? 0 : am;
}

const NEGATED_REACH = 5;
const BY_WHOLE_NAMES = /^(?:facebook|fb|linkedin|xing|messenger)$/;
/** "SturmOtter" */
const TWO_CAPITALS = /^[A-Z][a-z]{2,}[A-Z][a-z]{2,}$/;

/** Whether one's name is told as that on a network: no name of daily life, or where people go by it, or are invited. */
function isIntroduced(reading: Reading, { from, to }: Mention, at: number, name: Name): boolean {
  if (!name.full) return TWO_CAPITALS.test(reading.written(name.from));
  return (
    BY_WHOLE_NAMES.test(reading.tokens[to - 1]?.text ?? "") ||
    reading.has("invite", from - REACH, at) ||
    reading.tokens.slice(from, at).some(({ text }) => TO_GET_IN_TOUCH.test(text))
  );
}

const TO_GET_IN_TOUCH = /^(?:anschreiben|kontaktieren|hinzufugen|adden|contacter|ajouter)$/;

function isSought(reading: Reading, name: Name): boolean {
  if (name.shape === "shaped") return name.glued;
  if (name.full) return !reading.isKnown(name.from) && !reading.isKnown(name.from + 1);
  const ends = endsClause(reading, name.to) || name.closes;
  return ends && isUnknownWord(reading, name, SHORTEST) && !isCapital(reading, name.from);
}
