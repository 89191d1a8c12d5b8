import type { Finding, ViolationKind } from "../finding";
import { hasRole, type Reading, type Role } from "../lexicon";
import { readName, type Name } from "./names";

/** How surely a word names a network, or an e-mail service that stands in the same sentences. */
type Sureness = "sure" | "slang" | "ambiguous";

interface Mention {
  readonly from: number;
  readonly to: number;
  readonly sureness: Sureness;
  readonly kind: ViolationKind;
}

const MENTION_ROLES: readonly { readonly role: Role; readonly sureness: Sureness; readonly kind: ViolationKind }[] = [
  { role: "network", sureness: "sure", kind: "handle" },
  { role: "networkSlang", sureness: "slang", kind: "handle" },
  { role: "provider", sureness: "sure", kind: "email" },
  { role: "networkAmbiguous", sureness: "ambiguous", kind: "handle" },
];

/** Names on networks, announced names, and invitations to meet on a network. */
export function findHandles(reading: Reading): Finding[] {
  const findings = [...findTagged(reading), ...findNumbered(reading), ...findSkype(reading)];
  for (let at = 0; at < reading.tokens.length; at++) {
    const mention = mentionAt(reading, at);
    const finding = mention === null ? announcedName(reading, at) : aboutMention(reading, mention);
    if (finding === null) continue;
    findings.push(finding);
    at = Math.max(at, lastTokenBefore(reading, finding.end, at));
  }
  return findings;
}

function lastTokenBefore(reading: Reading, end: number, from: number): number {
  let at = from;
  while ((reading.tokens[at + 1]?.end ?? Infinity) <= end) at++;
  return at;
}

function mentionAt(reading: Reading, at: number): Mention | null {
  let best: Mention | null = null;
  for (const { role, sureness, kind } of MENTION_ROLES) {
    const length = reading.length(at, role);
    if (length > 0 && (best === null || at + length > best.to)) best = { from: at, to: at + length, sureness, kind };
  }
  return best;
}

function aboutMention(reading: Reading, mention: Mention): Finding | null {
  return nameAfter(reading, mention) ?? nameBefore(reading, mention) ?? invitation(reading, mention);
}

type Link = "sign" | "is" | "as" | "none";

/** "snap: annak", "my insta is annak", "find me on ig as annak", "insta annak92". */
function nameAfter(reading: Reading, mention: Mention): Finding | null {
  let at = mention.to;
  // "my insta's annak": the apostrophe parts the s.
  const noun = Math.max(reading.length(at, "account"), reading.length(at, "userName"));
  if (reading.tokens[at]?.text !== "@") at += noun;
  const { link, to } = readLink(reading, at);
  const name = readName(reading, to);
  if (name === null) return null;
  const possessed = isPossessed(reading, mention.from);
  const invited = invitationStart(reading, mention.from) !== null;
  const named = noun > 0;
  if (!isNameAfter(reading, mention, { link, name, possessed, invited, named })) return null;
  return found(reading, mention.from, name, mention.kind, "a name on a network");
}

function isNameAfter(
  reading: Reading,
  { from, sureness }: Mention,
  {
    link,
    name,
    possessed,
    invited,
    named,
  }: { link: Link; name: Name; possessed: boolean; invited: boolean; named: boolean },
): boolean {
  const surely = sureness !== "ambiguous" || named || (possessed && link !== "none");
  const negated = reading.lengthBefore(from, "negations") > 0;
  if (name.shape === "shaped") {
    if (link === "none")
      return (
        sureness === "sure" ||
        (sureness === "slang" && name.glued) ||
        possessed ||
        invited ||
        named ||
        startsClause(reading, from)
      );
    return surely || link === "as" || link === "sign";
  }
  if (name.shape === "ordinary") return false;
  switch (link) {
    case "as":
      return invited || named || saysIAmOn(reading, from);
    case "sign":
      return (
        (surely || startsClause(reading, from)) &&
        !negated &&
        name.endsClause &&
        (startsClause(reading, from) || possessed || invited || named)
      );
    case "is":
      return (possessed || named) && (sureness !== "ambiguous" || named) && name.closes;
    case "none":
      return (invited || (possessed && name.endsClause && sureness !== "ambiguous")) && name.endsClause;
  }
}

