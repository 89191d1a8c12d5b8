/** The kinds of contact information that are held back. */
export const VIOLATION_KINDS = ["phone", "email", "handle", "url"] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** A piece of contact information at a place of the plain text (the end is exclusive), and why it was taken for one. */
export interface Finding {
  readonly kind: ViolationKind;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}
