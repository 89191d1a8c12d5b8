/** Sentences of conversations; those of the specification word for word. */
export const chatTexts = {
  empty: "Please write a message first.",
  tooLong: (max: number) => `A message can have at most ${max.toLocaleString("en-US")} characters.`,
  insufficientCredits: "Insufficient chat credits",
  noCreditsToast: {
    title: "No Chat Credits",
    description: "You've run out of chat credits. Upgrade your membership or buy more credits.",
    variant: "destructive",
  },
  noCreditsBlock: "Please upgrade your membership or buy more chat credits.",
  sendFailedToast: { title: "Failed to send message", description: "Please try again.", variant: "destructive" },
  notFound: "This conversation does not exist.",
  badSeq: "Give the number of a message: a whole number from 0.",
  badLimit: (max: number) => `Give a whole number from 1 to ${max}.`,
  badClientId: (max: number) => `Give 1 to ${max} characters.`,
  unreadAhead: "There is no message with this number yet.",
} as const;
