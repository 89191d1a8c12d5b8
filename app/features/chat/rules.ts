export const MAX_MESSAGE_LENGTH = 2_000;
/** The most messages that one call lists, and how many when it does not say. */
export const MAX_MESSAGES_LISTED = 200;
export const DEFAULT_MESSAGES_LISTED = 50;
/** A name for an act of sending. */
export const MAX_CLIENT_ID_LENGTH = 100;

/** Control characters but tab and line feed: nothing that anybody writes, and six bytes each in JSON. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Halves of characters, which no text in UTF-8 can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const VISIBLE = /[^\p{Cf}\p{Z}\s]/u;

/**
 * A message as it is stored: lines end in a line feed (forms send two characters, which the counter of the screen
 * does not count), nothing but text, trimmed. Empty when there is nothing to see in it.
 */
export function tidyMessage(typed: string): string {
  const text = typed.replace(/\r\n?/g, "\n").replace(CONTROL, "").replace(LONE_SURROGATE, "\ufffd").trim();
  return VISIBLE.test(text) ? text : "";
}

/**
 * The first and the last number of a stretch of a conversation, both included; the last is less than the first when
 * there is none. `before` and `after` are excluded. Without `after` it is the newest stretch before `before`.
 */
export function stretchOf(
  lastSeq: number,
  wanted: { before?: number | undefined; after?: number | undefined; limit: number },
): { first: number; last: number } {
  const end = Math.min(lastSeq, (wanted.before ?? Infinity) - 1);
  if (wanted.after === undefined) return { first: Math.max(1, end - wanted.limit + 1), last: end };
  const first = wanted.after + 1;
  return { first, last: Math.min(end, first + wanted.limit - 1) };
}

/**
 * The stretch that the page of a conversation shows: the newest messages, or those before `before` together with as many
 * after them as one page holds, so that what was read stays on the page when earlier messages are asked for.
 */
export function pageStretch(lastSeq: number, before: number | null): { first: number; last: number } {
  if (before === null) return stretchOf(lastSeq, { limit: DEFAULT_MESSAGES_LISTED });
  const first = Math.max(1, Math.min(before, lastSeq + 1) - DEFAULT_MESSAGES_LISTED);
  return { first, last: Math.min(lastSeq, first + MAX_MESSAGES_LISTED - 1) };
}
