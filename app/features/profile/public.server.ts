import type { Types } from "mongoose";
import { Profile } from "~models/profile";
import { countConfirmedReports } from "~models/report";
import { User } from "~models/user";
import { mediaOrigin } from "~/platform/security-headers.server";
import { shownFirstName } from "../account/first-name";
import { trustScore } from "../account/trust-score";
import type { BackgroundCheckStatus } from "../account/member";
import type { Tier } from "../membership/plans";

/** What members see of another member's account. Never the last name, the address, or anything of the payment. */
export interface PublicUser {
  id: string;
  firstName: string;
  profileImageUrl: string | null;
  membershipTier: Tier | null;
  trustScore: number;
  idVerified: boolean;
  backgroundCheckStatus: BackgroundCheckStatus;
  isDemo: boolean;
}

const SHOWN =
  "bio age location profession height education interests relationshipGoal religion hasChildren wantsChildren gender photos videoUrl";

/** What members see of another member's profile: all but the income range and the wishes, which serve matching alone. */
export interface PublicProfile {
  firstName: string;
  bio: string;
  age: number;
  location: string;
  profession: string;
  height: number;
  education: string;
  interests: string[];
  relationshipGoal: string;
  religion: string;
  hasChildren: boolean;
  wantsChildren: boolean;
  gender: string | null;
  photos: string[];
  /** The video introduction, if there is one that our media service holds. */
  videoUrl: string | null;
}

export interface PublicMember {
  user: PublicUser;
  profile: PublicProfile;
}

/**
 * Members as others see them, by id; of three queries in all. An account that is gone or without a complete profile is
 * absent. Whether the viewer may see them is for the caller to know.
 */
export async function findPublicMembers(ids: readonly Types.ObjectId[]): Promise<Map<string, PublicMember>> {
  if (ids.length === 0) return new Map();
  const among = { _id: { $in: [...ids] } };
  const [users, profiles, reports] = await Promise.all([
    User.find({ ...among, profileComplete: true })
      .select(
        "firstName profileImageUrl membershipTier idVerified backgroundCheckStatus emailVerified profileComplete questionnaireComplete demo",
      )
      .lean(),
    Profile.find({ ...among, completedAt: { $exists: true } })
      .select(SHOWN)
      .lean(),
    countConfirmedReports(ids),
  ]);
  const profileById = new Map(profiles.map((profile) => [profile._id.toString(), profile]));
  const members = users.flatMap((user): [string, PublicMember][] => {
    const id = user._id.toString();
    const profile = profileById.get(id);
    if (profile === undefined) return [];
    const firstName = shownFirstName(user.firstName);
    const proofs = {
      emailVerified: user.emailVerified,
      profileComplete: user.profileComplete,
      hasPhotos: profile.photos.length > 0,
      hasVideo: Boolean(profile.videoUrl),
      questionnaireComplete: user.questionnaireComplete,
      idVerified: user.idVerified,
      backgroundCheckCompleted: user.backgroundCheckStatus === "completed",
    };
    const shown: PublicMember = {
      user: {
        id,
        firstName,
        profileImageUrl: user.profileImageUrl ?? null,
        membershipTier: user.membershipTier ?? null,
        trustScore: trustScore(proofs, reports.get(id) ?? 0),
        idVerified: user.idVerified,
        backgroundCheckStatus: user.backgroundCheckStatus,
        isDemo: user.demo,
      },
      profile: {
        firstName,
        bio: profile.bio ?? "",
        age: profile.age ?? 0,
        location: profile.location ?? "",
        profession: profile.profession ?? "",
        height: profile.height ?? 0,
        education: profile.education ?? "",
        interests: profile.interests,
        relationshipGoal: profile.relationshipGoal ?? "long_term",
        religion: profile.religion ?? "other",
        hasChildren: profile.hasChildren ?? false,
        wantsChildren: profile.wantsChildren ?? false,
        gender: profile.gender ?? null,
        photos: profile.photos,
        videoUrl: shownVideo(profile.videoUrl),
      },
    };
    return [[id, shown]];
  });
  return new Map(members);
}

/** An address elsewhere would be a way around the screening of what members tell about themselves. */
function shownVideo(url: string | null | undefined): string | null {
  return url?.startsWith(`${mediaOrigin()}/`) ? url : null;
}
