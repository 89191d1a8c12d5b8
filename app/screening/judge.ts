import { findEmails } from "./detectors/email";
import { findHandles } from "./detectors/handle";
import { findPhones } from "./detectors/phone";
import { findUrls } from "./detectors/url";
import type { VIOLATION_KINDS } from "./finding";
import { type Finding, type ViolationKind } from "./finding";
import { hiddenTexts } from "./hidden";
import { readText } from "./read-text";
import type { Reading } from "./reading";
import { normalise, type Plain } from "./normalise";
import { splitAddresses } from "./split/addresses";
import { splitLeads } from "./split/leads";
import { splitLetters } from "./split/letters";
import { splitNumbers } from "./split/numbers";
import { splitParts } from "./split/parts";
import { splitAnnounced, splitPointers } from "./split/pointers";
import { belongsTogether, isGivenInPieces } from "./split/together";

/** A decision against a text: what was found, as it was written, and why it was taken for contact information. */
export interface Judgement {
  readonly kind: ViolationKind;
  readonly excerpt: string;
  readonly reason: string;
}

/** More than anybody reads; it also bounds what hostile text can make us list. */
const MOST_JUDGEMENTS = 20;
const LONGEST_EXCERPT = 60;

/**
 * Judges messages of one sender, oldest first: each from a place in the list on for itself, then together with those
 * before it.
 */
export function judge(messages: readonly string[], from: number): Judgement[] {
  const plains = messages.map(normalise);
  const readings = plains.map(readText);
  const judgements: Judgement[] = [];
  for (let i = from; i < messages.length && judgements.length < MOST_JUDGEMENTS; i++) {
    const plain = plains[i];
    const reading = readings[i];
    if (plain !== undefined && reading !== undefined) judgements.push(...judgeAlone(plain, reading));
  }
  if (judgements.length > 0 || messages.length < 2) return judgements.slice(0, MOST_JUDGEMENTS);
  return judgeTogether(messages, plains, readings, from);
}

function judgeAlone(plain: Plain, reading: Reading): Judgement[] {
  const findings = findAll(reading);
  if (findings.length > 0) {
    return findings.map(({ kind, start, end, reason }) => ({
      kind,
      excerpt: oneLine(plain.excerpt(start, end)),
      reason,
    }));
  }
  for (const hidden of hiddenTexts(plain.original, reading)) {
    const found = findAll(readText(normalise(hidden)))[0];
    if (found !== undefined) {
      return [
        { kind: found.kind, excerpt: oneLine(plain.original), reason: `hidden in another writing: ${found.reason}` },
      ];
    }
  }
  return [];
}

/** What only several messages together say: read in one, or with what is said between the pieces left out. */
function judgeTogether(
  messages: readonly string[],
  plains: readonly Plain[],
  readings: readonly Reading[],
  from: number,
): Judgement[] {
  const together = normalise(messages.join("\n"));
  const lastStart = plains.slice(0, from).reduce((length, { text }) => length + text.length + 1, 0);
  let length = 0;
  const starts = plains.map(({ text }) => (length += text.length + 1) - text.length - 1);
  const reading = readText(together);
  const found = findAll(reading).find(
    (finding) =>
      finding.end > lastStart &&
      (finding.kind === "phone"
        ? isGivenInPieces(finding, reading, readings, starts)
        : belongsTogether(finding, readings, starts)),
  );
  if (found !== undefined) {
    const excerpt = oneLine(together.excerpt(found.start, found.end));
    return [{ kind: found.kind, excerpt, reason: `over several messages: ${found.reason}` }];
  }
  const split =
    splitNumbers(readings, from) ??
    splitAddresses(readings, from, findAll) ??
    splitPointers(readings, from) ??
    splitLeads(readings, from) ??
    splitLetters(readings, from) ??
    splitParts(readings, from) ??
    splitAnnounced(readings, from);
  if (split === null) return [];
  const excerpt = oneLine(split.messages.map((i) => messages[i] ?? "").join(" "));
  return [{ kind: split.kind, excerpt, reason: `in pieces over several messages: ${split.reason}` }];
}

/** What all detectors find, in order; of findings that overlap, the more telling kind stands. */
export function findAll(reading: Reading): Finding[] {
  const telling = { email: 0, url: 1, handle: 2, phone: 3 } satisfies Record<(typeof VIOLATION_KINDS)[number], number>;
  const all = [...findEmails(reading), ...findUrls(reading), ...findHandles(reading), ...findPhones(reading)];
  if (all.length < 2) return all;
  all.sort((a, b) => a.start - b.start || telling[a.kind] - telling[b.kind]);
  const kept: Finding[] = [];
  for (const finding of all) {
    const before = kept.at(-1);
    if (before === undefined || finding.start >= before.end) kept.push(finding);
    else if (telling[finding.kind] < telling[before.kind]) kept[kept.length - 1] = finding;
  }
  return kept;
}

function oneLine(text: string): string {
  const line = text
    .slice(0, LONGEST_EXCERPT * 8)
    .replace(/\s+/g, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length > LONGEST_EXCERPT ? `${characters.slice(0, LONGEST_EXCERPT).join("").trimEnd()}…` : line;
}
