import { findEmails } from "./detectors/email";
import { findHandles } from "./detectors/handle";
import { findPhones } from "./detectors/phone";
import { findUrls } from "./detectors/url";
import type { Detector, Finding, ViolationKind } from "./finding";
import { fold, originalOf, type Folded } from "./folded";

export interface Violation {
  kind: ViolationKind;
  /** What was found, as its author wrote it; long ones are cut. */
  excerpt: string;
}

export interface Screening {
  allowed: boolean;
  /** In the order of the text; empty when it is allowed. */
  violations: Violation[];
}

/** The more telling kind first: of findings that overlap, the first one stands. */
const DETECTORS: readonly Detector[] = [findEmails, findUrls, findHandles, findPhones];
const MAX_EXCERPT = 60;
/** Between two messages. Detectors take it for a space, so that what is split over messages is found. */
const MESSAGE_END = "\n";

/** Screens one text for contact information. */
export function screen(text: string): Screening {
  return screenMessages([text]);
}

/** Screens consecutive messages of one sender; what is split over several of them is found as well. */
export function screenMessages(messages: readonly string[]): Screening {
  return screenFrom(messages.join(MESSAGE_END), 0);
}

/** Screens what is said next, in the light of what the same sender said before: only findings that reach into it count. */
export function screenNext(before: readonly string[], text: string): Screening {
  const said = before.map((message) => message + MESSAGE_END).join("");
  return screenFrom(said + text, said.length);
}

/** Findings that end after a position of the original. */
function screenFrom(original: string, from: number): Screening {
  const folded = fold(original);
  const violations = findIn(folded)
    .filter(({ end }) => (folded.origin[end - 1] ?? 0) >= from)
    .map((finding) => ({ kind: finding.kind, excerpt: excerptOf(folded, finding) }));
  return { allowed: violations.length === 0, violations };
}

function findIn(folded: Folded): Finding[] {
  const kept: Finding[] = [];
  const isTaken = new Uint8Array(folded.text.length);
  for (const detector of DETECTORS) {
    for (const finding of detector(folded)) {
      const place = isTaken.subarray(finding.start, finding.end);
      if (place.includes(1)) continue;
      place.fill(1);
      kept.push(finding);
    }
  }
  return kept.sort((one, other) => one.start - other.start);
}

function excerptOf(folded: Folded, { start, end }: Finding): string {
  const written = originalOf(folded, start, end).replace(/\s+/g, " ").trim();
  const signs = [...written];
  return signs.length > MAX_EXCERPT ? `${signs.slice(0, MAX_EXCERPT).join("").trimEnd()}…` : written;
}
