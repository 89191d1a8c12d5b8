import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";
import { retryUpsert } from "./duplicate-key";

/** A picture that a member has uploaded, whether or not the profile shows it. */
const photoSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    /** Hash of the file as it was sent: the same file again is the same photo. */
    sha256: { type: String, required: true },
    url: { type: String, required: true },
    publicId: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    bytes: { type: Number, required: true },
    /** Set before the picture is taken from the profile and the media service; the record goes last. */
    removedAt: Date,
  },
  { collection: "photos", timestamps: { createdAt: true, updatedAt: false } },
);

photoSchema.index({ owner: 1, sha256: 1 }, { name: "photo_once_per_owner", unique: true });
photoSchema.index({ owner: 1, url: 1 }, { name: "photo_by_owner_and_url" });
photoSchema.index(
  { removedAt: 1 },
  { name: "photo_removed", partialFilterExpression: { removedAt: { $exists: true } } },
);

export type PhotoFields = InferSchemaType<typeof photoSchema>;

export const Photo: Model<PhotoFields> = mongoose.models["Photo"] ?? model("Photo", photoSchema);

export type NewPhoto = Omit<PhotoFields, "createdAt" | "removedAt">;

/** Records an upload; when the same file of the same owner is recorded already, answers that one's address. */
export async function recordPhoto(photo: NewPhoto): Promise<{ url: string; isNew: boolean }> {
  const { owner, sha256, ...rest } = photo;
  const before = await retryUpsert(() =>
    Photo.findOneAndUpdate(
      { owner, sha256 },
      { $setOnInsert: rest },
      { upsert: true, new: false, projection: { url: 1 } },
    ).lean(),
  );
  return before === null ? { url: photo.url, isNew: true } : { url: before.url, isNew: false };
}

/** The address of this owner's photo with this content, unless it was removed. */
export async function findPhotoByContent(owner: Types.ObjectId, sha256: string): Promise<string | null> {
  const photo = await Photo.findOne({ owner, sha256 }).select("url").lean();
  return photo?.url ?? null;
}

/** Those of the addresses that this owner has uploaded and not removed. */
export async function ownPhotoUrls(owner: Types.ObjectId, urls: string[]): Promise<string[]> {
  return listUrls({ owner, url: { $in: urls }, removedAt: { $exists: false } });
}

/** Those of the addresses that this owner has removed. */
export async function removedPhotoUrls(owner: Types.ObjectId, urls: string[]): Promise<string[]> {
  return listUrls({ owner, url: { $in: urls }, removedAt: { $exists: true } });
}

async function listUrls(filter: mongoose.FilterQuery<PhotoFields>): Promise<string[]> {
  const photos = await Photo.find(filter).select("url").lean();
  return photos.map((photo) => photo.url);
}

/**
 * Marks a photo as removed: nothing may show it from now on, and the same file again is a new photo.
 * Returns the name at the media service, or null when there is none to remove.
 */
export async function markPhotoRemoved(owner: Types.ObjectId, url: string, now: Date): Promise<string | null> {
  const shown = { owner, url, removedAt: { $exists: false } };
  const photo = await Photo.findOne(shown).select("publicId").lean();
  if (photo === null) return null;
  // Its content is free again; a value of its own stands in, as not every database leaves missing ones out of an index.
  const sha256 = `removed:${photo.publicId}`;
  const marked = await Photo.updateOne({ ...shown, _id: photo._id }, { $set: { removedAt: now, sha256 } });
  return marked.matchedCount === 1 ? photo.publicId : null;
}

/** Photos that were removed before a time and whose record is still there. */
export async function listPhotosRemovedBefore(time: Date) {
  return Photo.find({ removedAt: { $lte: time } })
    .select("owner url publicId")
    .limit(500)
    .lean();
}

/** Forgets a removed photo, once nothing of it is left anywhere else. */
export async function forgetRemovedPhoto(id: Types.ObjectId): Promise<void> {
  await Photo.deleteOne({ _id: id, removedAt: { $exists: true } });
}
