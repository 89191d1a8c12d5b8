import type { ViolationKind } from "../finding";

/** Contact information in pieces: its kind, the messages that hold them, and why it was taken for one. */
export interface Split {
  readonly kind: ViolationKind;
  readonly messages: readonly number[];
  readonly reason: string;
}
