import type { Types } from "mongoose";
import { listMessages, type MessageRecord } from "~models/message";
import { countUnreadMatches, readSeqOf } from "~models/conversation-head";
import { findMatch, listMatches, partnerOf, type PairRecord } from "~models/pair";
import type { MessageView } from "~/realtime/protocol";
import type { Member } from "../account/member";
import { findPublicMembers, type PublicMember } from "../profile/public.server";
import type { Conversation } from "./conversation";
import { DEFAULT_MESSAGES_LISTED, stretchOf } from "./rules";

/** All that reading needs to know of a member. */
export type Reader = Pick<Member, "id">;

/** The member's conversations, the one with the newest activity first; a match without a message counts by its day. */
export async function listConversations(me: Reader): Promise<Conversation[]> {
  const matches = await listMatches(me.id);
  const partners = await findPublicMembers(matches.map((match) => partnerOf(match, me.id)));
  return matches
    .flatMap((match) => viewOf(match, me.id, partners) ?? [])
    .sort((one, other) => activityOf(other).localeCompare(activityOf(one)));
}

/** One conversation, or null when this is no live match of this member. */
export async function getConversation(me: Reader, matchId: string): Promise<Conversation | null> {
  const match = await findMatch(matchId, me.id);
  return match && viewOf(match, me.id, await findPublicMembers([partnerOf(match, me.id)]));
}

/** What the live connection needs of a conversation; null when this is no live match of this member. */
export async function getMatchHead(
  me: Reader,
  matchId: string,
): Promise<{ partnerId: string; lastSeq: number } | null> {
  const match = await findMatch(matchId, me.id);
  return match && { partnerId: partnerOf(match, me.id).toString(), lastSeq: match.lastSeq };
}

/**
 * Messages of a conversation, oldest first: the newest ones, those before or those after a number (both excluded), at
 * most `limit`. Null when this is no live match of this member.
 */
export async function listMessagesOf(
  me: Reader,
  matchId: string,
  wanted: { before?: number | undefined; after?: number | undefined; limit?: number | undefined } = {},
): Promise<MessageView[] | null> {
  const match = await findMatch(matchId, me.id);
  if (match === null) return null;
  const { first, last } = stretchOf(match.lastSeq, { ...wanted, limit: wanted.limit ?? DEFAULT_MESSAGES_LISTED });
  return (await listMessages(matchId, first, last)).map(messageView);
}

/** In how many conversations something is unread. */
export async function countUnreadConversations(me: Reader): Promise<number> {
  return countUnreadMatches(me.id);
}

/** A stored message as the API and the socket show it. */
export function messageView(message: MessageRecord): MessageView {
  return {
    id: message._id,
    seq: message.seq,
    senderId: message.senderId.toString(),
    message: message.text,
    createdAt: message.createdAt.toISOString(),
    matchId: message.matchId,
  };
}

const activityOf = (conversation: Conversation) => conversation.lastMessageTime ?? conversation.matchedAt;

/** Null when the partner's account is gone: there is nobody to talk to. */
function viewOf(
  match: PairRecord,
  me: Types.ObjectId,
  partners: ReadonlyMap<string, PublicMember>,
): Conversation | null {
  const partnerId = partnerOf(match, me);
  const partner = partners.get(partnerId.toString());
  if (partner === undefined) return null;
  return {
    matchId: match._id,
    partnerId: partnerId.toString(),
    partnerName: partner.user.firstName,
    partnerProfileImage: partner.user.profileImageUrl,
    partnerMembershipTier: partner.user.membershipTier,
    partnerVerified: partner.user.idVerified,
    partnerIsDemo: partner.user.isDemo,
    lastMessage: match.lastMessage?.text ?? null,
    lastMessageTime: match.lastMessage?.at?.toISOString() ?? null,
    lastMessageSenderId: match.lastMessage?.senderId.toString() ?? null,
    compatibilityScore: match.compatibility ?? 0,
    matchedAt: (match.matchedAt ?? match.createdAt).toISOString(),
    unreadCount: Math.max(0, match.lastSeq - readSeqOf(match, me)),
    lastSeq: match.lastSeq,
    partnerReadSeq: readSeqOf(match, partnerId),
  };
}
