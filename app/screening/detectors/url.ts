import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { isMailHost, reasonFor, SCHEME_BEFORE } from "./domains";
import { readHost, type Host } from "./hosts";
import { findOtherLinks } from "./other-links";

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
      const isMail = isMailHost(host) || host.labels.some((label) => hasRole(label, "provider"));
      findings.push({
        kind: isMail ? "email" : "url",
        start: startOf(reading, host, isMail),
        end: endOf(reading, host),
        reason,
      });
    }
    at = Math.max(at + 1, host.to);
  }
  return findings.length > 0 ? findings : findOtherLinks(reading);
}

function mayStart(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token !== undefined && token.kind !== "sign" && reading.tokens[at - 1]?.text !== "-";
}

/** Where an address begins: at its scheme, or at the name before the domain of an e-mail service. */
function startOf(reading: Reading, host: Host, isMail: boolean): number {
  const name = reading.tokens[host.from - 1];
  if (isMail && name !== undefined && name.kind !== "sign") return name.start;
  const start = reading.tokens[host.from]?.start ?? 0;
  const before = reading.text.slice(Math.max(0, start - 24), start);
  const scheme = SCHEME_BEFORE.exec(before);
  return scheme === null ? start : start - scheme[0].length;
}

const LONGEST_PATH = 60;

/** The address goes on to the next gap, or over the word that is said to follow a slash. */
function endOf(reading: Reading, host: Host): number {
  const end = reading.tokens[host.to - 1]?.end ?? 0;
  const slash = reading.tokens[host.to]?.kind === "word" ? reading.length(host.to, "slash") : 0;
  const said = slash > 0 ? reading.tokens[host.to + slash] : undefined;
  if (said !== undefined) return said.end;
  const path = /^[/\\?#:][^ \n]*/.exec(reading.text.slice(end, end + LONGEST_PATH));
  return end + (path?.[0].length ?? 0);
}
