import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { invitationStart, isCall, isPossessed, readLink, startsClause, type Link } from "./links";
import { findMentions, mentionAt, type Mention } from "./mentions";
import { findNames, isCapital, readName, type Name } from "./names";
import { findTags } from "./tags";
import { endsClause } from "./url";

/** Names on networks, announced names, and invitations to meet on a network. */
export function findHandles(reading: Reading): Finding[] {
  const mentions = findMentions(reading);
  const findings = findTags(reading, mentions.length > 0);
  for (const mention of mentions) {
    const finding = ABOUT_MENTIONS.map((rule) => rule(reading, mention)).find((found) => found !== null);
    if (finding !== undefined) findings.push(finding);
  }
  if (findings.length === 0) findings.push(...namesNearMentions(reading, mentions));
  if (findings.length === 0) findings.push(...announcedNames(reading, mentions));
  return findings;
}

type Rule = (reading: Reading, mention: Mention) => Finding | null;

const ABOUT_MENTIONS: readonly Rule[] = [nameAfter, nameBefore, nameInAnswer, sameName, invitation];

interface Context {
  readonly link: Link;
  readonly possessed: boolean;
  readonly invited: boolean;
  /** A word for a name stands behind the network: "insta name". */
  readonly named: boolean;
}

/** "snap: annak", "my insta is annak", "find me on ig as annak", "auf insta heiße ich annak". */
function nameAfter(reading: Reading, mention: Mention): Finding | null {
  const end = skipBracketed(reading, mention.to);
  const noun = reading.tokens[end]?.text === "@" ? 0 : reading.length(end, "account", "userName");
  const { link, to } = readLink(reading, end + noun);
  const name = readName(reading, to);
  if (name === null || name.shape === "ordinary") return null;
  const possessed = isPossessed(reading, mention.from);
  const invited = invitationStart(reading, mention.from) !== null;
  const context = { link, possessed, invited, named: noun > 0 };
  const isName =
    name.shape === "shaped"
      ? isShapedName(reading, mention, name, context)
      : isPlainName(reading, mention, name, context);
  return isName ? found(reading, mention.from, name, mention, "a name on a network") : null;
}

/** "insta(gram)", "snap (chat)". */
function skipBracketed(reading: Reading, at: number): number {
  return reading.tokens[at]?.text === "(" && reading.tokens[at + 2]?.text === ")" && mentionAt(reading, at + 1) !== null
    ? at + 3
    : at;
}

function isShapedName(
  reading: Reading,
  { from, sureness }: Mention,
  name: Name,
  { link, possessed, invited, named }: Context,
): boolean {
  const surely = sureness !== "ambiguous" || named || possessed;
  if (link !== "none") return surely || link === "as" || link === "sign";
  if (sureness === "sure" || possessed || invited || named) return true;
  return sureness === "slang" && (name.glued || startsClause(reading, from));
}

const SHORTEST_BESIDE = 7;

/** A word that could be any other is a name only where one is due. */
function isPlainName(
  reading: Reading,
  { from, to, sureness }: Mention,
  name: Name,
  { link, possessed, invited, named }: Context,
): boolean {
  if (reading.lengthBefore(from, "negations") > 0) return false;
  const opens = startsClause(reading, skipArticle(reading, from)) || opensWithOn(reading, from);
  const surely = sureness !== "ambiguous" || named;
  const beside = name.to - to <= 2 && reading.text.length > 0 && name.end - name.start >= SHORTEST_BESIDE;
  switch (link) {
    case "as":
      return invited || named || saysIAmOn(reading, from);
    case "am":
      return isOn(reading, from) && sureness !== "ambiguous" && name.closes;
    case "sign":
      return (
        (surely || opens || invited) &&
        name.closes &&
        (opens || possessed || invited || named || sureness === "described")
      );
    case "is":
      return (possessed || named) && (surely || name.full) && name.closes;
    case "none":
      if (!name.closes) return false;
      return (
        invited ||
        named ||
        (surely && ((possessed && name.endsClause) || (opens && beside && sureness !== "described")))
      );
  }
}

/** "on insta: annak" */
function opensWithOn(reading: Reading, at: number): boolean {
  const end = skipArticle(reading, at);
  const on = reading.lengthBefore(end, "on", 2);
  return on > 0 && startsClause(reading, end - on);
}

function isOn(reading: Reading, at: number): boolean {
  return reading.lengthBefore(skipArticle(reading, at), "on", 2) > 0;
}

function saysIAmOn(reading: Reading, at: number): boolean {
  const end = skipArticle(reading, at);
  const on = reading.lengthBefore(end, "on", 2);
  return on > 0 && (reading.lengthBefore(end - on, "iAm") > 0 || reading.tokens[end - on - 1]?.text === "me");
}

