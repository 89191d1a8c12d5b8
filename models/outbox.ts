import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { User, type OutboxEntry, type UserFields } from "./user";

/**
 * The transactional outbox of a member: charging for a message and noting that it is on its way are one update of one
 * document, so that no crash can take a credit without a message or the other way round. What is noted is delivered
 * into its conversation and then taken off; whatever a crash leaves is delivered by `listUnsettled`'s caller.
 */
export interface Sending {
  matchId: string;
  /** Names the act of sending within its match: a second one with the same id is the same act. */
  clientId: string;
  text: string;
}

export type Charge =
  | { outcome: "charged"; entry: OutboxEntry; creditsLeft: number | null }
  /** The same act of sending was charged before and is on its way. */
  | { outcome: "already-charged"; entry: OutboxEntry; creditsLeft: number | null }
  /** Nothing was charged, as there was nothing to charge. */
  | { outcome: "no-credits" };

/** What is left of a member's chats; null when they are never charged. */
const creditsOf = (user: Pick<UserFields, "membershipTier" | "chatCredits">): number | null =>
  user.membershipTier === "platinum" ? null : user.chatCredits;

/** Charges one credit (platinum: none) for a message and notes it in the outbox; once for each act of sending. */
export async function chargeForMessage(me: Types.ObjectId, sending: Sending, now: Date): Promise<Charge> {
  const { matchId, clientId, text } = sending;
  const isNew = { _id: me, outbox: { $not: { $elemMatch: { matchId, clientId } } } };
  const entry = { matchId, clientId, chargeId: randomUUID(), text, at: now };
  const options = { new: true, projection: { membershipTier: 1, chatCredits: 1 } } as const;

  const paid = { ...entry, isCharged: true };
  const charged = await User.findOneAndUpdate(
    { ...isNew, membershipTier: { $ne: "platinum" }, chatCredits: { $gte: 1 } },
    { $inc: { chatCredits: -1 }, $push: { outbox: paid } },
    options,
  ).lean();
  if (charged !== null) return { outcome: "charged", entry: paid, creditsLeft: creditsOf(charged) };

  const free = { ...entry, isCharged: false };
  const noted = await User.findOneAndUpdate(
    { ...isNew, membershipTier: "platinum" },
    { $push: { outbox: free } },
    options,
  ).lean();
  if (noted !== null) return { outcome: "charged", entry: free, creditsLeft: null };

  const { entry: known, creditsLeft } = await readOutbox(me, matchId, clientId);
  return known === null ? { outcome: "no-credits" } : { outcome: "already-charged", entry: known, creditsLeft };
}

/** What is on its way for one act of sending, or null; and the member's credits, null when they are never charged. */
export async function readOutbox(
  me: Types.ObjectId,
  matchId: string,
  clientId: string,
): Promise<{ entry: OutboxEntry | null; creditsLeft: number | null }> {
  const user = await User.findById(me).select("membershipTier chatCredits outbox").lean();
  if (user === null) return { entry: null, creditsLeft: 0 };
  const entry = user.outbox?.find((one) => one.matchId === matchId && one.clientId === clientId) ?? null;
  return { entry, creditsLeft: creditsOf(user) };
}

/** The message stands in its conversation: its entry goes. Idempotent. */
export async function takeOffOutbox(me: Types.ObjectId, { chargeId }: Pick<OutboxEntry, "chargeId">): Promise<void> {
  await User.updateOne({ _id: me }, { $pull: { outbox: { chargeId } } });
}

/** The message will not be delivered: its entry goes and its credit comes back, in one update. Idempotent. */
export async function giveChargeBack(me: Types.ObjectId, entry: OutboxEntry): Promise<void> {
  const { chargeId, isCharged } = entry;
  await User.updateOne(
    { _id: me, "outbox.chargeId": chargeId },
    { $pull: { outbox: { chargeId } }, ...(isCharged ? { $inc: { chatCredits: 1 } } : {}) },
  );
}

/** What was charged before this moment and is still on its way, with whose it is. */
export async function listUnsettled(
  before: Date,
): Promise<{ sender: { id: Types.ObjectId; firstName: string }; entry: OutboxEntry }[]> {
  const users = await User.find({ "outbox.at": { $lte: before } })
    .select("firstName outbox")
    .lean();
  return users.flatMap(({ _id: id, firstName, outbox }) =>
    (outbox ?? []).filter(({ at }) => at <= before).map((entry) => ({ sender: { id, firstName }, entry })),
  );
}
