import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { readHost, type Host } from "./hosts";
import { endsClause } from "./clauses";

type AtStyle = "sign" | "bracketed" | "word";

interface Local {
  readonly from: number;
  /** It has dots, figures or underscores, as names in sentences have not. */
  readonly shaped: boolean;
  readonly common: boolean;
}

const MAIL_REACH = 8;
const MOST_PARTS = 6;
const BRACKETS = new Set(["(", "[", "{", "<", "*", "_", "-", "~", "|", "/", "'", '"', ".", "+", "="]);

/** E-mail addresses, with their signs in figures, words or brackets, and with the provider's ending left out. */
export function findEmails(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  if (!/[@([{<*_~-]/.test(reading.text) && !reading.mayHave("at", "provider", "providerAlso")) return findings;
  for (let at = 0; at < reading.tokens.length; at++) {
    const finding = addressAround(reading, at) ?? addressWithoutAt(reading, at);
    if (finding === null) continue;
    findings.push(finding.finding);
    at = Math.max(at, finding.to - 1);
  }
  return findings;
}

function addressAround(reading: Reading, at: number): { finding: Finding; to: number } | null {
  const sign = readAt(reading, at);
  if (sign === null) return null;
  const local = readLocal(reading, sign.from);
  const host = readHost(reading, skipSigns(reading, sign.to));
  if (host === null) return null;
  const reason = reasonOf(reading, sign.style, local, host);
  if (reason === null) return null;
  const start = reading.tokens[local?.from ?? sign.from]?.start ?? 0;
  return { finding: { kind: "email", start, end: reading.tokens[host.to - 1]?.end ?? start, reason }, to: host.to };
}

function readAt(reading: Reading, at: number): { from: number; to: number; style: AtStyle } | null {
  const token = reading.tokens[at];
  if (token === undefined) return null;
  if (token.text === "@") return { from: at, to: at + 1, style: "sign" };
  const bracket = BRACKETS.has(token.text);
  if (bracket) {
    const inside = reading.tokens[at + 1];
    const length = inside?.text === "@" || inside?.text === "a" ? 1 : reading.length(at + 1, "at");
    const closing = reading.tokens[at + 1 + length];
    const closes = closing?.kind === "sign" && (BRACKETS.has(closing.text) || isClosing(closing.text));
    const tight = reading.isGlued(at + 1) && reading.isGlued(at + 1 + length);
    return length > 0 && closes && tight ? { from: at, to: at + 2 + length, style: "bracketed" } : null;
  }
  const length = reading.length(at, "at");
  if (length === 0) return null;
  // "at" is a word of English; "arroba" and "at sign" are nothing else.
  const plain = token.text === "at" && length === 1;
  return { from: at, to: at + length, style: plain ? "word" : "bracketed" };
}

function isClosing(sign: string): boolean {
  return sign === ")" || sign === "]" || sign === "}" || sign === ">";
}

function skipSigns(reading: Reading, from: number): number {
  let at = from;
  while (at < from + 3 && reading.tokens[at]?.kind === "sign") at++;
  return at;
}

/** What stands before the at sign: words and figures that dots, dashes and underscores join, or words for these. */
function readLocal(reading: Reading, end: number): Local | null {
  let from = end;
  while (from > end - 3 && /^["'*_()<>[\]{}~|]$/.test(reading.tokens[from - 1]?.text ?? "")) from--;
  const last = reading.tokens[from - 1];
  if (last === undefined || last.kind === "sign") return null;
  from--;
  let shaped = last.kind === "mixed" || last.spelled;
  for (let parts = 0; parts < MOST_PARTS && from > 1; parts++) {
    const joint = reading.tokens[from - 1];
    const before = reading.tokens[from - 2];
    if (joint === undefined || before === undefined || before.kind === "sign") break;
    const glued = /^[._+-]$/.test(joint.text) && reading.isGlued(from) && reading.isGlued(from - 1);
    const said =
      joint.kind === "word" && ["dot", "underscore", "dash"].some((role) => reading.is(from - 1, role as "dot"));
    if (!glued && !said) break;
    shaped = true;
    from -= 2;
  }
  const common = !shaped && (hasRole(last.text, "common") || hasRole(last.text, "predicates"));
  return { from, shaped, common };
}

function reasonOf(reading: Reading, style: AtStyle, local: Local | null, host: Host): string | null {
  const last = host.labels.at(-1) ?? "";
  const isDomain = host.dots.length > 0;
  const provider = reading.is(host.from, "provider");
  const cue = reading.has("mail", (local?.from ?? host.from) - MAIL_REACH, local?.from ?? host.from);
  if (style !== "word") {
    if (isDomain && host.dots.every((dot) => dot !== "sentence" || last === "com")) {
      if (local === null)
        return style === "sign" && host.dots.includes("plain") ? "the end of an e-mail address" : null;
      return local.common && isLoose(reading, host) ? null : "an e-mail address";
    }
    if (local === null) return null;
    if (provider || reading.is(host.from, "providerAlso"))
      return isLoose(reading, host) && local.common ? null : "an e-mail address without its ending";
    return cue && !local.common && !hasRole(last, "common") && last.length > 2
      ? "a name at a place that is given as e-mail"
      : null;
  }
  if (local === null || local.common) return null;
  const before = reading.tokens[local.from - 1];
  const opens =
    before === undefined ||
    before.kind === "sign" ||
    reading.is(local.from - 1, "is") ||
    reading.is(local.from - 1, "as");
  if (isDomain) {
    const unusual = host.dots.some((dot) => dot !== "plain" && dot !== "sentence");
    if (unusual || provider) return "an e-mail address in words";
    return cue || local.shaped ? "an e-mail address with its sign in words" : null;
  }
  if (provider)
    return local.shaped || cue || (opens && endsClause(reading, host.to))
      ? "an e-mail address in words, without its ending"
      : null;
  const also = reading.is(host.from, "providerAlso");
  return also && (local.shaped || (cue && endsClause(reading, host.to)))
    ? "an e-mail address in words, without its ending"
    : null;
}

/** Spaces around a sign and an ordinary word behind it: "meet me @ the cafe". */
function isLoose(reading: Reading, host: Host): boolean {
  return !reading.isGlued(host.from);
}

/** "annak gmail com", "gmail com": the provider says what it is. */
function addressWithoutAt(reading: Reading, at: number): { finding: Finding; to: number } | null {
  const listed = nameWithProvider(reading, at);
  if (listed !== null) return listed;
  const provider = reading.find(at, "provider");
  if (provider === null) return null;
  if (isWholeName(reading, at) && endsClause(reading, at + provider.length)) {
    const start = reading.tokens[at - 2]?.start ?? 0;
    const end = reading.tokens[at + provider.length - 1]?.end ?? start;
    return {
      finding: { kind: "email", start, end, reason: "a whole name and its e-mail service" },
      to: at + provider.length,
    };
  }
  const ending = reading.tokens[at + provider.length];
  if (ending?.kind !== "word" || !/^(?:com|de|fr|es|net|ch|at|co)$/.test(ending.text)) return null;
  if (ending.text !== "com" && !endsClause(reading, at + provider.length + 1)) return null;
  const local = readLocal(reading, at);
  const start = reading.tokens[local !== null && !local.common ? local.from : at]?.start ?? 0;
  const finding: Finding = { kind: "email", start, end: ending.end, reason: "a provider with its ending" };
  return { finding, to: at + provider.length + 1 };
}

/** "mail me: anna.k, outlook": a comma for the sign. */
function nameWithProvider(reading: Reading, at: number): { finding: Finding; to: number } | null {
  const provider = reading.length(at, "provider", "providerAlso");
  if (provider === 0 || !/^[,(/|-]$/.test(reading.tokens[at - 1]?.text ?? "")) return null;
  const local = readLocal(reading, at - 1);
  if (local === null || !local.shaped || !reading.has("mail", local.from - MAIL_REACH, local.from)) return null;
  const start = reading.tokens[local.from]?.start ?? 0;
  const end = reading.tokens[at + provider - 1]?.end ?? start;
  return { finding: { kind: "email", start, end, reason: "a name and its e-mail service" }, to: at + provider };
}

/** Two words before the provider, and nothing before them: "anna kowalska gmail". */
function isWholeName(reading: Reading, at: number): boolean {
  const opens =
    at === 2 || (at > 2 && (reading.startsLine(at - 2) || /^[:.,!?]$/.test(reading.tokens[at - 3]?.text ?? "")));
  return opens && [at - 2, at - 1].every((place) => isPlainWord(reading, place));
}

function isPlainWord(reading: Reading, at: number): boolean {
  const word = reading.tokens[at];
  return (
    word?.kind === "word" &&
    word.text.length > 2 &&
    reading.length(at, "common", "predicates", "my", "is", "on", "mail", "account") === 0
  );
}
