import type { Types } from "mongoose";
import { removeMessages, storeMessage, type MessageRecord } from "~models/message";
import { giveChargeBack, listUnsettled, takeOffOutbox } from "~models/outbox";
import { advanceConversation } from "~models/conversation-head";
import { findMatch, partnerOf, type PairRecord } from "~models/pair";
import { listPendingRemovals } from "~models/pair-end";
import type { OutboxEntry } from "~models/user";
import { clock } from "~/platform/clock";
import { announce } from "~/realtime/events.server";
import { shownFirstName } from "../account/first-name";
import { removeConversation } from "../matches/write.server";
import { messageView } from "./read.server";

/** Who sends: all that a delivery needs of a member, also of one who has long left. */
export interface Sender {
  id: Types.ObjectId;
  firstName: string;
}

/**
 * Brings what stands in the outbox into its conversation: stores it, moves the conversation's head, tells both, takes
 * it off. Each step can be done again, also by several at the same moment, so whoever finds an entry finishes it.
 * Returns the message, or null when the match has ended: then nothing of it stays, and the credit is given back.
 * @param match  As it was a moment ago; that it still is one decides when the head moves.
 */
export async function deliver(
  sender: Sender,
  entry: OutboxEntry,
  match: PairRecord | null,
): Promise<MessageRecord | null> {
  const { matchId, clientId, chargeId, text } = entry;
  if (match === null) return withdraw(sender, entry);
  const { stored } = await storeMessage(
    { matchId, clientId, chargeId, text, senderId: sender.id, createdAt: clock.now() },
    match.lastSeq,
  );
  if (!(await advanceConversation(matchId, stored))) return withdraw(sender, entry);
  // Told before the entry goes: whoever dies in between leaves it to be told again, never untold.
  const partnerId = partnerOf(match, sender.id).toString();
  await announce({ kind: "message", members: [sender.id.toString(), partnerId], message: messageView(stored) });
  const notification = { kind: "message", matchId, partnerName: shownFirstName(sender.firstName) } as const;
  await announce({ kind: "notification", to: partnerId, notification });
  // Another act of charging with the same client id was faster: the message is its own, and this one paid for nothing.
  if (stored.chargeId === chargeId) await takeOffOutbox(sender.id, entry);
  else await giveChargeBack(sender.id, entry);
  return stored;
}

/** The match ended while the message was on its way. The stray message goes first: the entry remembers it till then. */
async function withdraw(sender: Sender, entry: OutboxEntry): Promise<null> {
  await removeMessages(entry.matchId);
  await giveChargeBack(sender.id, entry);
  return null;
}

/** A delivery takes milliseconds: whatever is that old was left by a crash. */
const UNSETTLED_AFTER_MS = 30_000;

/** Finishes the deliveries that a crash cut off. Runs beside requests without harm. Returns how many it found. */
export async function settleOutboxes(olderThanMs = UNSETTLED_AFTER_MS): Promise<number> {
  const unsettled = await listUnsettled(new Date(clock.now().getTime() - olderThanMs));
  // One after the other: a member's messages keep the order in which they were sent.
  for (const { sender, entry } of unsettled) {
    await deliver(sender, entry, await findMatch(entry.matchId, sender.id));
  }
  return unsettled.length;
}

/** Removes the conversations of matches that have ended, where a crash cut it off. Returns how many it found. */
export async function removeEndedConversations(): Promise<number> {
  const ended = await listPendingRemovals();
  for (const matchId of ended) await removeConversation(matchId);
  return ended.length;
}
