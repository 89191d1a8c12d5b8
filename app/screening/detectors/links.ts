import type { Reading } from "../reading";
import { startsClause } from "./clauses";

/** What leads from a network, or from the word for a name, to the name itself. */
export type Link = "sign" | "is" | "as" | "am" | "none";

const LINKING_SIGNS = /^[:=~|<>;\-»→⇒👉➡⬅◀▶/\\.([{"'*_,@¤$]$/u;
/** "my hotmail name was glitterpony" gives no address of today. */
export const IN_THE_PAST = /^(?:was|were|era|war|waren|etait)$/;
const MOST_STEPS = 4;
/** "it's" and "that's" say what something is like; "I'm" and "me llamo" name the one who speaks. */
export const NOT_MYSELF = /^(?:it|its|that|thats|this|es|c|cest|das|here)$/;

/** Reads what stands between a mention and a name. */
export function readLink(reading: Reading, from: number): { link: Link; to: number } {
  let at = from;
  let link: Link = "none";
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    if (token.kind === "sign") {
      if (!leadsOn(reading, at)) break;
      if (link === "none" && !/^[([{"'*_,.@]$/.test(token.text)) link = "sign";
      at++;
      continue;
    }
    const am = NOT_MYSELF.test(token.text) ? 0 : reading.length(at, "iAm");
    const is = reading.length(at, "is");
    const as = reading.length(at, "as");
    const there = link === "none" || link === "is" ? reading.length(at, "there") : 0;
    if (am > 0 && am >= is && am >= as) link = "am";
    else if (as > 0 && as >= is) link = "as";
    else if (is > 0) link = link === "as" ? "as" : "is";
    else if (there === 0) break;
    at += Math.max(am, is, as, there);
  }
  return { link, to: at };
}

function leadsOn(reading: Reading, at: number): boolean {
  const sign = reading.tokens[at]?.text ?? "";
  // A sentence that ends does not lead to a name, unless the next one says "user …".
  if (/^[.,]$/.test(sign) && !reading.isGlued(at + 1)) return reading.length(at + 1, "as", "userName") > 0;
  return LINKING_SIGNS.test(sign) || sign.charCodeAt(0) >= 0x2000;
}

const BETWEEN_MY_AND_NAME =
  /^(?:new|real|main|private|second|other|the|and|personal|current|public|la|el|le|l|das|nueva?|nouveau|neues?|old|actual|fake|del|de|only|s|business|work|art|own|friend|friends|band|dog|cat|brother|sister|best)$/;

/** "my insta", "mi cuenta de insta": whose it is stands before. */
export function isPossessed(reading: Reading, from: number): boolean {
  let at = from;
  let others = 0;
  for (let back = 0; back < 4 && at > 0; back++) {
    if (reading.lengthBefore(at, "my", 2) > 0) return true;
    const between = reading.is(at - 1, "account") || reading.is(at - 1, "userName") || reading.is(at - 1, "on");
    if (!between && !BETWEEN_MY_AND_NAME.test(reading.tokens[at - 1]?.text ?? "")) {
      // "my pottery insta", "our band's insta"
      if (++others > 1 || !isPlainNoun(reading, at - 1)) return false;
    }
    at--;
  }
  return false;
}

const NO_NOUN = ["common", "is", "as", "and", "negations", "invite", "iAm", "network"] as const;

function isPlainNoun(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && NO_NOUN.every((role) => !reading.is(at, role));
}

const BETWEEN_INVITE_AND_PLACE =
  /^(?:up|my|the|me|there|mi|mon|mein|meinem|meinen|das|der|dem|el|la|le|l|out|over|also|better|maybe|that|this|your|please|pls)$/;
const MOST_BETWEEN = 4;

/** Where an invitation starts that leads to a place: "add me on", "hit me up over at". Null when there is none. */
export function invitationStart(reading: Reading, at: number, left = MOST_BETWEEN): number | null {
  const invite = reading.lengthBefore(at, "invite");
  if (invite > 0) return at - invite;
  if (left === 0 || at === 0) return null;
  // The shortest first: in "look me up on" the invitation takes the "up".
  for (let length = 1; length <= 2; length++) {
    if (reading.find(at - length, "on")?.length !== length && !hasExactly(reading, at - length, length)) continue;
    const start = invitationStart(reading, at - length, left - 1);
    if (start !== null) return start;
  }
  if (!BETWEEN_INVITE_AND_PLACE.test(reading.tokens[at - 1]?.text ?? "")) return null;
  return invitationStart(reading, at - 1, left - 1);
}

function hasExactly(reading: Reading, at: number, length: number): boolean {
  return reading.lengthBefore(at + length, "on", length) === length;
}

const LEADS_TO_A_CALL =
  /^(?:just|please|pls|plz|you|can|could|should|to|feel|free|go|come|better|or|tu|puedes|bitte|einfach|also|always|rather|u|mejor|plutot|lieber|gern|gerne|now|ok|okay|then|there|d|lets|maybe|simply|by|hey|hi|yes|sure|yeah|definitely|quick|que|me|auch|cool|great|lol|haha|doch|mal|alors|donc|sinon|puis|dann|sonst|aussi|tambien|asi|here|ll|will)$/;

/** An imperative opens its clause or follows what leads to it; "people add me" and "can't find me" do not. */
export function isCall(reading: Reading, at: number): boolean {
  if (reading.lengthBefore(at, "negations") > 0 || isReported(reading, at)) return false;
  if (startsClause(reading, at) || reading.lengthBefore(at, "and") > 0) return true;
  if (reading.tokens[at - 1]?.text === "to" && WANTED.test(reading.tokens[at - 2]?.text ?? "")) return false;
  return LEADS_TO_A_CALL.test(reading.tokens[at - 1]?.text ?? "");
}

/** What others wanted is no call: "he tried to get me on …". */
const WANTED = /^(?:tried|tries|wants|wanted|asks|asked|begged|told|used|refused|managed|persuaded)$/;

/** A quotation mark right behind a word opens what others say: 'men who write "add me on snap"'. */
function isReported(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 2];
  return reading.tokens[at - 1]?.text === '"' && before !== undefined && /^[a-z,:]+$/.test(before.text);
}
