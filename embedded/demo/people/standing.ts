import { drawWeighted, type Random } from "../random";

const MINUTES_PER_DAY = 24 * 60;

/** What a member has with the service: plan, credits, checks, and since when. */
export interface Standing {
  readonly membershipTier?: "silver" | "gold" | "platinum";
  readonly chatCredits: number;
  readonly idVerified: boolean;
  readonly backgroundCheckStatus: "pending" | "in_progress" | "completed";
  readonly marketingConsentGiven: boolean;
  readonly joinedMinutesAgo: number;
  readonly activeMinutesAgo: number;
}

const TIERS = [
  { tier: undefined, share: 32, credits: 15 },
  { tier: "silver", share: 26, credits: 15 },
  { tier: "gold", share: 26, credits: 50 },
  { tier: "platinum", share: 16, credits: 15 },
] as const;

/** Draws a standing. Only gold and platinum members have a background check, and only after their ID. */
export function drawStanding(random: Random): Standing {
  const { tier, credits } = drawWeighted(TIERS, ({ share }) => share, random);
  const mayBeChecked = tier === "gold" || tier === "platinum";
  const idVerified = random() < (mayBeChecked ? 0.8 : 0.45);
  const checked = random();
  const joinedMinutesAgo = Math.round((2 + 420 * random() ** 2) * MINUTES_PER_DAY);
  return {
    ...(tier ? { membershipTier: tier } : {}),
    chatCredits: tier === "platinum" ? credits : Math.floor(random() * (credits + 1)),
    idVerified,
    backgroundCheckStatus:
      !mayBeChecked || !idVerified || checked < 0.2 ? "pending" : checked < 0.35 ? "in_progress" : "completed",
    marketingConsentGiven: random() < 0.3,
    joinedMinutesAgo,
    // Most were here this week, some this hour, a few have been away for a month.
    activeMinutesAgo: Math.round(
      Math.min(joinedMinutesAgo - MINUTES_PER_DAY, 3 + 40 * random() ** 4 * MINUTES_PER_DAY),
    ),
  };
}
