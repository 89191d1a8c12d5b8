import { randomUUID } from "node:crypto";
import { sendLike } from "~/features/matches/write.server";
import type { Member } from "~/features/account/member";
import { storeMessage } from "~models/message";
import { advanceConversation } from "~models/conversation-head";

/** Makes two members a match; returns its id. */
export async function match(one: Member, other: Member): Promise<string> {
  await sendLike(one, other.id.toString());
  const liked = await sendLike(other, one.id.toString());
  if (!liked.ok || !liked.matched) throw new Error("They did not match");
  return liked.matchId;
}

/** Puts a message into the conversation as it is stored. */
export async function say(matchId: string, sender: Member, text: string, createdAt = new Date()): Promise<void> {
  const act = { clientId: randomUUID(), chargeId: randomUUID() };
  const { stored } = await storeMessage({ matchId, senderId: sender.id, text, createdAt, ...act }, 0);
  await advanceConversation(matchId, stored);
}
