/** Texts about plans. The figures in them are tied to `features/membership/plans.ts` by its test. */
export const tierNames = { silver: "Silver", gold: "Gold", platinum: "Platinum" } as const;

export const planTexts = {
  silver: {
    name: tierNames.silver,
    tagline: "Basic membership",
    chats: "15 chats per month",
    matching: "Matches from 60% compatibility",
    features: [
      "15 chats each month",
      "Matches from 60% compatibility",
      "The full 150-question compatibility assessment",
      "Government ID verification",
      "A video introduction of up to 60 seconds",
    ],
  },
  gold: {
    name: tierNames.gold,
    tagline: "Premium experience",
    chats: "50 chats per month",
    matching: "Matches from 80% compatibility",
    features: [
      "50 chats each month",
      "Matches from 80% compatibility, or wider when you choose",
      "Background screening, run when you ask for it",
      "Advanced search filters",
      "A video introduction of up to 2 minutes",
      "Priority support",
    ],
  },
  platinum: {
    name: tierNames.platinum,
    tagline: "Ultimate experience",
    chats: "Unlimited chats",
    matching: "Matches from 90% compatibility",
    features: [
      "Unlimited chats",
      "Matches from 90% compatibility, or wider when you choose",
      "Full verification: government ID and background check",
      "Profile boost: first in line for 30 minutes, once a day",
      "Analytics of your views, likes and match rate by day",
      "Advanced search filters",
      "A video introduction of up to 2 minutes",
      "VIP support, answered first",
    ],
  },
} as const;

export const planCardTexts = {
  mostPopular: "Most Popular",
  perMonth: "per month",
  choose: (plan: string) => `Choose ${plan}`,
  billing: "Billed monthly. Cancel any time; your plan then runs to the end of the paid month.",
};

export const chatPackTexts = {
  bestValue: "Best Value",
  name: (chats: number) => `${chats} chats`,
};
