import { planTexts } from "~/texts/membership";

/** The tiers from the smallest to the largest. A member without one is treated as silver. */
export const tiers = ["silver", "gold", "platinum"] as const;

export type Tier = (typeof tiers)[number];

/** Whether a value from outside (a query, a form, a document) names a tier. */
export function isTier(value: unknown): value is Tier {
  return tiers.some((tier) => tier === value);
}

/** US cents a month. */
export const PRICE_CENTS: Readonly<Record<Tier, number>> = { silver: 999, gold: 1499, platinum: 1999 };

/** Chats that a paid plan brings with each paid month; Infinity is never charged. */
export const MONTHLY_CHATS: Readonly<Record<Tier, number>> = { silver: 15, gold: 50, platinum: Infinity };

/** The longest video introduction. */
export const VIDEO_SECONDS: Readonly<Record<Tier, number>> = { silver: 60, gold: 120, platinum: 120 };

/** The lowest compatibility that discovery shows by itself. */
export const COMPATIBILITY_THRESHOLD: Readonly<Record<Tier, number>> = { silver: 60, gold: 80, platinum: 90 };

/** The tiers whose members may start a background check. */
export function includesBackgroundCheck(tier: Tier): boolean {
  return tier !== "silver";
}

export type ChatPack = { chats: number; priceCents: number; quantity: number; isBestValue: boolean };

/** Extra chats that never expire; `quantity` is the multiplier that `POST /api/buy-chat-credits` takes. */
export const chatPacks: readonly ChatPack[] = [
  { chats: 10, priceCents: 399, quantity: 1, isBestValue: false },
  { chats: 25, priceCents: 899, quantity: 2.25, isBestValue: true },
  { chats: 50, priceCents: 1599, quantity: 4, isBestValue: false },
];

export type Plan = {
  tier: Tier;
  name: string;
  tagline: string;
  priceCents: number;
  /** "$14.99" */
  price: string;
  isPopular: boolean;
  chats: string;
  matching: string;
  features: readonly string[];
};

/** The plans as screens show them, smallest first. */
export const plans: readonly Plan[] = tiers.map((tier) => ({
  tier,
  ...planTexts[tier],
  priceCents: PRICE_CENTS[tier],
  price: formatPrice(PRICE_CENTS[tier]),
  isPopular: tier === "gold",
}));

/** "$14.99" */
export function formatPrice(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Where a plan's button leads a visitor: through sign-in to the membership page with the plan chosen. */
export function signInToChoosePlan(tier: Tier): string {
  return `/api/login?returnTo=${encodeURIComponent(`/membership?plan=${tier}`)}`;
}
