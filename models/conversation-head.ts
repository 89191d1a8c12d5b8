import type { Types } from "mongoose";
import { Pair, type PairRecord } from "./pair";

/**
 * Carries a stored message over to the head of its conversation. Idempotent; of two messages the one with the higher
 * number stands, in whatever order they come. Returns false when the match has ended.
 */
export async function advanceConversation(
  matchId: string,
  message: { seq: number; text: string; senderId: Types.ObjectId; createdAt: Date },
): Promise<boolean> {
  const read = { [`readSeq.${message.senderId.toString()}`]: message.seq };
  const { text, senderId, createdAt: at } = message;
  const newest = await Pair.updateOne(
    { _id: matchId, state: "matched", lastSeq: { $lt: message.seq } },
    { $set: { lastSeq: message.seq, lastMessage: { text, senderId, at } }, $max: read },
  );
  if (newest.matchedCount === 1) return true;
  const known = await Pair.updateOne({ _id: matchId, state: "matched" }, { $max: read });
  return known.matchedCount === 1;
}

/** Up to which number a member has read; 0 before the first. */
export function readSeqOf(pair: Pick<PairRecord, "readSeq">, member: Types.ObjectId): number {
  return pair.readSeq?.[member.toString()] ?? 0;
}

/** In how many live matches stands a message that the member has not read. */
export async function countUnreadMatches(me: Types.ObjectId): Promise<number> {
  const matches = await Pair.find({ members: me, state: "matched", lastSeq: { $gt: 0 } })
    .select("lastSeq readSeq")
    .lean<Pick<PairRecord, "lastSeq" | "readSeq">[]>();
  return matches.filter((match) => match.lastSeq > readSeqOf(match, me)).length;
}

/** A member has read up to this sequence number. Never goes back, nor beyond the newest message. */
export async function markRead(matchId: string, me: Types.ObjectId, seq: number): Promise<boolean> {
  const result = await Pair.updateOne(
    { _id: matchId, members: me, state: "matched", lastSeq: { $gte: seq } },
    { $max: { [`readSeq.${me.toString()}`]: seq } },
  );
  return result.matchedCount === 1;
}
