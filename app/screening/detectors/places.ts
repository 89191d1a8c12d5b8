import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";

import type { Mention } from "./mentions";
import { readName, type Name } from "./names";

/** "on insta: annak" */
export function opensWithOn(reading: Reading, at: number): boolean {
  const end = skipArticle(reading, at);
  const on = reading.lengthBefore(end, "on", 2);
  if (on === 0) return false;
  // "ich auf insta: annak"
  const pronoun = /^(?:moi|ich|me|yo)$/.test(reading.tokens[end - on - 1]?.text ?? "") ? 1 : 0;
  return startsClause(reading, end - on - pronoun);
}

export function isOn(reading: Reading, at: number): boolean {
  return reading.lengthBefore(skipArticle(reading, at), "on", 2) > 0;
}

export function saysIAmOn(reading: Reading, at: number): boolean {
  const end = skipArticle(reading, at);
  const on = reading.lengthBefore(end, "on", 2);
  return on > 0 && (reading.lengthBefore(end - on, "iAm") > 0 || reading.tokens[end - on - 1]?.text === "me");
}

export function skipArticle(reading: Reading, at: number): number {
  const my = reading.lengthBefore(at, "my", 2);
  if (my > 0) return at - my;
  return /^(?:the|el|la|le|l|los|las|les|das|der|dem|den|that|die|both|all|beide|beiden|ambos|ambas|todas|tous|allen)$/.test(
    reading.tokens[at - 1]?.text ?? "",
  )
    ? at - 1
    : at;
}

const LONGEST_NAME = 6;

export function nameEndingAt(reading: Reading, end: number): Name | null {
  for (let from = Math.max(0, end - LONGEST_NAME); from < end; from++) {
    const name = readName(reading, from);
    if (name !== null && name.to === end) return name;
  }
  return null;
}

export function found(reading: Reading, from: number, name: Name, { kind }: Mention, reason: string): Finding {
  return { kind, start: reading.tokens[from]?.start ?? 0, end: name.end, reason };
}

export function span(reading: Reading, from: number, { to, kind }: Mention, reason: string): Finding {
  return { kind, start: reading.tokens[from]?.start ?? 0, end: reading.tokens[to - 1]?.end ?? 0, reason };
}
