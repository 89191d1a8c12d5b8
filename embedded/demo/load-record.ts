import mongoose, { model, Schema, type Model } from "mongoose";
import { User } from "~models/user";

interface LoadRecord {
  _id: string;
  seed: string;
  members: number;
  startedAt: Date;
  finishedAt?: Date;
}

const loadSchema = new Schema<LoadRecord>(
  {
    _id: { type: String, required: true },
    seed: { type: String, required: true },
    members: { type: Number, required: true },
    startedAt: { type: Date, required: true },
    finishedAt: Date,
  },
  { collection: "demo_loads", versionKey: false },
);

const Load: Model<LoadRecord> = mongoose.models["DemoLoad"] ?? model("DemoLoad", loadSchema);

/** There is one load in a database's life. */
const ID = "members";

/** What a load that is under way has set out to do. */
export interface LoadPlan {
  readonly seed: string;
  readonly members: number;
  readonly startedAt: Date;
}

/**
 * Begins the load, or takes up one that was cut off with the seed and number it began with. Null when there is nothing
 * to do: it was finished once, whatever became of its members since, or people had come before it.
 */
export async function beginLoad(wanted: { seed: string; members: number }, now: Date): Promise<LoadPlan | null> {
  const begun = await Load.findById(ID).lean();
  if (begun) return begun.finishedAt ? null : begun;
  if (await User.exists({})) return null;
  const plan = { ...wanted, startedAt: now };
  await Load.updateOne({ _id: ID }, { $setOnInsert: plan }, { upsert: true });
  return plan;
}

/** Records that everything has been loaded, for good. */
export async function finishLoad(now: Date): Promise<void> {
  await Load.updateOne({ _id: ID }, { $set: { finishedAt: now } });
}
