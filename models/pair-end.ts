import type { Types } from "mongoose";
import { ensurePair, Pair, pairIdOf } from "./pair";

/**
 * Ends a match for both. Returns the pair as it was, or null when there is no such match of this member (any more).
 * Its messages are removed by `removeConversation`, which a crash cannot forget: the pair says that it is due.
 */
export async function endMatch(matchId: string, me: Types.ObjectId, now: Date) {
  return Pair.findOneAndUpdate(
    { _id: matchId, members: me, state: "matched" },
    {
      $set: { state: "ended", endedAt: now, endedBecause: "unmatched", endedBy: me, removalPending: true },
      $unset: { lastMessage: 1 },
    },
    { new: false },
  ).lean();
}

/**
 * Ends whatever there was between two members, and keeps it from ever beginning again. Idempotent. Returns whether
 * this ended a match.
 */
export async function recordBlock(me: Types.ObjectId, them: Types.ObjectId, now: Date): Promise<boolean> {
  await ensurePair(me, them);
  const before = await Pair.findOneAndUpdate(
    { _id: pairIdOf(me, them), blockedBy: { $ne: me } },
    {
      $addToSet: { blockedBy: me },
      $set: { state: "ended", endedAt: now, endedBecause: "blocked", endedBy: me, removalPending: true },
      $unset: { lastMessage: 1 },
    },
    { new: false },
  ).lean();
  return before?.state === "matched";
}

/** The conversation is gone: nothing is due any more. */
export async function settleRemoval(matchId: string): Promise<void> {
  await Pair.updateOne({ _id: matchId, state: "ended" }, { $unset: { removalPending: 1 } });
}

/** The ids of pairs whose conversation is still to be removed. */
export async function listPendingRemovals(): Promise<string[]> {
  const pairs = await Pair.find({ removalPending: true }).select("_id").lean();
  return pairs.map(({ _id }) => _id);
}
