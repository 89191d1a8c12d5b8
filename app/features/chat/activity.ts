import type { MessageView } from "~/realtime/protocol";
import type { Conversation } from "./conversation";

/** What has happened since the server made the list. */
export interface Activity {
  /** The newest message by conversation. */
  newest: ReadonlyMap<string, MessageView>;
  /** Conversations that are no more. */
  ended: ReadonlySet<string>;
}

export const NO_ACTIVITY: Activity = { newest: new Map(), ended: new Set() };

/** Notes messages, in any order. */
export function noteMessages(activity: Activity, messages: readonly MessageView[]): Activity {
  const newest = new Map(activity.newest);
  for (const message of messages) {
    if (message.seq > (newest.get(message.matchId)?.seq ?? 0)) newest.set(message.matchId, message);
  }
  return { ...activity, newest };
}

export const noteEnd = (activity: Activity, matchId: string): Activity => ({
  ...activity,
  ended: new Set(activity.ended).add(matchId),
});

/** The list of conversations as it is now, the one with the newest activity first. */
export function withActivity(conversations: readonly Conversation[], { newest, ended }: Activity): Conversation[] {
  return conversations
    .filter(({ matchId }) => !ended.has(matchId))
    .map((conversation) => withNewest(conversation, newest.get(conversation.matchId)))
    .sort((one, other) => activityOf(other).localeCompare(activityOf(one)));
}

function withNewest(conversation: Conversation, message: MessageView | undefined): Conversation {
  if (message === undefined || message.seq <= conversation.lastSeq) return conversation;
  return {
    ...conversation,
    lastMessage: message.message,
    lastMessageTime: message.createdAt,
    lastMessageSenderId: message.senderId,
    lastSeq: message.seq,
  };
}

/** When something happened last; a match without a message counts by its day. */
export const activityOf = (conversation: Conversation): string =>
  conversation.lastMessageTime ?? conversation.matchedAt;
