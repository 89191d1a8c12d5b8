import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { SHORTEST_UNKNOWN } from "./leads";
import { isPossessed, readLink } from "./links";
import { mentionAt, type Mention } from "./mentions";
import { isCapital, isUnknownWord, readName } from "./names";
import { nameEndingAt } from "./places";

/** "my username is annak", "look me up: anna.k92", "ask for annak". */
export function announcedNames(reading: Reading, mentions: readonly Mention[]): Finding[] {
  if (!reading.mayHave("userName", "invite") && !(mentions.length > 0 && reading.mayHave("seek"))) return [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const finding = userName(reading, at, mentions) ?? nameToGetInTouch(reading, at, mentions.length > 0);
    if (finding !== null) return [finding];
  }
  return [];
}

const SHORTEST_BARE = 6;

const NICKNAME = /^(?:nickname|spitzname|surnom|apodo|mote)$/;

function userName(reading: Reading, at: number, mentions: readonly Mention[]): Finding | null {
  const noun = reading.length(at, "userName");
  if (noun === 0) return null;
  const before = nameThatIsOnes(reading, at);
  if (before !== null) return before;
  const asked = afterPlace(reading, at + noun);
  const mine = reading.tokens[asked]?.text === "?" ? reading.length(asked + 1, "mine") : 0;
  const { link, to } = readLink(reading, mine > 0 ? asked + 1 + mine : asked);
  const name = readName(reading, to);
  if (name === null || name.shape === "ordinary") return null;
  const possessed = isPossessed(reading, at);
  const opens = startsClause(reading, at);
  const bare = mentions.length > 0 && name.closes && name.end - name.start >= SHORTEST_BARE;
  // What friends call somebody is no address, unless a network is named.
  const spoken = mentions.length === 0 && NICKNAME.test(reading.tokens[at]?.text ?? "");
  const announced =
    name.shape === "shaped" ||
    (link === "none"
      ? (opens && name.endsClause && isUnknownWord(reading, name, SHORTEST_UNKNOWN)) ||
        (bare && (opens || mentions.some(({ to: end }) => end === at)))
      : !spoken &&
        name.closes &&
        (possessed ||
          (link === "is" &&
            isArticle(reading, at) &&
            isUnknownWord(reading, name, SHORTEST_UNKNOWN) &&
            !isCapital(reading, name.from)) ||
          (link === "sign" && opens) ||
          bare));
  return announced
    ? { kind: "handle", start: reading.tokens[at]?.start ?? 0, end: name.end, reason: "a user name" }
    : null;
}

/** "la arroba es annakowa" */
function isArticle(reading: Reading, at: number): boolean {
  return /^(?:the|la|el|le|l|das|der)$/.test(reading.tokens[at - 1]?.text ?? "");
}

/** "annakowa is my username" */
function nameThatIsOnes(reading: Reading, at: number): Finding | null {
  const my = reading.lengthBefore(at, "my", 2);
  const is = my > 0 ? reading.lengthBefore(at - my, "is") : 0;
  const name = is > 0 ? nameEndingAt(reading, at - my - is) : null;
  if (name === null || isCapital(reading, name.from)) return null;
  if (name.shape !== "shaped" && !isUnknownWord(reading, name, SHORTEST_UNKNOWN)) return null;
  const end = reading.tokens[at]?.end ?? name.end;
  return { kind: "handle", start: name.start, end, reason: "a user name" };
}

/** "username on tiktok is …": the network may stand between. */
function afterPlace(reading: Reading, at: number): number {
  const on = Math.max(
    reading.length(at, "on"),
    /^(?:de|del|d|of|for|von|fur|du)$/.test(reading.tokens[at]?.text ?? "") ? 1 : 0,
  );
  if (on === 0) return mentionAt(reading, at)?.to ?? at + reading.length(at, "there");
  return mentionAt(reading, at + on + reading.length(at + on, "my"))?.to ?? at;
}

function nameToGetInTouch(reading: Reading, at: number, isAboutNetworks: boolean): Finding | null {
  const invite = reading.length(at, "invite");
  const seek = isAboutNetworks ? reading.length(at, "seek") : 0;
  if (invite + seek === 0) return null;
  const words = Math.max(invite, seek);
  const { to } = readLink(reading, at + words + reading.length(at + words, "on"));
  const name = readName(reading, to);
  if (name === null || name.shape === "ordinary") return null;
  const due =
    name.shape === "shaped" ||
    (seek > invite && ((name.closes && reading.has("invite", 0, at)) || (name.full && startsClause(reading, at))));
  return due
    ? { kind: "handle", start: reading.tokens[at]?.start ?? 0, end: name.end, reason: "a name to get in touch by" }
    : null;
}
