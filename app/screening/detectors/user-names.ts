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
  const account = /[a-z0-9][._][a-z0-9]/.test(reading.text) ? nameOfUnnamed(reading) : null;
  if (account !== null) return [account];
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
  const place = afterPlace(reading, at + noun);
  const mine = reading.tokens[place]?.text === "?" ? reading.length(place + 1, "mine") : 0;
  const asked = mine > 0 ? place + 1 + mine : place;
  const same = afterSame(reading, asked);
  const { link, to } = readLink(reading, same);
  const name = readName(reading, to);
  if (name === null || name.shape === "ordinary") return null;
  const possessed = isPossessed(reading, at);
  const opens = startsClause(reading, at);
  const bare = mentions.length > 0 && name.closes && name.end - name.start >= SHORTEST_BARE;
  // What friends call somebody is no address, unless a network is named.
  const spoken = mentions.length === 0 && NICKNAME.test(reading.tokens[at]?.text ?? "");
  // "always the same, alas"
  const isLongEnough = same === asked || isUnknownWord(reading, name, SHORTEST_UNKNOWN);
  const announced =
    name.shape === "shaped" ||
    (link === "none" && same === asked
      ? (opens && name.endsClause && isUnknownWord(reading, name, SHORTEST_UNKNOWN)) ||
        (bare && (opens || mentions.some(({ to: end }) => end === at))) ||
        (possessed && reading.has("enter", at - 4, at) && isUnknownWord(reading, name, SHORTEST_UNKNOWN))
      : !spoken &&
        isLongEnough &&
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

const SAME_REACH = 6;

/** "my username is always the same, …" */
function afterSame(reading: Reading, at: number): number {
  if (!reading.mayHave("same")) return at;
  for (let comma = at + 1; comma < at + SAME_REACH; comma++) {
    if (/^[,:]$/.test(reading.tokens[comma]?.text ?? "")) return reading.has("same", at, comma) ? comma + 1 : at;
  }
  return at;
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

const ACCOUNT =
  /(?:^compte|^insta|^instagram|^chaine|^page|^profil|kanal|^channel|^account|^acc|konto|^cuenta|^canal)$/;
const NAME = /^(?:nom|name|nombre|blaze)$/;
const CALLED = /^(?:heisst|appelle|llama|called|named|nennt|namens|nomme|intitule)$/;
const ACCOUNT_REACH = 24;

/** "my little channel, it's called anna.kowa", "name: anna.kowa": a name that shows itself, on a network left unsaid. */
function nameOfUnnamed(reading: Reading): Finding | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const word = reading.tokens[at]?.text ?? "";
    const isHeading = NAME.test(word) && reading.tokens[at + 1]?.text === ":" && startsClause(reading, at);
    if (!isHeading && !(CALLED.test(word) && isOfAccount(reading, at))) continue;
    const name = readName(reading, at + (isHeading ? 2 : 1));
    if (name?.shape === "shaped" && name.glued)
      return { kind: "handle", start: reading.tokens[at]?.start ?? 0, end: name.end, reason: "the name of an account" };
  }
  return null;
}

function isOfAccount(reading: Reading, called: number): boolean {
  for (let at = called - 1; at >= Math.max(0, called - ACCOUNT_REACH); at--)
    if (ACCOUNT.test(reading.tokens[at]?.text ?? "")) return true;
  return false;
}
