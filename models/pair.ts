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
  return membersOf(one, other).join("-");
}

/** The member of the pair who is not this one. */
export function partnerOf(pair: { members: readonly Types.ObjectId[] }, me: Types.ObjectId): Types.ObjectId {
  const partner = pair.members.find((member) => !member.equals(me));
  if (partner === undefined) throw new RangeError("The member is not of this pair");
  return partner;
}

/** The members of a pair in the order in which its document names them. @throws RangeError for one and the same member */
export function membersOf(one: Types.ObjectId, other: Types.ObjectId): [Types.ObjectId, Types.ObjectId] {
  if (one.equals(other)) throw new RangeError("A pair has two members");
  return one.toString() < other.toString() ? [one, other] : [other, one];
}

/** The live match of this member with this id, or null: whoever is not part of it learns nothing. */
export async function findMatch(matchId: string, me: Types.ObjectId): Promise<PairRecord | null> {
  return Pair.findOne({ _id: matchId, members: me, state: "matched" }).lean<PairRecord>();
}

/** All live matches of a member, in no order. */
export async function listMatches(me: Types.ObjectId): Promise<PairRecord[]> {
  return Pair.find({ members: me, state: "matched" }).lean<PairRecord[]>();
}

/**
 * The document of a pair, made when there is none: an update under more conditions than the id would try to insert a
 * second one.
 */
export async function ensurePair(one: Types.ObjectId, other: Types.ObjectId) {
  const members = membersOf(one, other);
  return retryUpsert(() =>
    Pair.findOneAndUpdate(
      { _id: members.join("-") },
      { $setOnInsert: { members, state: "open" } },
      { upsert: true, new: true, setDefaultsOnInsert: true },
    ).lean(),
  );
}
