import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { readName } from "./names";

/** Names that show by their own form what they are, whatever is said around them. */
export function findTags(reading: Reading, isAboutNetworks: boolean): Finding[] {
  return [...findTagged(reading), ...findNumbered(reading, isAboutNetworks), ...findForms(reading)];
}

/** "@annak" wherever no address stands around it. */
function findTagged(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  if (!reading.text.includes("@") && !reading.mayHave("at")) return findings;
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    const length = token?.text === "@" ? 1 : saidSign(reading, at);
    if (token === undefined || length === 0) continue;
    const before = reading.tokens[at - 1];
    if (before !== undefined && before.kind !== "sign" && reading.isGlued(at)) continue;
    const name = readName(reading, at + length);
    if (name === null || name.shape === "ordinary") continue;
    const glued = length === 1 && reading.isGlued(at + 1);
    const introduced = before?.text === ":" || before?.text === "=" || length > 1;
    if (!glued && name.shape !== "shaped" && !(introduced && name.endsClause)) continue;
    // "@grandma's" is a place.
    if (name.shape === "plain" && reading.text[name.end] === "'") continue;
    findings.push({ kind: "handle", start: token.start, end: name.end, reason: "a name with an at sign" });
    at = name.to - 1;
  }
  return findings;
}

/** "at sign annak": the sign's own name in words. "at" alone is none. */
function saidSign(reading: Reading, at: number): number {
  const length = reading.length(at, "at");
  if (length < 2) return 0;
  return reading.tokens[at + length]?.text === "then" ? length + 1 : length;
}

const NUMBERED = /(?<![a-z0-9_.#])([a-z][a-z0-9_.]{0,31})(#| ?# ?| hashtag | hash )(\d{4})(?!\d)/g;

/** "annak#0042", as Discord wrote names. */
function findNumbered(reading: Reading, isAboutNetworks: boolean): Finding[] {
  if (!reading.text.includes("#") && !reading.text.includes("hash")) return [];
  const findings: Finding[] = [];
  for (const found of reading.text.matchAll(NUMBERED)) {
    const [whole, name = "", sign] = found;
    const isLabel = (["numbered", "identified", "common", "topics"] as const).some((role) => hasRole(name, role));
    if (isLabel || (sign !== "#" && !isAboutNetworks)) continue;
    findings.push({
      kind: "handle",
      start: found.index,
      end: found.index + whole.length,
      reason: "a name with its number",
    });
  }
  return findings;
}

/** "live:anna.k" of Skype and "u/annak" of Reddit. */
const FORMS = /(?<![a-z0-9])live:[.a-z0-9_-]{4,40}|(?<![a-z0-9/.])u\/[a-z0-9_-]{3,20}(?![a-z0-9])/g;

function findForms(reading: Reading): Finding[] {
  return Array.from(reading.text.matchAll(FORMS), (found) => ({
    kind: "handle",
    start: found.index,
    end: found.index + found[0].length,
    reason: "a name in its network's form",
  }));
}
