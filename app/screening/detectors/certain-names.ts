import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { isCapital, type Name } from "./names";
import { findNames } from "./shaped-names";

/** A word of letters, an underscore, and more: no word of any language is written so. */
const CERTAIN = /(?:[a-z]{3}[a-z0-9.]*_+|_[a-z0-9.]*[a-z]{3})/;
const FILE = /\.(?:jpe?g|png|gif|pdf|docx?|mp[34]|mov|txt|py|js|ts|heic|zip|webp|xlsx?|csv|wav)$/;
const GIVING = ["iAm", "invite", "seek", "as", "knowsMe", "userName"] as const;

/** "I'm anna_k", "on Noplace: anna_k", "anna_k there too": a name that shows itself, given on a network nobody has listed. */
export function certainNames(reading: Reading): Finding[] {
  if (!reading.text.includes("_")) return [];
  return findNames(reading)
    .filter((name) => isCertain(reading, name) && isGiven(reading, name))
    .map(({ start, end }) => ({ kind: "handle", start, end, reason: "a name given as no other word is" }));
}

function isCertain(reading: Reading, { start, end }: Name): boolean {
  const text = reading.text.slice(start, end);
  return CERTAIN.test(text) && !FILE.test(text) && !/^_[a-z]+_$/.test(text);
}

const REACH = 8;

function isGiven(reading: Reading, name: Name): boolean {
  let at = name.from;
  while (/^[@"'([*_]$/.test(reading.tokens[at - 1]?.text ?? "")) at--;
  if (GIVING.some((role) => reading.lengthBefore(at, role) > 0)) return true;
  if (reading.lengthBefore(at, "there") > 0 && reading.has("iAm", at - REACH, at)) return true;
  const is = reading.lengthBefore(at, "is");
  if (is > 0 && reading.has("my", at - is - 3, at)) return true;
  const sign = reading.tokens[at - 1]?.text ?? "";
  if (/^[:=>]$/.test(sign) && (isHeading(reading, at - 1) || reading.has("invite", at - REACH, at))) return true;
  if (reading.is(name.to, "there")) return true;
  const on = reading.length(name.to, "on");
  return on > 0 && isCapital(reading, name.to + on);
}

/** "Yubo: anna_k", "el avioncito: anna_k" */
function isHeading(reading: Reading, sign: number): boolean {
  for (let at = sign - 1; at >= sign - MOST_WORDS; at--) {
    if (reading.tokens[at]?.kind !== "word") return false;
    if (startsClause(reading, at)) return true;
  }
  return false;
}

const MOST_WORDS = 3;
