import mongoose, { model, Schema, type InferSchemaType, type Model } from "mongoose";

export const REPORT_REASONS = ["harassment", "spam", "fake", "underage", "money", "other"] as const;

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

reportSchema.index({ reported: 1, createdAt: -1 }, { name: "report_by_member" });
reportSchema.index({ reporter: 1, createdAt: -1 }, { name: "report_by_reporter" });

export type ReportFields = InferSchemaType<typeof reportSchema>;
export const Report: Model<ReportFields> = mongoose.models["Report"] ?? model("Report", reportSchema);
