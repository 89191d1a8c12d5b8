import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { isPossessed } from "./links";
import type { Mention } from "./mentions";
import { isOn } from "./places";

const REACH = 6;
const FEWEST_CHARACTERS = 6;
/** Networks whose people have numbers for names. */
const NUMBERED = /^(?:qq|tencent|icq|steam|wechat|weixin|zalo|line|discord|switch|nintendo)$/;

/** "Threema ID: ABCD2345", "bbm pin 2A1B3C4D", "my QQ is 284716503", "ABCD2345 on Threema". */
export function codeOnNetwork(reading: Reading, mention: Mention): Finding | null {
  if (mention.sureness === "described" || mention.kind !== "handle") return null;
  const noun = nounsAfter(reading, mention.to);
  const apart = noun > mention.to ? noun : nounApart(reading, noun);
  const named = noun > mention.to || apart > noun || reading.lengthBefore(mention.from, "pinNoun") > 0;
  if (mention.sureness === "ambiguous" && !named && !isPossessed(reading, mention.from)) return null;
  for (let at = apart; at < Math.min(reading.tokens.length, apart + REACH); at++) {
    const end = endOfCode(reading, at, named || NUMBERED.test(reading.tokens[mention.from]?.text ?? ""));
    if (end > at) return finding(reading, mention, mention.from, end);
    const leads =
      reading.tokens[at]?.kind === "sign"
        ? /^[:=,>#"'([-]$/.test(reading.tokens[at]?.text ?? "")
        : reading.length(at, "is", "as", "my", "account", "pinNoun", "called") > 0;
    if (!leads) break;
  }
  return codeBefore(reading, mention);
}

/** "ABCD2345 on Threema" */
function codeBefore(reading: Reading, mention: Mention): Finding | null {
  if (!isOn(reading, mention.from)) return null;
  const at = mention.from - reading.lengthBefore(mention.from, "on", 2) - 1;
  return endOfCode(reading, at, false) === at + 1 ? finding(reading, mention, at, mention.to) : null;
}

/** "threema, if you like, id …" */
function nounApart(reading: Reading, from: number): number {
  for (let at = from; at < from + REACH; at++) {
    const to = nounsAfter(reading, at);
    if (to > at) return to;
  }
  return from;
}

function nounsAfter(reading: Reading, from: number): number {
  let at = from;
  for (let nouns = 0; nouns < 3; nouns++) {
    const dash = reading.tokens[at]?.text === "-" ? 1 : 0;
    const length = reading.length(at + dash, "pinNoun");
    if (length === 0) break;
    at += dash + length;
  }
  return at;
}

/** Where a code ends that starts at a token: capitals and figures as no word mixes them, or figures in groups. */
function endOfCode(reading: Reading, from: number, numbers: boolean): number {
  const token = reading.tokens[from];
  if (token === undefined) return from;
  const written = reading.written(from);
  if (token.text.length >= FEWEST_CHARACTERS && isCode(written)) return from + 1;
  let at = from;
  // "SW-1234-…"
  if (token.kind === "word" && token.text.length <= 2 && reading.tokens[at + 1]?.text === "-") at += 2;
  let digits = 0;
  while (numbers && reading.tokens[at]?.kind === "figure") {
    digits += reading.tokens[at]?.text.length ?? 0;
    at++;
    if (reading.tokens[at]?.text === "-" && reading.tokens[at + 1]?.kind === "figure") at++;
  }
  return digits >= FEWEST_CHARACTERS ? at : from;
}

/** "RW4N8TC2", "XXRPHVJK", "05a3f9c2b7d1" and not "IPHONE15", "Kerry2000" or "WHATSAPP". */
function isCode(written: string): boolean {
  const changes = (written.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length;
  return (changes >= 2 && /^[A-Z\d]+$|^[a-f\d]+$/.test(written)) || /^(?=.*[A-Z])[B-DF-HJ-NP-TV-Z\d]{8}$/.test(written);
}

function finding(reading: Reading, { kind }: Mention, from: number, to: number): Finding {
  const start = reading.tokens[from]?.start ?? 0;
  return { kind, start, end: reading.tokens[to - 1]?.end ?? start, reason: "a code by which a network finds somebody" };
}
