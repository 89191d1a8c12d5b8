import type { Types } from "mongoose";
import type { Tier } from "../membership/plans";

export type BackgroundCheckStatus = "pending" | "in_progress" | "completed" | "failed";

/** The signed-in member, as guards hand it to screens and calls. */
export interface Member {
  id: Types.ObjectId;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  membershipTier: Tier | null;
  chatCredits: number;
  profileComplete: boolean;
  questionnaireComplete: boolean;
  waiverAccepted: boolean;
  idVerified: boolean;
  backgroundCheckStatus: BackgroundCheckStatus;
  marketingConsentGiven: boolean;
  /** Made by the local mode's loader; screens mark such members. */
  isDemo: boolean;
  createdAt: Date;
}
