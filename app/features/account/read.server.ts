import type { Types } from "mongoose";
import { Profile } from "~models/profile";
import { User } from "~models/user";
import { WAIVER_VERSION } from "../safety/waiver-version";
import type { Member } from "./member";
import { trustScore } from "./trust-score";

/** The member with this id, or null when the account no longer exists. */
export async function findMember(id: Types.ObjectId): Promise<Member | null> {
  const user = await User.findById(id).lean();
  if (user === null) return null;
  return {
    id: user._id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl ?? null,
    membershipTier: user.membershipTier ?? null,
    chatCredits: user.chatCredits,
    profileComplete: user.profileComplete,
    questionnaireComplete: user.questionnaireComplete,
    waiverAccepted: user.waiver?.version === WAIVER_VERSION,
    idVerified: user.idVerified,
    backgroundCheckStatus: user.backgroundCheckStatus,
    marketingConsentGiven: user.marketingConsentGiven,
    isDemo: user.demo,
    createdAt: user.createdAt,
  };
}

/** The trust score of a member, 0–100, from what stands in the database. */
export async function getTrustScore(me: Member): Promise<number> {
  const profile = await Profile.findById(me.id).select("photos videoUrl").lean();
  return trustScore({
    ...me,
    hasPhotos: (profile?.photos.length ?? 0) > 0,
    hasVideo: Boolean(profile?.videoUrl),
    backgroundCheckCompleted: me.backgroundCheckStatus === "completed",
  });
}

/** The user record as `GET /api/auth/user` answers it. */
export async function getUserRecord(me: Member) {
  return {
    id: me.id.toString(),
    firstName: me.firstName,
    lastName: me.lastName,
    profileImageUrl: me.profileImageUrl,
    membershipTier: me.membershipTier,
    chatCredits: me.chatCredits,
    trustScore: await getTrustScore(me),
    profileComplete: me.profileComplete,
    questionnaireComplete: me.questionnaireComplete,
    idVerified: me.idVerified,
    backgroundCheckStatus: me.backgroundCheckStatus,
    marketingConsentGiven: me.marketingConsentGiven,
  };
}