const LINKING_SIGNS = /^[:=~|>\-»→⇒👉➡⬅◀▶/\\.([{"'*_,¤]$/u;

function readLink(reading: Reading, from: number): { link: Link; to: number } {
  let at = from;
  let link: Link = "none";
  for (let steps = 0; steps < 4; steps++) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    const as = reading.length(at, "as");
    const is = reading.length(at, "is");
    if (token.kind === "sign") {
      // A sentence that ends does not lead to a name, and @ leads to one of its own.
      if (/^[.,]$/.test(token.text) && !reading.isGlued(at + 1)) break;
      if (!LINKING_SIGNS.test(token.text) && token.text.charCodeAt(0) < 0x2000) break;
      if (link === "none" && !/^[([{"'*_,.]$/.test(token.text)) link = "sign";
      at++;
    } else if (is > 0 && link !== "as") {
      link = "is";
      at += is;
    } else if (as > 0) {
      link = "as";
      at += as;
    } else break;
  }
  return { link, to: at };
}

function isPossessed(reading: Reading, at: number): boolean {
  for (let back = 0; back < 3; back++) {
    if (reading.lengthBefore(at - back, "my") > 0) return true;
    if (
      !reading.is(at - back - 1, "account") &&
      !/^(?:new|real|main|private|second|other|the|and|on|el|la|le|l|das|personal|nueva?|nouveau|neues?)$/.test(
        reading.tokens[at - back - 1]?.text ?? "",
      )
    )
      return false;
  }
  return false;
}

function startsClause(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return before === undefined || reading.startsLine(at) || before.kind === "sign";
}

function saysIAmOn(reading: Reading, at: number): boolean {
  const on = reading.lengthBefore(at, "on");
  return on > 0 && (reading.lengthBefore(at - on, "iAm") > 0 || reading.tokens[at - on - 1]?.text === "me");
}

/** Where an invitation starts that leads to a network: "add me on", "hit me up over at". Null when there is none. */
function invitationStart(reading: Reading, at: number): number | null {
  let end = at;
  for (let words = 0; words < 4; words++) {
    const invite = reading.lengthBefore(end, "invite");
    if (invite > 0) return end - invite;
    const on = reading.lengthBefore(end, "on", 3);
    const filler =
      on > 0
        ? on
        : /^(?:up|my|the|me|there|mi|mon|mein|meinem|das|el|la|le|l|out|over|also|better|maybe)$/.test(
              reading.tokens[end - 1]?.text ?? "",
            )
          ? 1
          : 0;
    if (filler === 0) return null;
    end -= filler;
  }
  return null;
}

const NAME_REACH = 7;

/** "annak92 on insta", "I'm annak on snap", "same name on the bird app", "anna_k (ig)". */
function nameBefore(reading: Reading, mention: Mention): Finding | null {
  let at = mention.from;
  while (at > 0 && /^[([{"'*@-]$/.test(reading.tokens[at - 1]?.text ?? "")) at--;
  const article =
    reading.lengthBefore(at, "my") ||
    (/^(?:the|el|la|le|l|das|der|dem|la)$/.test(reading.tokens[at - 1]?.text ?? "") ? 1 : 0);
  at -= article;
  const on = reading.lengthBefore(at, "on", 3);
  const end = at - on;
  if (hasSameName(reading, mention))
    return span(
      reading,
      Math.max(0, mention.from - NAME_REACH),
      mention.to,
      mention.kind,
      "the same name on a network",
    );
  const name = nameEndingAt(reading, end);
  if (name === null) return null;
  const linked = on > 0 || at < mention.from;
  const reason = "a name before its network";
  if (name.shape === "shaped") {
    const adjacent = linked || mention.sureness === "sure";
    return adjacent && (mention.sureness !== "ambiguous" || on > 0)
      ? span(reading, name.from, mention.to, mention.kind, reason)
      : null;
  }
  if (name.shape === "ordinary" || on === 0 || mention.sureness === "ambiguous") return null;
  const introduced =
    reading.lengthBefore(name.from, "iAm") > 0 ||
    (reading.lengthBefore(name.from, "is") > 0 && reading.has("userName", name.from - 4, name.from)) ||
    reading.lengthBefore(name.from, "as") > 0;
  return introduced ? span(reading, name.from, mention.to, mention.kind, reason) : null;
}

function hasSameName(reading: Reading, mention: Mention): boolean {
  for (let at = Math.max(0, mention.from - NAME_REACH); at < mention.from; at++) {
    if (reading.is(at, "sameName") && reading.has("on", at, mention.from)) return true;
  }
  return (
    reading.is(mention.to, "sameName") ||
    (reading.tokens[mention.to]?.kind === "sign" && reading.is(mention.to + 1, "sameName"))
  );
}

function nameEndingAt(reading: Reading, end: number): Name | null {
  for (let from = Math.max(0, end - 6); from < end; from++) {
    const name = readName(reading, from);
    if (name !== null && name.to === end) return name;
  }
  return null;
}

/** "add me on tg": a call to go there, by the one who writes, without a name. */
function invitation(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "ambiguous" || mention.kind === "email") return null;
  const start = invitationStart(reading, mention.from);
  if (start === null || !isCall(reading, start) || isAsked(reading, mention.to)) return null;
  return span(reading, start, mention.to, "handle", "an invitation to a network");
}

/** An imperative opens its clause or follows one of the words that lead to it; "people add me" and "can't find me" do not. */
function isCall(reading: Reading, at: number): boolean {
  if (reading.lengthBefore(at, "negations") > 0) return false;
  if (startsClause(reading, at)) return true;
  return (
    reading.lengthBefore(at, "and") > 0 ||
    /^(?:just|please|pls|plz|you|can|could|should|to|feel|free|go|come|better|or|tu|puedes|bitte|einfach|also|always|rather|u|mejor|plutot|lieber|gern|gerne|now|ok|okay|then|there|d|lets|maybe|simply|by|hey|hi|yes|sure|yeah|definitely|quick|que|me|auch|cool|great|lol|haha)$/.test(
      reading.tokens[at - 1]?.text ?? "",
    )
  );
}

function isAsked(reading: Reading, at: number): boolean {
  return (
    /^(?:ads?|for|about|stories|last|years?|ago|all|every|once|when|because|since|but|and)$/.test(
      reading.tokens[at]?.text ?? "",
    ) && reading.tokens[at]?.text !== "and"
  );
}

/** "my username is annak", "look me up: anna.k92". */
function announcedName(reading: Reading, at: number): Finding | null {
  const noun = reading.length(at, "userName");
  if (noun > 0) {
    const { link, to } = readLink(reading, afterPlace(reading, at + noun));
    const name = link === "none" ? null : readName(reading, to);
    if (name === null || name.shape === "ordinary") return null;
    const announced =
      name.shape === "shaped" ||
      (name.closes &&
        (link === "sign" ? startsClause(reading, at) || isPossessed(reading, at) : isPossessed(reading, at)));
    return announced ? found(reading, at, name, "handle", "a user name") : null;
  }
  const invite = reading.length(at, "invite");
  if (invite === 0) return null;
  const { to } = readLink(reading, at + invite + reading.length(at + invite, "on"));
  const name = readName(reading, to);
  return name?.shape === "shaped" ? found(reading, at, name, "handle", "a name to get in touch by") : null;
}

/** "username on tiktok is …": the network may stand between. */
function afterPlace(reading: Reading, at: number): number {
  let to =
    at +
    Math.max(reading.length(at, "on"), /^(?:de|d|of|for|von|fur|du)$/.test(reading.tokens[at]?.text ?? "") ? 1 : 0);
  if (to === at) return at;
  to += reading.length(to, "my");
  const mention = mentionAt(reading, to);
  return mention?.to ?? at;
}

/** "@annak" wherever no address stands around it. */
function findTagged(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.tokens[at]?.text !== "@") continue;
    const before = reading.tokens[at - 1];
    if (before !== undefined && before.kind !== "sign" && reading.isGlued(at)) continue;
    const name = readName(reading, at + 1);
    if (name === null || name.shape === "ordinary") continue;
    const glued = reading.isGlued(at + 1);
    if (!glued && name.shape !== "shaped") continue;
    if (/^\d/.test(reading.text.slice(name.start, name.end)) && name.shape !== "shaped") continue;
    findings.push({
      kind: "handle",
      start: reading.tokens[at]?.start ?? 0,
      end: name.end,
      reason: "a name with an at sign",
    });
    at = name.to - 1;
  }
  return findings;
}

const NUMBERED = /(?<![a-z0-9_.#])([a-z][a-z0-9_.]{0,31}) ?# ?(\d{4})(?!\d)/g;

/** "annak#0042", as Discord wrote names. */
function findNumbered(reading: Reading): Finding[] {
  if (!reading.text.includes("#")) return [];
  const findings: Finding[] = [];
  for (const found of reading.text.matchAll(NUMBERED)) {
    const name = found[1] ?? "";
    const glued = found[0].includes(`${name}#`) && !found[0].includes("# ");
    const isLabel = hasRole(name, "numbered") || hasRole(name, "common") || hasRole(name, "topics");
    if (!glued || isLabel) continue;
    findings.push({
      kind: "handle",
      start: found.index,
      end: found.index + found[0].length,
      reason: "a name with its number",
    });
  }
  return findings;
}

/** "live:anna.k", as Skype wrote names. */
function findSkype(reading: Reading): Finding[] {
  const found = /(?<![a-z0-9])live:[.a-z0-9_-]{4,40}/.exec(reading.text);
  return found === null
    ? []
    : [{ kind: "handle", start: found.index, end: found.index + found[0].length, reason: "a Skype name" }];
}

function found(reading: Reading, from: number, name: Name, kind: ViolationKind, reason: string): Finding {
  return { kind, start: reading.tokens[from]?.start ?? 0, end: name.end, reason };
}

function span(reading: Reading, from: number, to: number, kind: ViolationKind, reason: string): Finding {
  return { kind, start: reading.tokens[from]?.start ?? 0, end: reading.tokens[to - 1]?.end ?? 0, reason };
}
