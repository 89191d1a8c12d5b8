import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";
import { retryUpsert } from "./duplicate-key";

/** open: not decided by both; matched: both like each other; ended: unmatched or blocked, for good. */
export const PAIR_STATES = ["open", "matched", "ended"] as const;
export const PAIR_ENDINGS = ["unmatched", "blocked"] as const;

const lastMessageSchema = new Schema(
  { text: { type: String, required: true }, senderId: { type: Schema.Types.ObjectId, required: true }, at: Date },
  { _id: false },
);

/**
 * All that two members are to each other, in one document whose id is made of both: likes, passes, the match, its end,
 * and the head of their conversation. So a match is one conditional update, two likes at the same moment cannot make
 * two, and no crash can leave a like without its match. The id of the match is the id of the pair.
 */
const pairSchema = new Schema(
  {
    /** `pairIdOf`. Shard key of the collection: { _id: "hashed" }. */
    _id: { type: String, required: true },
    /** Both members; the one with the lower id first. */
    members: { type: [Schema.Types.ObjectId], required: true },
    state: { type: String, enum: PAIR_STATES, required: true },
    likedBy: { type: [Schema.Types.ObjectId], default: [] },
    passedBy: { type: [Schema.Types.ObjectId], default: [] },
    lastLikeAt: Date,
    matchedAt: Date,
    endedAt: Date,
    endedBecause: { type: String, enum: PAIR_ENDINGS },
    /** Who ended it; a block by either side stays one even when the other had unmatched before. */
    endedBy: Schema.Types.ObjectId,
    blockedBy: { type: [Schema.Types.ObjectId], default: [] },
    /** True from the end until the conversation is removed: housekeeping looks for it. */
    removalPending: Boolean,
    /** Compatibility when they matched, 0–100. */
    compatibility: Number,
    /** Sequence number of the newest message; 0 before the first. */
    lastSeq: { type: Number, default: 0 },
    lastMessage: lastMessageSchema,
    /** Up to which sequence number each has read, by member id. A member has read what stands before an own message. */
    readSeq: { type: Map, of: Number, default: {} },
  },
  { collection: "pairs", timestamps: true },
);

// Lists of one member's pairs ask every shard: a pair belongs to two members and can live with one of them only.
pairSchema.index({ members: 1, state: 1, matchedAt: -1 }, { name: "pair_by_member" });
pairSchema.index(
  { removalPending: 1 },
  { name: "pair_removal_pending", partialFilterExpression: { removalPending: true } },
);

export type PairFields = InferSchemaType<typeof pairSchema>;
/** A pair as it is read: a map is a plain object there, and a pair from before its first message has none. */
export type PairRecord = Omit<PairFields, "readSeq"> & { readSeq?: Record<string, number> };
export const Pair: Model<PairFields> = mongoose.models["Pair"] ?? model("Pair", pairSchema);

/** The id of the pair of two members, whichever is named first. @throws RangeError for one and the same member */
export function pairIdOf(one: Types.ObjectId, other: Types.ObjectId): string {
  return inOrder(one, other).join("-");
}

/** The member of the pair who is not this one. */
export function partnerOf(pair: { members: readonly Types.ObjectId[] }, me: Types.ObjectId): Types.ObjectId {
  const partner = pair.members.find((member) => !member.equals(me));
  if (partner === undefined) throw new RangeError("The member is not of this pair");
  return partner;
}

function inOrder(one: Types.ObjectId, other: Types.ObjectId): [Types.ObjectId, Types.ObjectId] {
  if (one.equals(other)) throw new RangeError("A pair has two members");
  return one.toString() < other.toString() ? [one, other] : [other, one];
}

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

/** The live match of this member with this id, or null: whoever is not part of it learns nothing. */
export async function findMatch(matchId: string, me: Types.ObjectId): Promise<PairRecord | null> {
  return Pair.findOne({ _id: matchId, members: me, state: "matched" }).lean<PairRecord>();
}

/** All live matches of a member, in no order. */
export async function listMatches(me: Types.ObjectId): Promise<PairRecord[]> {
  return Pair.find({ members: me, state: "matched" }).lean<PairRecord[]>();
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

/** The ids of pairs whose conversation is still to be removed. */
export async function listPendingRemovals(): Promise<string[]> {
  const pairs = await Pair.find({ removalPending: true }).select("_id").lean();
  return pairs.map(({ _id }) => _id);
}

/** A member has read up to this sequence number. Never goes back, nor beyond the newest message. */
export async function markRead(matchId: string, me: Types.ObjectId, seq: number): Promise<boolean> {
  const result = await Pair.updateOne(
    { _id: matchId, members: me, state: "matched", lastSeq: { $gte: seq } },
    { $max: { [`readSeq.${me.toString()}`]: seq } },
  );
  return result.matchedCount === 1;
}

/** An update under more conditions than the id would try to insert a second document; so the document comes first. */
async function ensurePair(one: Types.ObjectId, other: Types.ObjectId) {
  const members = inOrder(one, other);
  return retryUpsert(() =>
    Pair.findOneAndUpdate(
      { _id: members.join("-") },
      { $setOnInsert: { members, state: "open" } },
      { upsert: true, new: true, setDefaultsOnInsert: true },
    ).lean(),
  );
}
