import type { ViolationKind } from "./finding";
import { judge } from "./judge";

/** A piece of contact information in a text. */
export interface Violation {
  readonly kind: ViolationKind;
  /** What was found, as its author wrote it, on one line; a long one is cut. */
  readonly excerpt: string;
}

/** Whether a text may be shown, and what speaks against it, in the order in which it stands there. */
export interface Screening {
  readonly allowed: boolean;
  readonly violations: Violation[];
}

/** Screens one text for contact information, in time that grows with its length. */
export function screen(text: string): Screening {
  return screenFrom([text], 0);
}

/**
 * Screens consecutive messages of one sender, oldest first. What is split over several of them is found as well; what
 * one of them alone holds is found wherever it stands.
 */
export function screenMessages(messages: readonly string[]): Screening {
  return screenFrom(messages, 0);
}

/**
 * Screens what is said next in the light of what the same sender said before, oldest first: only what the new text holds
 * or completes counts, so that earlier pieces that led to nothing are not held against it.
 */
export function screenNext(before: readonly string[], text: string): Screening {
  return screenFrom([...before, text], before.length);
}

function screenFrom(messages: readonly string[], from: number): Screening {
  const violations = judge(messages, from).map(({ kind, excerpt }) => ({ kind, excerpt }));
  return { allowed: violations.length === 0, violations };
}
