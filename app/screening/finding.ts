import type { Folded } from "./folded";

export const VIOLATION_KINDS = ["phone", "email", "handle", "url"] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** Where a detector found contact information, in the folded text; the end is excluded. */
export interface Finding {
  readonly kind: ViolationKind;
  readonly start: number;
  readonly end: number;
}

/** Finds one kind of contact information. Pure; its time grows with the length of the text. */
export type Detector = (folded: Folded) => Finding[];

/** Every match of a pattern as a finding. The pattern is global; `accept` can refuse a match. */
export function findAll(
  kind: ViolationKind,
  pattern: RegExp,
  text: string,
  accept: (match: RegExpExecArray) => boolean = () => true,
): Finding[] {
  return [...text.matchAll(pattern)]
    .filter((match) => accept(match))
    .map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
}