function skipArticle(reading: Reading, at: number): number {
  const my = reading.lengthBefore(at, "my", 2);
  if (my > 0) return at - my;
  return /^(?:the|el|la|le|l|das|der|dem|den|that|die)$/.test(reading.tokens[at - 1]?.text ?? "") ? at - 1 : at;
}

/** "annak92 on insta", "I'm annak on snap", "anna_k (ig)", "follow theOtters on twitter". */
function nameBefore(reading: Reading, mention: Mention): Finding | null {
  let at = mention.from;
  while (at > 0 && /^[([{"'*@-]$/.test(reading.tokens[at - 1]?.text ?? "")) at--;
  at = skipArticle(reading, at);
  const on = reading.lengthBefore(at, "on", 2);
  const name = nameEndingAt(reading, at - on);
  if (name === null || name.shape === "ordinary") return null;
  if (name.shape === "shaped") {
    const adjacent = on > 0 || (mention.sureness !== "ambiguous" && mention.sureness !== "described");
    return adjacent ? span(reading, name.from, mention, "a name before its network") : null;
  }
  if (mention.sureness === "ambiguous") return null;
  if (isAloneOnLine(reading, name) && endsClause(reading, mention.to))
    return span(reading, name.from, mention, "a name before its network");
  if (on === 0) return null;
  const from = startOfFullName(reading, name.from);
  return isIntroduced(reading, from, mention) ? span(reading, from, mention, "a name before its network") : null;
}

function isAloneOnLine(reading: Reading, { from, to, start, end }: Name): boolean {
  return from > 0 ? false : reading.startsLine(to) && to < reading.tokens.length && end - start >= SHORTEST_BESIDE;
}

/** "I'm Anna Kowalska on Facebook", "add annak on discord", "anna en hotmail". */
function isIntroduced(reading: Reading, from: number, { to, kind }: Mention): boolean {
  if (reading.lengthBefore(from, "iAm") > 0 || reading.lengthBefore(from, "as") > 0) return true;
  if (reading.lengthBefore(from, "is") > 0 && reading.has("userName", from - 4, from)) return true;
  if (kind === "email" && startsClause(reading, from)) return true;
  const seek = reading.lengthBefore(from, "seek");
  if (seek === 0 || !startsClause(reading, from - seek) || !endsClause(reading, to)) return false;
  const first = reading.tokens[from]?.text ?? "";
  return (
    /^add/.test(reading.tokens[from - seek]?.text ?? "") ||
    isCapital(reading, from) ||
    (first.length >= 8 && !first.endsWith("s"))
  );
}

function startOfFullName(reading: Reading, from: number): number {
  let at = from;
  while (
    at > 0 &&
    at > from - 3 &&
    isCapital(reading, at) &&
    isCapital(reading, at - 1) &&
    reading.length(at - 1, "common", "iAm", "seek") === 0
  )
    at--;
  return at;
}

const LONGEST_NAME = 6;

function nameEndingAt(reading: Reading, end: number): Name | null {
  for (let from = Math.max(0, end - LONGEST_NAME); from < end; from++) {
    const name = readName(reading, from);
    if (name !== null && name.to === end) return name;
  }
  return null;
}

const ANSWER_REACH = 4;

/** "do you have snap? mine is annak", "my telegram name? it's annak", "annak, that's my snapchat", "I'm annak there". */
function nameInAnswer(reading: Reading, mention: Mention): Finding | null {
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

const SAME_REACH = 8;
const OWN_REACH = 6;

/** "same name on the bird app", "my insta is my first name and 84". */
function sameName(reading: Reading, mention: Mention): Finding | null {
  const reason = "the name on a network told by one that is known";
  if (mention.sureness !== "ambiguous") {
    for (let at = Math.max(0, mention.from - SAME_REACH); at < mention.from; at++) {
      if (reading.is(at, "sameName") && reading.has("on", at, mention.from)) return span(reading, at, mention, reason);
    }
  }
  const possessed = isPossessed(reading, mention.from) || isOn(reading, mention.from);
  const known =
    possessed && isPossessed(reading, mention.from) && reading.has("ownName", mention.from - OWN_REACH, mention.from);
  if (known && reading.has("is", mention.from - OWN_REACH, mention.from))
    return span(reading, mention.from, mention, reason);
  for (let at = mention.to; at < Math.min(reading.tokens.length, mention.to + SAME_REACH); at++) {
    const same = reading.length(at, "sameName");
    const own = possessed ? reading.length(at, "ownName") : 0;
    if (same + own > 0) return span(reading, mention.from, { ...mention, to: at + Math.max(same, own) }, reason);
    const sign = reading.tokens[at];
    if (sign?.kind === "sign" && /[.?!]/.test(sign.text)) break;
  }
  return null;
}

/** "add me on tg": a call to go there, by the one who writes, without a name. */
function invitation(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.kind === "email" || isOther(reading, mention.to)) return null;
  // "WhatsApp me"
  const isWord = reading.tokens[mention.from]?.kind === "word";
  const isVerb = isWord && reading.tokens[mention.to]?.text === "me" && isCall(reading, mention.from);
  if (isVerb) return span(reading, mention.from, { ...mention, to: mention.to + 1 }, "an invitation to a network");
  const start = invitationStart(reading, mention.from);
  if (start !== null)
    return isCall(reading, start) ? span(reading, start, mention, "an invitation to a network") : null;
  // "auf Insta findest du mich"
  const invite = isOn(reading, mention.from) ? reading.length(mention.to, "invite") : 0;
  const said = invite > 0 && reading.lengthBefore(mention.from - 1, "negations") === 0;
  return said
    ? span(reading, mention.from, { ...mention, to: mention.to + invite }, "an invitation to a network")
    : null;
}

/** What follows makes the network part of something else: "follow me on Instagram ads". */
function isOther(reading: Reading, at: number): boolean {
  return /^(?:ads?|for|about|stories|last|years?|ago|all|every|once|when|because|since|but)$/.test(
    reading.tokens[at]?.text ?? "",
  );
}

const NEAR = 12;

/** Names that no ordinary word looks like, a few words from a network: "hab snap, heiße da waldfee_x". */
function namesNearMentions(reading: Reading, mentions: readonly Mention[]): Finding[] {
  const certain = mentions.filter(({ sureness, from }) => sureness !== "ambiguous" || isPossessed(reading, from));
  if (certain.length === 0) return [];
  const findings: Finding[] = [];
  for (const name of findNames(reading)) {
    const near = certain.find(({ from, to }) =>
      name.from >= to ? name.from - to <= NEAR : from >= name.to && from - name.to <= NEAR,
    );
    if (near !== undefined) {
      findings.push({ kind: near.kind, start: name.start, end: name.end, reason: "a name near a network" });
    }
  }
  return findings;
}

/** "my username is annak", "look me up: anna.k92", "ask for annak". */
function announcedNames(reading: Reading, mentions: readonly Mention[]): Finding[] {
  if (!reading.mayHave("userName", "invite", "seek")) return [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const finding = userName(reading, at, mentions) ?? nameToGetInTouch(reading, at, mentions.length > 0);
    if (finding !== null) return [finding];
  }
  return [];
}

const SHORTEST_BARE = 6;

function userName(reading: Reading, at: number, mentions: readonly Mention[]): Finding | null {
  const noun = reading.length(at, "userName");
  if (noun === 0) return null;
  const { link, to } = readLink(reading, afterPlace(reading, at + noun));
  const name = readName(reading, to);
  if (name === null || name.shape === "ordinary") return null;
  const possessed = isPossessed(reading, at);
  const opens = startsClause(reading, at);
  const bare = mentions.length > 0 && name.closes && name.end - name.start >= SHORTEST_BARE;
  const announced =
    name.shape === "shaped" ||
    (link === "none"
      ? bare && (opens || mentions.some(({ to: end }) => end === at))
      : name.closes && (possessed || (link === "sign" && opens) || bare));
  return announced
    ? { kind: "handle", start: reading.tokens[at]?.start ?? 0, end: name.end, reason: "a user name" }
    : null;
}

/** "username on tiktok is …": the network may stand between. */
function afterPlace(reading: Reading, at: number): number {
  const on = Math.max(
    reading.length(at, "on"),
    /^(?:de|d|of|for|von|fur|du)$/.test(reading.tokens[at]?.text ?? "") ? 1 : 0,
  );
  if (on === 0) return at + reading.length(at, "there");
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
  const due = name.shape === "shaped" || (seek > invite && name.closes && reading.has("invite", 0, at));
  return due
    ? { kind: "handle", start: reading.tokens[at]?.start ?? 0, end: name.end, reason: "a name to get in touch by" }
    : null;
}

function found(reading: Reading, from: number, name: Name, { kind }: Mention, reason: string): Finding {
  return { kind, start: reading.tokens[from]?.start ?? 0, end: name.end, reason };
}

function span(reading: Reading, from: number, { to, kind }: Mention, reason: string): Finding {
  return { kind, start: reading.tokens[from]?.start ?? 0, end: reading.tokens[to - 1]?.end ?? 0, reason };
}
