import { randomUUID } from "node:crypto";
import { clock } from "~/platform/clock";
import type { MessageView } from "~/realtime/protocol";
import type { Member } from "../account/member";
import type { Conversation } from "./conversation";
import { listConversations, listMessagesOf } from "./read.server";
import { pageStretch } from "./rules";
import { markConversationRead } from "./write.server";

/** A conversation that is open on the screen. */
export interface OpenConversation {
  conversation: Conversation;
  /** A stretch without a gap, oldest first. */
  messages: MessageView[];
  /** Names the next act of sending, so that a form that is posted twice sends once. */
  clientId: string;
}

export interface MessagesView {
  me: string;
  conversations: Conversation[];
  /** The one that the address names. */
  open: OpenConversation | null;
  /** The address names one that is not there, or not the member's. */
  isGone: boolean;
  /** Null for members who are never charged. */
  creditsLeft: number | null;
  /** In how many conversations something is unread. */
  unreadConversations: number;
  /** The server's time, from which the page tells how long ago things were. */
  now: string;
}

/** What the screen of conversations shows. To open a conversation is to have read it. */
export async function openMessages(
  me: Member,
  { matchId, before }: { matchId: string | null; before: number | null },
): Promise<MessagesView> {
  const listed = await listConversations(me);
  const named = listed.find((conversation) => conversation.matchId === matchId);
  const messages = named ? await readPage(me, named, before) : null;
  const isOpen = (conversation: Conversation) => messages !== null && conversation === named;
  // A match that ended between the two looks is not listed either.
  const conversations = listed
    .filter((conversation) => conversation !== named || messages !== null)
    .map((conversation) => (isOpen(conversation) ? { ...conversation, unreadCount: 0 } : conversation));
  return {
    me: me.id.toString(),
    conversations,
    open: named && messages ? { conversation: { ...named, unreadCount: 0 }, messages, clientId: randomUUID() } : null,
    isGone: matchId !== null && messages === null,
    creditsLeft: me.membershipTier === "platinum" ? null : me.chatCredits,
    unreadConversations: conversations.filter(({ unreadCount }) => unreadCount > 0).length,
    now: clock.now().toISOString(),
  };
}

async function readPage(me: Member, { matchId, lastSeq, unreadCount }: Conversation, before: number | null) {
  const { first, last } = pageStretch(lastSeq, before);
  const messages = await listMessagesOf(me, matchId, { after: first - 1, before: last + 1, limit: last - first + 1 });
  if (messages !== null && unreadCount > 0) await markConversationRead(me, matchId, lastSeq);
  return messages;
}
