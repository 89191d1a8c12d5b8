import type { Types } from "mongoose";
import { Profile } from "~models/profile";
import { countConfirmedReports } from "~models/report";
import { User } from "~models/user";
import { WAIVER_VERSION } from "../safety/waiver-version";
import type { Member } from "./member";
import { trustParts, trustScore, type TrustPart, type TrustProofs } from "./trust-score";

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

/** A trust score, 0–100, and how it is made up. */
export interface TrustStanding {
  score: number;
  parts: TrustPart[];
  confirmedReports: number;
}

/** The trust score of a member with its make-up, from what stands in the database. */
export async function getTrustStanding(me: Member): Promise<TrustStanding> {
  const [profile, reports] = await Promise.all([
    Profile.findById(me.id).select("photos videoUrl").lean(),
    countConfirmedReports([me.id]),
  ]);
  const proofs: TrustProofs = {
    emailVerified: me.emailVerified,
    profileComplete: me.profileComplete,
    hasPhotos: (profile?.photos.length ?? 0) > 0,
    hasVideo: Boolean(profile?.videoUrl),
    questionnaireComplete: me.questionnaireComplete,
    idVerified: me.idVerified,
    backgroundCheckCompleted: me.backgroundCheckStatus === "completed",
  };
  const confirmedReports = reports.get(me.id.toString()) ?? 0;
  return { score: trustScore(proofs, confirmedReports), parts: trustParts(proofs), confirmedReports };
}

/** The trust score of a member, 0–100. */
export async function getTrustScore(me: Member): Promise<number> {
  return (await getTrustStanding(me)).score;
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
