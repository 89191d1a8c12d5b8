import type { Types } from "mongoose";
import { ensurePair, Pair, pairIdOf, partnerOf } from "./pair";

/** closed: the pair has ended; the like or pass changed nothing. */
export type LikeOutcome = "liked" | "matched" | "closed";

/** How often two members can get in each other's way within one call; each turn one of them gets ahead. */
const MAX_TURNS = 10;

/**
 * Records that one member likes another; takes the place of an own pass. Idempotent: a like of a matched pair is
 * `matched` again. `isNew` tells whether this very call made the match or the like.
 */
export async function recordLike(
  me: Types.ObjectId,
  them: Types.ObjectId,
  like: { now: Date; compatibility: number },
): Promise<{ outcome: LikeOutcome; isNew: boolean }> {
  const _id = pairIdOf(me, them);
  const liked = { $addToSet: { likedBy: me }, $pull: { passedBy: me } };
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const matched = await Pair.updateOne(
      { _id, state: "open", likedBy: them },
      {
        ...liked,
        $set: { state: "matched", matchedAt: like.now, lastLikeAt: like.now, compatibility: like.compatibility },
      },
    );
    if (matched.matchedCount === 1) return { outcome: "matched", isNew: true };
    const pair = await ensurePair(me, them);
    if (pair.state !== "open") return { outcome: pair.state === "matched" ? "matched" : "closed", isNew: false };
    if (pair.likedBy.some((id) => id.equals(me)) && !pair.likedBy.some((id) => id.equals(them))) {
      return { outcome: "liked", isNew: false };
    }
    const added = await Pair.updateOne(
      { _id, state: "open", likedBy: { $ne: them } },
      { ...liked, $set: { lastLikeAt: like.now } },
    );
    // Else the other one liked between the two updates: the next turn is the match.
    if (added.matchedCount === 1) return { outcome: "liked", isNew: true };
  }
  throw new Error("The pair kept changing while it was liked");
}

/** Records that one member passes another; takes an own like back. Returns false when they are matched or have ended. */
export async function recordPass(me: Types.ObjectId, them: Types.ObjectId): Promise<boolean> {
  await ensurePair(me, them);
  const result = await Pair.updateOne(
    { _id: pairIdOf(me, them), state: "open" },
    { $addToSet: { passedBy: me }, $pull: { likedBy: me } },
  );
  return result.matchedCount === 1;
}

/** Takes one pass back. Idempotent. */
export async function undoPass(me: Types.ObjectId, them: Types.ObjectId): Promise<void> {
  await Pair.updateOne({ _id: pairIdOf(me, them), state: "open" }, { $pull: { passedBy: me } });
}

/** Takes all of a member's passes back. Returns how many there were. */
export async function undoAllPasses(me: Types.ObjectId): Promise<number> {
  const result = await Pair.updateMany({ members: me, passedBy: me, state: "open" }, { $pull: { passedBy: me } });
  return result.modifiedCount;
}

/** How many like a member, matched or not yet; never who. Uses pair_by_member. */
export async function countLikesReceived(me: Types.ObjectId): Promise<number> {
  return Pair.countDocuments({
    members: me,
    state: { $in: ["open", "matched"] },
    likedBy: { $elemMatch: { $ne: me } },
  });
}

/**
 * Whom discovery no longer shows to a member: all whom the member has liked or passed, and all with whom there is a
 * match or was one. Passed are those alone who can be brought back.
 */
export async function listDecided(me: Types.ObjectId): Promise<{ memberId: Types.ObjectId; isPassed: boolean }[]> {
  const pairs = await Pair.find({
    members: me,
    $or: [{ likedBy: me }, { passedBy: me }, { state: { $in: ["matched", "ended"] } }],
  })
    .select("members state passedBy")
    .lean();
  return pairs.map((pair) => ({
    memberId: partnerOf(pair, me),
    isPassed: pair.state === "open" && pair.passedBy.some((id) => id.equals(me)),
  }));
}
