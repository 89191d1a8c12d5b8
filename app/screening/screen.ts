import { findEmails } from "./detectors/email";
import { findHandles } from "./detectors/handle";
import { findPhones } from "./detectors/phone";
import { findUrls } from "./detectors/url";
import type { Finding, Kind } from "./finding";
import { hiddenReadings } from "./hidden";
import { readText, type Reading } from "./lexicon";
import { normalise } from "./normalise";

/** A piece of contact information in a text. */
export interface Violation {
  readonly kind: Kind;
  /** As the member wrote it. */
  readonly excerpt: string;
  /** Why it was taken for one; for logs and tests, not for members. */
  readonly reason: string;
}

/** Whether a text may be shown, and what speaks against it, in the order in which it stands there. */
export interface Screening {
  readonly allowed: boolean;
  readonly violations: Violation[];
}

const LONGEST_EXCERPT = 120;

/** Screens one text. Takes time in proportion to its length. */
export function screen(text: string): Screening {
  const plain = normalise(text);
  const reading = readText(plain.text);
  const violations = findAll(reading).map(({ kind, start, end, reason }) => ({
    kind,
    excerpt: plain.excerpt(start, end).slice(0, LONGEST_EXCERPT),
    reason,
  }));
  if (violations.length === 0) {
    const hidden = hiddenReadings(text, reading).flatMap(findAll)[0];
    if (hidden !== undefined) {
      violations.push({
        kind: hidden.kind,
        excerpt: text.trim().slice(0, LONGEST_EXCERPT),
        reason: `hidden: ${hidden.reason}`,
      });
    }
  }
  return { allowed: violations.length === 0, violations };
}

/** What all detectors find, without what lies inside another finding, in order. */
export function findAll(reading: Reading): Finding[] {
  const all = [...findEmails(reading), ...findUrls(reading), ...findHandles(reading), ...findPhones(reading)];
  if (all.length < 2) return all;
  const kept: Finding[] = [];
  for (const finding of all)
    if (!kept.some((other) => finding.start < other.end && other.start < finding.end)) kept.push(finding);
  return kept.sort((a, b) => a.start - b.start);
}
