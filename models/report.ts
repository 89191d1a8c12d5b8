import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";
import { isDuplicateKey } from "./duplicate-key";

export const REPORT_REASONS = ["harassment", "spam", "fake", "underage", "money", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const evidenceSchema = new Schema(
  {
    seq: { type: Number, required: true },
    senderId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { _id: false },
);

/** What one member reports of another, with their last messages as they were: a later unmatch does not touch them. */
const reportSchema = new Schema(
  {
    /** Names the act of reporting: a second one with the same id is the same report. */
    _id: { type: String, required: true },
    /** Shard key of the collection: { reported: "hashed" }. */
    reported: { type: Schema.Types.ObjectId, required: true },
    reporter: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, enum: REPORT_REASONS, required: true },
    details: String,
    evidence: { type: [evidenceSchema], default: [] },
    /** Decided by the staff; a confirmed one lowers the trust score of the reported member. */
    status: { type: String, enum: ["open", "confirmed", "dismissed"], default: "open" },
    createdAt: { type: Date, required: true },
  },
  { collection: "reports" },
);

reportSchema.index({ reported: 1, status: 1, createdAt: -1 }, { name: "report_by_member" });
reportSchema.index({ reporter: 1, createdAt: -1 }, { name: "report_by_reporter" });

export type ReportFields = InferSchemaType<typeof reportSchema>;
export const Report: Model<ReportFields> = mongoose.models["Report"] ?? model("Report", reportSchema);

/** Stores a report in one insert; the same one again changes nothing. */
export async function recordReport(report: Omit<ReportFields, "status" | "evidence"> & Evidence): Promise<void> {
  try {
    await Report.create({ ...report, status: "open" });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

interface Evidence {
  evidence: { seq: number; senderId: Types.ObjectId; text: string; createdAt: Date }[];
}

/** How many reports of each of these members were confirmed; who has none is absent. Uses report_by_member. */
export async function countConfirmedReports(members: readonly Types.ObjectId[]): Promise<Map<string, number>> {
  if (members.length === 0) return new Map();
  const counted = await Report.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { reported: { $in: [...members] }, status: "confirmed" } },
    { $group: { _id: "$reported", count: { $sum: 1 } } },
  ]);
  return new Map(counted.map(({ _id, count }) => [_id.toString(), count]));
}
