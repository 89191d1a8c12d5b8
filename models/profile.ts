import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";
import { retryUpsert } from "./duplicate-key";

export const RELATIONSHIP_GOALS = ["marriage", "long_term", "casual", "friendship"] as const;
export const RELIGIONS = [
  "christian",
  "jewish",
  "muslim",
  "hindu",
  "buddhist",
  "atheist",
  "agnostic",
  "other",
] as const;
export const GENDERS = ["woman", "man", "nonbinary"] as const;

/**
 * One profile a member, under the member's own id: there can never be two.
 * Every field may be absent while the wizard is under way; `completedAt` says that all required ones are there.
 */
const profileSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    bio: String,
    age: Number,
    location: String,
    profession: String,
    height: Number,
    education: String,
    interests: { type: [String], default: [] },
    relationshipGoal: { type: String, enum: RELATIONSHIP_GOALS },
    religion: { type: String, enum: RELIGIONS },
    hasChildren: Boolean,
    wantsChildren: Boolean,
    income: String,
    gender: { type: String, enum: GENDERS },
    interestedIn: { type: [{ type: String, enum: GENDERS }], default: undefined },
    preferredAgeMin: Number,
    preferredAgeMax: Number,
    preferredGoals: { type: [{ type: String, enum: RELATIONSHIP_GOALS }], default: undefined },
    photos: { type: [String], default: [] },
    videoUrl: String,
    /** Photos and video are all optional: this alone tells that the wizard's second step was passed. */
    mediaStepPassed: Boolean,
    completedAt: Date,
    /** Grows with every change: of two copies the one of the higher revision is the newer. */
    revision: Number,
    /** True while the user's copy (first photo, completeness) may be older than this: the reconciler looks for it. */
    userCopyPending: Boolean,
  },
  { collection: "profiles", timestamps: true },
);

profileSchema.index(
  { userCopyPending: 1 },
  { name: "profile_user_copy_pending", partialFilterExpression: { userCopyPending: true } },
);

export type ProfileFields = InferSchemaType<typeof profileSchema>;
export type ProfileId = Types.ObjectId;
/** What only this model writes. */
type OwnFields = "_id" | "completedAt" | "revision" | "userCopyPending" | "createdAt" | "updatedAt";
/** What a wizard step or the API writes. A key that is present with `undefined` removes the stored value. */
export type ProfileChange = {
  [Field in keyof Omit<ProfileFields, OwnFields>]?: ProfileFields[Field] | undefined;
};

export const Profile: Model<ProfileFields> = mongoose.models["Profile"] ?? model("Profile", profileSchema);

/** Writes some fields, and nothing else, in one update; makes the profile when it is not there yet. */
export async function saveProfileFields(id: ProfileId, change: ProfileChange): Promise<void> {
  const update = updateOf(change);
  await retryUpsert(() => Profile.updateOne({ _id: id }, update, { upsert: true }));
}

/**
 * Writes fields of a profile that is still being made; they need not be enough for a complete one.
 * Returns false, and writes nothing, when the profile is complete.
 */
export async function saveDraftFields(id: ProfileId, change: ProfileChange): Promise<boolean> {
  await ensureProfile(id);
  const result = await Profile.updateOne({ _id: id, completedAt: { $exists: false } }, updateOf(change));
  return result.matchedCount === 1;
}

/** Writes all fields and the fact that the profile is whole; the first time that it was stands. */
export async function saveCompleteProfile(id: ProfileId, change: ProfileChange, now: Date): Promise<void> {
  const update = { ...updateOf(change), $min: { completedAt: now } };
  await retryUpsert(() => Profile.updateOne({ _id: id }, update, { upsert: true }));
}

/** The part that every change has: the new values, the next revision, and that the user's copy is older now. */
const changed = (values: Record<string, unknown> = {}) => ({
  $set: { ...values, userCopyPending: true },
  $inc: { revision: 1 },
});

function updateOf(change: ProfileChange) {
  const entries = Object.entries(change);
  const given = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const removed = entries.filter(([, value]) => value === undefined).map(([key]) => [key, 1 as const]);
  return { $unset: Object.fromEntries(removed), ...changed(given) };
}

/** An upsert under more conditions than the id would try to insert a second document; so the document comes first. */
async function ensureProfile(id: ProfileId): Promise<void> {
  await retryUpsert(() => Profile.updateOne({ _id: id }, { $setOnInsert: { photos: [] } }, { upsert: true }));
}

/**
 * Adds a photo at the end unless it is there or the profile is full.
 * Returns false when the profile already holds `max` other photos.
 */
export async function addProfilePhoto(id: ProfileId, url: string, max: number): Promise<boolean> {
  await ensureProfile(id);
  const isFull = { [`photos.${max - 1}`]: { $exists: true } };
  const hasRoom = { [`photos.${max - 1}`]: { $exists: false } };
  for (let tries = 0; tries < 10; tries++) {
    const added = await Profile.updateOne(
      { _id: id, photos: { $ne: url }, ...hasRoom },
      { $push: { photos: url }, ...changed() },
    );
    if (added.matchedCount === 1 || (await Profile.exists({ _id: id, photos: url })) !== null) return true;
    if ((await Profile.exists({ _id: id, ...isFull })) !== null) return false;
    // It was there or the profile was full a moment ago, and neither now: another tab took a photo out.
  }
  return false;
}

/** Takes photos out of the profile. Idempotent. */
export async function removeProfilePhotos(id: ProfileId, urls: string[]): Promise<void> {
  const among = { $in: urls };
  await Profile.updateOne({ _id: id, photos: among }, { $pull: { photos: among }, ...changed() });
}

/**
 * Puts the photos in a new order, if they are still the ones the caller saw. Returns whether they are in that order
 * now: the same request sent twice succeeds twice.
 */
export async function reorderProfilePhotos(id: ProfileId, seen: string[], ordered: string[]): Promise<boolean> {
  const result = await Profile.updateOne({ _id: id, photos: seen }, changed({ photos: ordered }));
  return result.matchedCount === 1 || (await Profile.exists({ _id: id, photos: ordered })) !== null;
}

/** The user's copy has this revision: nothing is pending, unless the profile has changed again meanwhile. */
export async function settleUserCopy(id: ProfileId, revision: number): Promise<void> {
  const same = revision === 0 ? { $exists: false } : revision;
  await Profile.updateOne({ _id: id, revision: same }, { $unset: { userCopyPending: 1 } });
}
