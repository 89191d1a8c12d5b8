/** The kinds of contact information that are held back. */
export type Kind = "phone" | "email" | "handle" | "url";

/** A piece of contact information at a place of the plain text (the end is exclusive), and why it was taken for one. */
export interface Finding {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}
