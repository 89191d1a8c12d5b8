import type { Tier } from "../membership/plans";

/** One conversation as one of its two members sees it: the API's shape. Dates are ISO. */
export interface Conversation {
  matchId: string;
  partnerId: string;
  partnerName: string;
  partnerProfileImage: string | null;
  partnerMembershipTier: Tier | null;
  partnerVerified: boolean;
  /** The partner was made by the local mode's loader. */
  partnerIsDemo: boolean;
  /** Null before the first message. */
  lastMessage: string | null;
  lastMessageTime: string | null;
  lastMessageSenderId: string | null;
  /** 0–100, as it was when they matched. */
  compatibilityScore: number;
  matchedAt: string;
  /** Messages that this member has not read. An own message counts everything before it as read. */
  unreadCount: number;
  /** The number of the newest message; 0 before the first. */
  lastSeq: number;
  /** Up to which number the partner has read. */
  partnerReadSeq: number;
}
