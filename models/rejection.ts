import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";

export const REJECTION_KINDS = ["profile", "video", "message"] as const;
export type RejectionKind = (typeof REJECTION_KINDS)[number];
/** How long a member can ask again why something was refused. */
export const REJECTION_SECONDS = 60;

/** Why a member's last text or video of a kind was refused; the next one takes its place. */
const rejectionSchema = new Schema(
  {
    /** `member:kind`. Shard key of the collection: { _id: "hashed" }. */
    _id: { type: String, required: true },
    message: { type: String, required: true },
    violations: { type: [String], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "rejections" },
);

// Real MongoDB removes what has expired by this index; the check on read holds everywhere.
rejectionSchema.index({ expiresAt: 1 }, { name: "rejection_expiry", expireAfterSeconds: 0 });

export type RejectionFields = InferSchemaType<typeof rejectionSchema>;
export const Rejection: Model<RejectionFields> = mongoose.models["Rejection"] ?? model("Rejection", rejectionSchema);

const idOf = (memberId: Types.ObjectId, kind: RejectionKind) => `${memberId.toString()}:${kind}`;

/** Keeps a refusal for `REJECTION_SECONDS`. */
export async function keepRejection(
  memberId: Types.ObjectId,
  kind: RejectionKind,
  refused: { message: string; violations: readonly string[] },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + REJECTION_SECONDS * 1_000);
  const fields = { message: refused.message, violations: [...refused.violations], expiresAt };
  await Rejection.updateOne({ _id: idOf(memberId, kind) }, { $set: fields }, { upsert: true });
}

/** The refusal that is still kept, or null. */
export async function findRejection(memberId: Types.ObjectId, kind: RejectionKind, now: Date) {
  return Rejection.findOne({ _id: idOf(memberId, kind), expiresAt: { $gt: now } })
    .select("message violations")
    .lean();
}

/** Removes what has expired. Returns how many. */
export async function sweepRejections(now: Date): Promise<number> {
  return (await Rejection.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
}
