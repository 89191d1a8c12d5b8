import { ENDINGS_BEHIND_WORDS, SPOKEN_ENDINGS, SPOKEN_LETTERS } from "../data/domains";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { setOf } from "./endings";
import type { Host } from "./hosts";

export const spokenEndings = setOf(SPOKEN_ENDINGS);
/** Words for a dot that are seldom anything else where an address could be. */
const SELDOM_ELSE = /^(?:d[0o]t+|doht|punkt|pkt|pto)$/;
const endingsBehind: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ENDINGS_BEHIND_WORDS).map(([dot, endings]) => [dot, setOf(endings)]),
);
const SHORTEST_WITHIN = 6;
const SHORTEST_ALONE = 8;

/** A host whose letters were named, as it would be typed: "t.me" of "te punto me". */
export function withLetters(host: Host): string {
  return host.dots[0] === "word" ? host.labels.map((label) => SPOKEN_LETTERS[label] ?? label).join(".") : host.name;
}

/**
 * Whether words for a dot make a domain of what stands around them: "annas-place dot me", and not "at this point it"
 * or "ese punto es". `cue` says that a site or an address is announced right before.
 */
export function isSpokenDomain(reading: Reading, host: Host, cue: boolean): boolean {
  const ending = host.labels.at(-1) ?? "";
  const label = host.labels.at(-2) ?? "";
  if (hasRole(label, "dotOf") || hasRole(label, "on")) return false;
  // "softspine dot yoga is mine"
  const closes = endsClause(reading, host.to) || (host.from === 0 && reading.is(host.to, "is"));
  const announced = cue || reading.lengthBefore(host.from, "on", 2) > 0;
  const long = label.length >= SHORTEST_WITHIN;
  const couldBeWord = (endingsBehind.get(host.lastDot) ?? endingsBehind.get(""))?.has(ending) ?? false;
  if (spokenEndings.has(ending)) {
    if (!couldBeWord) return true;
    // "punto de encuentro punto de partida"
    const sure = cue || !/^(?:de|me|la|se|no|en|et|le)$/.test(ending);
    if (cue && long && /^(?:be|us|co|io|uk|ca|at|it|es)$/.test(ending)) return true;
    if (announced && sure && long && (closes || SELDOM_ELSE.test(host.lastDot) || host.lastDot === "punto"))
      return true;
    return (
      closes &&
      (SELDOM_ELSE.test(host.lastDot) ||
        /^(?:es|co|io|us|uk)$/.test(ending) ||
        (host.from === 0 && label.length >= SHORTEST_ALONE))
    );
  }
  if (couldBeWord) return cue && long && closes;
  const opens = host.from === 0 || reading.tokens[host.from - 1]?.text === ":";
  return (
    cue ||
    (long &&
      ((announced && (SELDOM_ELSE.test(host.lastDot) || (closes && label.length >= SHORTEST_ALONE))) ||
        (closes && (SELDOM_ELSE.test(host.lastDot) || opens))))
  );
}
