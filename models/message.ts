import mongoose, { model, Schema, type InferSchemaType, type Model, type Types } from "mongoose";
import { isDuplicateKey } from "./duplicate-key";

/**
 * One message of a match. Numbers run 1, 2, 3 … without a gap, in the order in which messages were stored: the number
 * is part of the id, so that of two messages that reach for the same one the second takes the next, and nobody who has
 * seen number 6 can be missing number 5.
 */
const messageSchema = new Schema(
  {
    /** `messageIdOf` */
    _id: { type: String, required: true },
    /** Shard key of the collection: { matchId: "hashed" }; each query names it. */
    matchId: { type: String, required: true },
    seq: { type: Number, required: true },
    senderId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    /** Names the act of sending: a second one with the same id is the same message. */
    clientId: { type: String, required: true },
    /** The act of charging that paid for it. */
    chargeId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "messages" },
);

messageSchema.index({ matchId: 1, senderId: 1, clientId: 1 }, { name: "message_once", unique: true });
messageSchema.index({ matchId: 1, seq: 1 }, { name: "message_in_order" });

export type MessageFields = InferSchemaType<typeof messageSchema>;
export type MessageRecord = Omit<MessageFields, "_id"> & { _id: string };
export const Message: Model<MessageFields> = mongoose.models["Message"] ?? model("Message", messageSchema);

export const messageIdOf = (matchId: string, seq: number): string => `${matchId}:${seq}`;

/** The message that this act of sending stored, or null. */
export async function findSent(
  matchId: string,
  senderId: Types.ObjectId,
  clientId: string,
): Promise<MessageRecord | null> {
  return Message.findOne({ matchId, senderId, clientId }).lean();
}

/**
 * Stores a message under the next free number of its match, from `after` on. Idempotent: the same act of sending
 * returns the message that is there. No number is left out, however many are stored at the same moment.
 */
export async function storeMessage(
  message: Omit<MessageRecord, "_id" | "seq">,
  after: number,
): Promise<{ stored: MessageRecord; isNew: boolean }> {
  for (let seq = after + 1; ; seq++) {
    try {
      const record = { ...message, seq, _id: messageIdOf(message.matchId, seq) };
      await Message.collection.insertOne(record as never);
      return { stored: record, isNew: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const sent = await findSent(message.matchId, message.senderId, message.clientId);
      if (sent !== null) return { stored: sent, isNew: false };
    }
  }
}

/** The messages with these numbers, oldest first; both ends are included. */
export async function listMessages(matchId: string, first: number, last: number): Promise<MessageRecord[]> {
  if (last < first) return [];
  // By numbers, not by ids: comparing each of the ids costs the embedded database, which scans, five times as much.
  const found = await Message.find({ matchId, seq: { $gte: first, $lte: last } }).lean();
  return found.sort((one, other) => one.seq - other.seq);
}

/** The last messages of a match, oldest first. Uses message_in_order. */
export async function listNewestMessages(matchId: string, count: number): Promise<MessageRecord[]> {
  const newest = await Message.find({ matchId }).sort({ seq: -1 }).limit(count).lean();
  return newest.reverse();
}

/** Removes all messages of a match. Returns how many there were. */
export async function removeMessages(matchId: string): Promise<number> {
  return (await Message.deleteMany({ matchId })).deletedCount;
}
