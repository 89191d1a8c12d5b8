/** Texts of discovery; those of the specification word for word. */
export const discoveryTexts = {
  title: "Discover",
  finishFirst: {
    title: "One step before you discover",
    description: "Please finish your profile, the safety waiver and the questionnaire first.",
  },
  noSuchMember: "This member is not here any more.",
  alreadyMatched: "You are matched with this member.",
  limitInvalid: "limit must be a whole number from 1 to 100.",
  minInvalid: "min must be a whole number from 60 to 100.",
  verifiedOnlyInvalid: "verifiedOnly must be true or false.",
  matchedToast: { title: "It's a Match!", variant: "success" },
  likedToast: { title: "Like Sent", variant: "success" },
  likeFailedToast: {
    title: "Error",
    description: "Failed to send like. Please try again.",
    variant: "destructive",
  },
  passFailedToast: {
    title: "Error",
    description: "Failed to pass. Please try again.",
    variant: "destructive",
  },
} as const;
