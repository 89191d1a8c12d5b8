import { listMessages } from "~models/message";
import { findMatch } from "~models/pair";
import { screenNext } from "~/screening/screening";
import type { Member } from "../account/member";
import { refuse, type Refusal } from "../safety/rejections.server";

export type Screened = { ok: true } | ({ ok: false } & Refusal);

/** How many of the sender's last messages are read together with the next one. */
const MESSAGES_TOGETHER = 10;

/**
 * Whether a member may send this text in this match. Runs before anything is stored or charged. The text is read
 * together with what the member wrote since the partner's last message, so that a number cannot be sent in pieces.
 */
export async function screenMessage(me: Pick<Member, "id">, matchId: string, text: string): Promise<Screened> {
  const { allowed, violations } = screenNext(await lastWordsOf(me, matchId), text);
  return allowed ? { ok: true } : { ok: false, ...(await refuse(me, "message", violations)) };
}

/** What the member wrote last in this match without an answer in between, oldest first. */
async function lastWordsOf(me: Pick<Member, "id">, matchId: string): Promise<string[]> {
  const match = await findMatch(matchId, me.id);
  if (match === null) return [];
  const newest = await listMessages(matchId, Math.max(1, match.lastSeq - MESSAGES_TOGETHER + 1), match.lastSeq);
  const partners = newest.findLastIndex((message) => !message.senderId.equals(me.id));
  return newest.slice(partners + 1).map((message) => message.text);
}
