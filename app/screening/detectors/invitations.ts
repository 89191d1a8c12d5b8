import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { invitationStart, isCall } from "./links";
import type { Mention } from "./mentions";
import { isOn, span } from "./places";

/** "add me on tg": a call to go there, by the one who writes, without a name. */
export function invitation(reading: Reading, mention: Mention): Finding | null {
  if (
    mention.sureness === "ambiguous" ||
    mention.sureness === "hobby" ||
    mention.kind === "email" ||
    isOther(reading, mention.to)
  )
    return null;
  // "WhatsApp me"
  const isWord = reading.tokens[mention.from]?.kind === "word";
  const isVerb =
    isWord &&
    reading.tokens[mention.to]?.text === "me" &&
    followsMe(reading, mention.to + 1) &&
    isCall(reading, mention.from);
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

const AFTER_ME =
  /^(?:if|when|whenever|anytime|any|at|on|or|and|to|for|later|tonight|tomorrow|today|now|first|instead|please|pls|plz|sometime|so|your|a|the|about|with|maybe|then|there|lol|haha|x|xx|xxx|ok|okay|after|before|any|once|u|you|ur|name|user|username|my|im|i)$/;

/** "WhatsApp me later" calls somebody; "Reddit me da pereza" says in Spanish what Twitter does to the writer. */
function followsMe(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  return next === undefined || next.kind !== "word" || reading.startsLine(at) || AFTER_ME.test(next.text);
}

/** What follows makes the network part of something else: "follow me on Instagram ads". */
function isOther(reading: Reading, at: number): boolean {
  return /^(?:ads?|for|about|stories|last|years?|ago|all|every|once|when|because|since|but)$/.test(
    reading.tokens[at]?.text ?? "",
  );
}
