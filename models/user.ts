import mongoose, { model, Schema, type HydratedDocument, type InferSchemaType, type Model, type Types } from "mongoose";
import { retryUpsert } from "./duplicate-key";

export const MEMBERSHIP_TIERS = ["silver", "gold", "platinum"] as const;
export const BACKGROUND_CHECK_STATUSES = ["pending", "in_progress", "completed", "failed"] as const;

/** Chats that a member without a plan may send, once. */
export const STARTER_CHAT_CREDITS = 15;

const waiverSchema = new Schema(
  {
    version: { type: String, required: true },
    acceptedAt: { type: Date, required: true },
    /** Keyed hash of the address that accepted: proves the act without keeping the address. */
    addressHash: { type: String, required: true },
  },
  { _id: false },
);

/** A message on its way: charged for, and not yet known to stand in its conversation. See models/outbox.ts. */
const outboxEntrySchema = new Schema(
  {
    matchId: { type: String, required: true },
    clientId: { type: String, required: true },
    /** Names this act of charging; the message that it paid for carries it too. */
    chargeId: { type: String, required: true },
    text: { type: String, required: true },
    /** False for a member whose plan is never charged. */
    isCharged: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);
export type OutboxEntry = InferSchemaType<typeof outboxEntrySchema>;

const userSchema = new Schema(
  {
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    email: { type: String, required: true, lowercase: true, trim: true },
    emailVerified: { type: Boolean, default: false },
    firstName: { type: String, required: true, trim: true },
    lastName: { type: String, default: "", trim: true },
    profileImageUrl: String,
    membershipTier: { type: String, enum: MEMBERSHIP_TIERS },
    chatCredits: { type: Number, default: STARTER_CHAT_CREDITS, min: 0 },
    profileComplete: { type: Boolean, default: false },
    /** Of which revision of the profile `profileComplete` and `profileImageUrl` are copies. */
    profileRevision: Number,
    questionnaireComplete: { type: Boolean, default: false },
    idVerified: { type: Boolean, default: false },
    backgroundCheckStatus: { type: String, enum: BACKGROUND_CHECK_STATUSES, default: "pending" },
    marketingConsentGiven: { type: Boolean, default: false },
    waiver: waiverSchema,
    /** Made by the local mode's loader; shown as such. */
    demo: { type: Boolean, default: false },
    outbox: { type: [outboxEntrySchema], default: undefined },
    lastActiveAt: Date,
  },
  { collection: "users", timestamps: true },
);

// Shard key of the collection: { _id: "hashed" }; sign-in is the one query that goes by another key.
userSchema.index({ issuer: 1, subject: 1 }, { name: "user_by_login", unique: true });

// Few members have anything on its way: housekeeping asks for those only.
userSchema.index({ "outbox.at": 1 }, { name: "user_outbox", sparse: true });
// Discovery asks for what changed in the last seconds.
userSchema.index({ updatedAt: 1 }, { name: "user_by_change" });

export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;
export type UserId = Types.ObjectId;

export interface SignedInPerson {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

// A rebuild in development evaluates this module again while mongoose keeps its registry.
export const User: Model<UserFields> = mongoose.models["User"] ?? model("User", userSchema);

/**
 * The user of a completed sign-in: made at the first one, refreshed at every later one.
 * One upsert on a unique key, so that two first sign-ins at the same moment make one user.
 */
export async function upsertSignedInUser(person: SignedInPerson, now: Date): Promise<UserId> {
  const { issuer, subject, firstName, lastName, ...refreshed } = person;
  const upsert = () =>
    User.findOneAndUpdate(
      { issuer, subject },
      { $set: { ...refreshed, lastActiveAt: now }, $setOnInsert: { firstName, lastName } },
      { upsert: true, new: true, setDefaultsOnInsert: true, projection: { _id: 1 } },
    ).lean();
  const user = await retryUpsert(upsert);
  return user._id;
}

/**
 * Brings what a user repeats of the own profile up to date. Idempotent; a copy that comes late, after one of a higher
 * revision, changes nothing.
 */
export async function copyFromProfile(
  id: UserId,
  copy: { revision: number; profileComplete: boolean; profileImageUrl: string | undefined },
): Promise<void> {
  const { revision: profileRevision, profileComplete, profileImageUrl } = copy;
  const isOlder = { $or: [{ profileRevision: { $exists: false } }, { profileRevision: { $lt: profileRevision } }] };
  await User.updateOne(
    { _id: id, ...isOlder },
    profileImageUrl === undefined
      ? { $set: { profileRevision, profileComplete }, $unset: { profileImageUrl: 1 } }
      : { $set: { profileRevision, profileComplete, profileImageUrl } },
  );
}

/** Records that all questions are answered. Idempotent. */
export async function markQuestionnaireComplete(id: UserId): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { questionnaireComplete: true } });
}

/**
 * Records the acceptance of one version of the waiver; the first acceptance of a version stands.
 * Consent to marketing is only ever switched on here: withdrawing it is `setMarketingConsent`.
 */
export async function recordWaiver(
  id: UserId,
  waiver: { version: string; acceptedAt: Date; addressHash: string },
  marketingConsentGiven: boolean,
): Promise<void> {
  await User.updateOne({ _id: id, "waiver.version": { $ne: waiver.version } }, { $set: { waiver } });
  if (marketingConsentGiven) await setMarketingConsent(id, true);
}

/** Gives or withdraws the consent to use profile pictures in marketing. */
export async function setMarketingConsent(id: UserId, marketingConsentGiven: boolean): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { marketingConsentGiven } });
}
