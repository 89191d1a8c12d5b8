import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { isCall } from "./links";
import type { Mention } from "./mentions";
import { isCapital, isUnknownWord, readName, type Name } from "./names";
import { FOR_THINGS } from "./names-before";
import { nameEndingAt, skipArticle, span } from "./places";

const REACH = 9;
const SHORTEST = 6;

/** "type annak into insta", "gib annak bei snap ein", "pon en insta annak": what to enter, and where. */
export function nameToEnter(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.sureness === "hobby") return null;
  if (!reading.mayHave("enter")) return nameBeforeVerb(reading, mention);
  const article = skipArticle(reading, mention.from);
  const on = reading.lengthBefore(article, "on", 2);
  for (let at = mention.from - 1; at >= Math.max(0, mention.from - REACH); at--) {
    const enter = reading.length(at, "enter");
    if (enter === 0 || !isCall(reading, at)) continue;
    const name = readName(reading, at + enter);
    if (
      name !== null &&
      name.to <= mention.from &&
      (name.shape === "shaped" || !FOR_THINGS.test(reading.tokens[mention.from]?.text ?? "")) &&
      leadsTo(reading, name.to, mention.from) &&
      isEntered(reading, name, at)
    ) {
      return span(reading, at, mention, "a name to enter on a network");
    }
    if (on === 0 || skipMild(reading, at + enter) !== article - on) continue;
    const after = readName(
      reading,
      mention.to + (/^(?:nach|for)$/.test(reading.tokens[mention.to]?.text ?? "") ? 1 : 0),
    );
    if (after !== null && isEntered(reading, after, at)) {
      return span(reading, at, { ...mention, to: after.to }, "a name to enter on a network");
    }
  }
  return nameBeforeVerb(reading, mention);
}

/** "auf insta annakowa suchen", "annakowa bei Facebook eingeben": German puts the verb last. */
function nameBeforeVerb(reading: Reading, mention: Mention): Finding | null {
  const after = readName(reading, mention.to);
  const last = after === null ? mention.to : after.to;
  if (after !== null && INFINITIVE.test(reading.tokens[last]?.text ?? "") && isEnteredLast(reading, after, last))
    return span(reading, mention.from, { ...mention, to: last + 1 }, "a name to enter on a network");
  if (!INFINITIVE.test(reading.tokens[mention.to]?.text ?? "")) return null;
  const place = mention.from - reading.lengthBefore(mention.from, "on", 2);
  const before = nameEndingAt(reading, place);
  return before !== null && isEnteredLast(reading, before, mention.to)
    ? span(reading, before.from, { ...mention, to: mention.to + 1 }, "a name to enter on a network")
    : null;
}

/** Things that are searched have capitals in German, and more is said of them. */
function isEnteredLast(reading: Reading, name: Name, verb: number): boolean {
  const next = reading.tokens[verb + 1]?.text ?? "";
  const ends =
    (endsClause(reading, verb + 1) || /^(?:und|hast|findest|siehst|kommst|bin|da|dann)$/.test(next)) &&
    reading.tokens[verb + 1]?.text !== "?";
  return ends && !isCapital(reading, name.from) && isUnknownWord(reading, name, SHORTEST);
}

const INFINITIVE = /^(?:suchen|eingeben|eintippen|adden|hinzufugen|suchst|eingibst|eintippst|addest)$/;

/** "gib mal", "just type" */
function skipMild(reading: Reading, at: number): number {
  return /^(?:mal|einfach|just|simplemente|juste)$/.test(reading.tokens[at]?.text ?? "") ? at + 1 : at;
}

/** What stands between the name and the place: nothing, or "en el buscador de". */
function leadsTo(reading: Reading, from: number, place: number): boolean {
  if (from >= place) return false;
  for (let at = from; at < place; at++) {
    const between = reading.length(at, "on", "site", "my") > 0 || BETWEEN.test(reading.tokens[at]?.text ?? "");
    if (!between) return false;
  }
  return true;
}

const BETWEEN =
  /^(?:into|in|dans|the|el|la|le|l|das|die|der|den|dem|buscador|barra|recherche|suche|suchleiste|search|bar|lupa|de|d|von|of|barre|whatever|any|as|a|friend|cualquier)$/;

/** Things are searched in their plural, and people write to several friends; a name that is typed may be any word. */
function isEntered(reading: Reading, name: Name, enter: number): boolean {
  if (name.shape === "shaped" || name.full) return true;
  const verb = reading.tokens[enter]?.text ?? "";
  const isTyped =
    /^(?:type|put|enter|stick|pop|key|punch|paste|escribe|pon|mete|teclea|introduce|tape|mets|rentre|saisis|tapez|mettez|entrez|saisissez|gib|tipp|tippe|geben|tippen|dm|hmu|hit|add|msg)$/.test(
      verb,
    );
  return isUnknownWord(reading, name, SHORTEST) && (isTyped || !/s$/.test(reading.text.slice(name.start, name.end)));
}
