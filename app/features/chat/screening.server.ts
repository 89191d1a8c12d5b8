import { listMessages } from "~models/message";
import type { PairRecord } from "~models/pair";
import { clock } from "~/platform/clock";
import { screenNext } from "~/screening/screening";
import type { Member } from "../account/member";
import { refuse, type Refusal } from "../safety/rejections.server";

export type Screened = { ok: true } | ({ ok: false } & Refusal);

type Author = Pick<Member, "id">;

/** How many of the conversation's last messages are looked at for the sender's, and from how long ago. */
const MESSAGES_LOOKED_AT = 40;
const TOGETHER_MS = 30 * 60_000;

/**
 * Whether a member may send this text in this match. Runs before anything is stored or charged. The text is read
 * together with what the member wrote there in the last half hour, whatever was answered in between, so that a number
 * cannot be sent in pieces.
 */
export async function screenMessage(me: Author, match: PairRecord, text: string): Promise<Screened> {
  const { allowed, violations } = screenNext(await lastWordsOf(me, match), text);
  return allowed ? { ok: true } : { ok: false, ...(await refuse(me, "message", violations)) };
}

/** What the member wrote in this match in the last half hour, oldest first. */
async function lastWordsOf(me: Author, { _id: matchId, lastSeq }: PairRecord): Promise<string[]> {
  const newest = await listMessages(matchId, Math.max(1, lastSeq - MESSAGES_LOOKED_AT + 1), lastSeq);
  const since = clock.now().getTime() - TOGETHER_MS;
  return newest
    .filter(({ senderId, createdAt }) => senderId.equals(me.id) && createdAt.getTime() >= since)
    .map((message) => message.text);
}
