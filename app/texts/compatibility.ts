/** Why two people fit, in words; the same wherever it is told. */
export const compatibilityTexts = {
  agreements: "What you share",
  difference: "Worth talking about",
  /** The areas of life by which the questionnaire is ordered. */
  areas: {
    relationship: "Relationship",
    religion: "Faith and convictions",
    financial: "Money and work",
    family: "Family and home",
    other: "Everyday life",
  },
} as const;
