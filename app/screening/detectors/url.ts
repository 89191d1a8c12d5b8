import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { isOrdinary, plainEndings, profileHosts, reasonFor, SCHEME_BEFORE } from "./domains";
import { readHost, type Host } from "./hosts";

/** Addresses of sites, with or without a scheme, however their dots are written. */
export function findUrls(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < reading.tokens.length;) {
    const host = mayStart(reading, at) ? readHost(reading, at) : null;
    if (host === null || host.dots.length === 0) {
      at++;
      continue;
    }
    const reason = reasonFor(reading, host);
    if (reason !== null) {
      const isMail = host.labels.some((label) => hasRole(label, "provider"));
      findings.push({
        kind: isMail ? "email" : "url",
        start: startOf(reading, host),
        end: endOf(reading, host),
        reason,
      });
    }
    at = Math.max(at + 1, host.to);
  }
  return findings.length > 0 ? findings : [...findSchemes(reading), ...findUndotted(reading)];
}

function mayStart(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token !== undefined && token.kind !== "sign" && reading.tokens[at - 1]?.text !== "-";
}

const SCHEME = /\bh[tx*]{2}ps? ?: ?\/ ?\/ ?[^ \n]{3,}|\b(?:mailto|tel|sms|skype|tg|whatsapp):(?:\/\/)?[^ \n]{4,}/;

const SHORTEST_UNDOTTED = 6;

/** "martasgarden com", "www martasgarden de": the dots are left out. */
function findUndotted(reading: Reading): Finding[] {
  for (let at = 1; at < reading.tokens.length; at++) {
    const ending = reading.tokens[at];
    const label = reading.tokens[at - 1];
    if (ending?.kind !== "word" || label === undefined || label.kind === "sign" || !endsClause(reading, at + 1))
      continue;
    const opened = reading.tokens[at - 2]?.text === "www";
    const named = ending.text === "com" && label.text.length >= SHORTEST_UNDOTTED && !isOrdinary(label.text);
    if (!named && !(opened && plainEndings.has(ending.text))) continue;
    const first = opened ? reading.tokens[at - 2] : label;
    return [{ kind: "url", start: first?.start ?? label.start, end: ending.end, reason: "a domain without its dots" }];
  }
  return [];
}

const SPACED_PROFILES = new RegExp(
  `(?<![a-z0-9])(?:${[...profileHosts].map((host) => host.replaceAll(".", " ")).join("|")}) ?(?:/|slash|forward slash) ?[a-z0-9]`,
);

/** A scheme with whatever follows is an address, too: "https://localhost", "tg://resolve?domain=…". */
function findSchemes(reading: Reading): Finding[] {
  const found = SCHEME.exec(reading.text) ?? SPACED_PROFILES.exec(reading.text);
  if (found === null) return [];
  return [
    { kind: "url", start: found.index, end: found.index + found[0].length, reason: "an address of another form" },
  ];
}

function startOf(reading: Reading, host: Host): number {
  const start = reading.tokens[host.from]?.start ?? 0;
  const before = reading.text.slice(Math.max(0, start - 24), start);
  const scheme = SCHEME_BEFORE.exec(before);
  return scheme === null ? start : start - scheme[0].length;
}

const LONGEST_PATH = 60;

/** The address goes on to the next gap. */
function endOf(reading: Reading, host: Host): number {
  const end = reading.tokens[host.to - 1]?.end ?? 0;
  const path = /^[/\\?#:][^ \n]*/.exec(reading.text.slice(end, end + LONGEST_PATH));
  return end + (path?.[0].length ?? 0);
}
