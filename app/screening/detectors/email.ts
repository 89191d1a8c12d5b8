import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { localBefore, mayHoldAt, readAt, skipToHost, type AtStyle } from "./at-signs";
import { readHost, type Host } from "./hosts";
import { endsClause } from "./clauses";
import { isMailHost, isMentioned } from "./domains";
import { addressWithoutAt } from "./email-names";
import { MAIL_REACH, type Local } from "./local-parts";

/** E-mail addresses, with their signs in figures, words or brackets, and with the provider's ending left out. */
export function findEmails(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  const hasProvider = reading.mayHave("provider", "providerAlso");
  const mayBeAround = mayHoldAt(reading);
  if (!mayBeAround && !hasProvider) return findings;
  for (let at = 0; at < reading.tokens.length; at++) {
    const finding =
      (mayBeAround ? addressAround(reading, at) : null) ?? (hasProvider ? addressWithoutAt(reading, at) : null);
    if (finding === null) continue;
    findings.push(finding.finding);
    at = Math.max(at, finding.to - 1);
  }
  return findings;
}

function addressAround(reading: Reading, at: number): { finding: Finding; to: number } | null {
  const sign = readAt(reading, at);
  if (sign === null) return null;
  if (!mayBePlace(reading, sign.to)) return null;
  const { local, put } = localBefore(reading, sign);
  const host = readHost(reading, skipToHost(reading, sign, local));
  if (host === null) return null;
  const reason = reasonOf(reading, put && sign.style === "word" ? "named" : sign.style, local, host);
  if (reason === null) return null;
  const start = reading.tokens[local?.from ?? sign.from]?.start ?? 0;
  return { finding: { kind: "email", start, end: reading.tokens[host.to - 1]?.end ?? start, reason }, to: host.to };
}

/** A place behind the sign has a dot or a dash, or is known, unless somebody speaks of e-mail. */
function mayBePlace(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  const isLast = next === undefined || (next.text === "@" && reading.isGlued(at + 1));
  return !isLast || reading.isKnown(at) || reading.mayHave("mail") || reading.tokens[at]?.kind === "sign";
}

/** Providers that few people work for. */
const ONLY_MAIL = /^(?:icloud|msn|tuta)$/;

function reasonOf(reading: Reading, style: AtStyle, local: Local | null, host: Host): string | null {
  const last = host.labels.at(-1) ?? "";
  const isDomain = host.dots.length > 0;
  if (isDomain && (isMentioned(host) || !isPlausible(host))) return null;
  const provider = reading.is(host.from, "provider");
  const cue = reading.has("mail", (local?.from ?? host.from) - MAIL_REACH, local?.from ?? host.from);
  // "so cute 🙈 vale.me parece bien"
  if (style === "drawn" && !provider && !isMailHost(host)) {
    const tight = reading.isGlued(host.from) && endsClause(reading, host.to);
    if (!isDomain || !tight) return null;
  }
  if (style !== "word") {
    if (isDomain && host.dots.every((dot) => dot !== "sentence" || last === "com")) {
      if (local === null)
        return style === "sign" && host.dots.includes("plain") ? "the end of an e-mail address" : null;
      return local.common && !local.known && isLoose(reading, host) ? null : "an e-mail address";
    }
    if (local === null) return null;
    // "1303 @ Orange", "we worked @ Yahoo"
    const also = reading.is(host.from, "providerAlso");
    const employs = also && !ONLY_MAIL.test(host.name) && host.name !== "aol";
    if (employs && isLoose(reading, host) && style === "sign" && !(local.shaped || cue)) return null;
    if (provider || reading.is(host.from, "providerAlso"))
      return isLoose(reading, host) && local.common && !local.known ? null : "an e-mail address without its ending";
    return cue && style !== "named" && !local.common && !hasRole(last, "common") && last.length > 2
      ? "a name at a place that is given as e-mail"
      : null;
  }
  const also = reading.is(host.from, "providerAlso");
  if (local === null || (local.common && !(local.known && (provider || also)))) return null;
  const before = reading.tokens[local.from - 1];
  const opens =
    before === undefined ||
    before.kind === "sign" ||
    reading.is(local.from - 1, "is") ||
    reading.is(local.from - 1, "as");
  if (isDomain) {
    const unusual = host.dots.some((dot) => dot !== "plain" && dot !== "sentence");
    if (unusual || provider || (opens && isMailHost(host) && endsClause(reading, host.to)))
      return "an e-mail address in words";
    // "email Anna at work. It is urgent"
    if (host.dots.includes("sentence") && last !== "com") return null;
    return (cue && endsClause(reading, host.to)) || local.shaped ? "an e-mail address with its sign in words" : null;
  }
  if (provider)
    return local.shaped || local.known || cue || (opens && endsClause(reading, host.to))
      ? "an e-mail address in words, without its ending"
      : null;
  const onlyMail = ONLY_MAIL.test(host.name) && opens;
  return also && (local.shaped || ((cue || onlyMail) && endsClause(reading, host.to)))
    ? "an e-mail address in words, without its ending"
    : null;
}

/** "shower @ 7.you", "chic@s.soy", "at work,it": what a sentence goes on with behind a dot or comma. */
function isPlausible(host: Host): boolean {
  const { labels, dots } = host;
  const label = labels.at(-2) ?? "";
  const ending = labels.at(-1) ?? "";
  if (isMailHost(host)) return true;
  if (/^\d+$/.test(label) || (hasRole(label, "common") && dots.some((dot) => dot !== "plain"))) return false;
  if (ending === "com" || ending === "net") return true;
  // "met.at.the.bakery.in.town"
  if (labels.length > 2 && hasRole(labels[0] ?? "", "common")) return false;
  return label.length > 1 && (!dots.includes("comma") || /^(?:de|fr|es|ch|at|org|uk|eu)$/.test(ending));
}

/** Spaces around a sign and an ordinary word behind it: "meet me @ the cafe". */
function isLoose(reading: Reading, host: Host): boolean {
  return !reading.isGlued(host.from);
}
