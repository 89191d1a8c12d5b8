import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";

/** One signed-in browser. The id is the hash of the cookie's secret: a stolen database opens no session. */
const sessionSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Proves the account to the login provider at log-out. */
    idToken: { type: String, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "sessions", timestamps: { createdAt: true, updatedAt: false } },
);

sessionSchema.index({ userId: 1 }, { name: "session_by_user" });
// Real MongoDB removes expired sessions by this index; the check on read holds everywhere.
sessionSchema.index({ expiresAt: 1 }, { name: "session_expiry", expireAfterSeconds: 0 });

export type SessionFields = InferSchemaType<typeof sessionSchema>;

export const Session: Model<SessionFields> = mongoose.models["Session"] ?? model("Session", sessionSchema);

/** The session with this id, if it is still valid. */
export async function findSession(id: string, now: Date) {
  return Session.findOne({ _id: id, expiresAt: { $gt: now } })
    .select("userId idToken lastSeenAt expiresAt")
    .lean();
}

/** Which of these sessions are still valid. */
export async function listValidSessions(ids: readonly string[], now: Date): Promise<string[]> {
  const sessions = await Session.find({ _id: { $in: [...ids] }, expiresAt: { $gt: now } })
    .select("_id")
    .lean();
  return sessions.map(({ _id }) => _id);
}

/** Moves the end of a used session forward. Never brings back one that has ended. */
export async function extendSession(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await Session.updateOne({ _id: id }, { $set: { lastSeenAt, expiresAt } });
}

export async function removeSession(id: string): Promise<void> {
  await Session.deleteOne({ _id: id });
}

/** Ends every session of one member, on every device. */
export async function removeSessionsOf(userId: Types.ObjectId): Promise<void> {
  await Session.deleteMany({ userId });
}

/** Removes what has expired, for databases that do not run TTL indexes. Returns how many. */
export async function sweepSessions(now: Date): Promise<number> {
  const { deletedCount } = await Session.deleteMany({ expiresAt: { $lte: now } });
  return deletedCount;
}
