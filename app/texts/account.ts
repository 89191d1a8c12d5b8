/** Words about a member's account. */
export const accountTexts = {
  /** In the place of a first name that a member has none of. */
  nameless: "A member",
} as const;
