import { describe, expect, it } from "vitest";
import {
  chatPacks,
  COMPATIBILITY_THRESHOLD,
  isTier,
  MONTHLY_CHATS,
  plans,
  PRICE_CENTS,
  signInToChoosePlan,
  tiers,
} from "./plans";

describe("plans", () => {
  it("shows every plan with its price, the popular one being gold", () => {
    expect(plans.map((plan) => `${plan.name} ${plan.price}`)).toEqual([
      "Silver $9.99",
      "Gold $14.99",
      "Platinum $19.99",
    ]);
    expect(plans.filter((plan) => plan.isPopular).map((plan) => plan.tier)).toEqual(["gold"]);
  });

  it.each(tiers)("tells the truth about the chats and the matching of %s", (tier) => {
    const plan = plans.find((candidate) => candidate.tier === tier);
    const chats = MONTHLY_CHATS[tier] === Infinity ? "Unlimited chats" : `${MONTHLY_CHATS[tier]} chats`;
    expect(plan?.chats).toContain(chats);
    expect(plan?.features[0]).toContain(chats);
    expect(plan?.matching).toContain(`${COMPATIBILITY_THRESHOLD[tier]}%`);
  });

  it("sells packs whose quantity is the multiplier of the smallest pack's price", () => {
    const unit = chatPacks[0]?.priceCents ?? 0;
    for (const pack of chatPacks) expect(Math.abs(pack.quantity * unit - pack.priceCents)).toBeLessThan(5);
    expect(chatPacks.filter((pack) => pack.isBestValue).map((pack) => pack.chats)).toEqual([25]);
  });

  it("accepts only the three tiers", () => {
    expect(tiers.every(isTier)).toBe(true);
    expect(["", "bronze", "Gold", null, undefined, 1].some(isTier)).toBe(false);
  });

  it("leads through sign-in to the chosen plan", () => {
    const url = new URL(signInToChoosePlan("gold"), "https://site.example");
    expect(url.pathname).toBe("/api/login");
    expect(url.searchParams.get("returnTo")).toBe("/membership?plan=gold");
    expect(PRICE_CENTS.gold).toBe(1499);
  });
});
