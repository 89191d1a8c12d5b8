import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";
import { isDuplicateKey } from "./duplicate-key";

/** That one member looked at another on one day: once a viewer, a viewed member and a day, by its id. */
const profileViewSchema = new Schema(
  {
    /** `viewed:day:viewer` */
    _id: { type: String, required: true },
    /** Shard key of the collection: { viewed: "hashed" }; each query names it. */
    viewed: { type: Schema.Types.ObjectId, required: true },
    viewer: { type: Schema.Types.ObjectId, required: true },
    /** The day in UTC, as 2026-11-21. */
    day: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: "profile_views" },
);

profileViewSchema.index({ viewed: 1, day: 1 }, { name: "profile_view_by_day" });

export type ProfileViewFields = InferSchemaType<typeof profileViewSchema>;
export const ProfileView: Model<ProfileViewFields> =
  mongoose.models["ProfileView"] ?? model("ProfileView", profileViewSchema);

/** The day of a moment in UTC, as 2026-11-21. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Counts a look; the second one of the same day changes nothing. */
export async function recordView(viewer: Types.ObjectId, viewed: Types.ObjectId, now: Date): Promise<void> {
  const day = dayOf(now);
  const _id = `${viewed.toString()}:${day}:${viewer.toString()}`;
  try {
    await ProfileView.updateOne({ _id }, { $setOnInsert: { viewed, viewer, day, at: now } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** How often a member was looked at: on one day, or ever. Uses profile_view_by_day. */
export async function countViews(viewed: Types.ObjectId, day?: string): Promise<number> {
  return ProfileView.countDocuments(day === undefined ? { viewed } : { viewed, day });
}

export interface DayOfViews {
  /** The day in UTC, as 2026-11-21. */
  day: string;
  count: number;
  /** When the last of them was. */
  lastAt: Date;
}

/** How often a member was looked at on each day since one; days without a look are absent. Uses profile_view_by_day. */
export async function countViewsByDay(viewed: Types.ObjectId, sinceDay: string): Promise<DayOfViews[]> {
  const days = await ProfileView.aggregate<{ _id: string; count: number; lastAt: Date }>([
    { $match: { viewed, day: { $gte: sinceDay } } },
    { $group: { _id: "$day", count: { $sum: 1 }, lastAt: { $max: "$at" } } },
  ]);
  return days.map(({ _id, ...day }) => ({ day: _id, ...day }));
}
