/** Texts of matches; those of the specification word for word. */
export const matchTexts = {
  title: "Matches",
  lead: (count: number) => (count === 1 ? "One person likes you back." : `${count} people like you back.`),
  emptyTitle: "No matches yet",
  emptyBody: "When somebody whom you like likes you back, you find them here and can begin to talk.",
  discover: "Discover people",
  list: "Your matches",
  age: {
    today: "Today",
    yesterday: "Yesterday",
    days: (count: number) => `${count} days ago`,
    weeks: (count: number) => (count === 1 ? "1 week ago" : `${count} weeks ago`),
    months: (count: number) => (count === 1 ? "1 month ago" : `${count} months ago`),
  },
  matched: "Matched",
  compatible: (percent: number) => `${percent}% compatible`,
  verified: "Verified",
  demo: "Demo",
  unread: (count: number) => (count === 1 ? "1 new message" : `${count} new messages`),
  message: "Message",
  messageTo: (name: string) => `Message ${name}`,
  unmatch: "Unmatch",
  unmatchFrom: (name: string) => `Unmatch ${name}`,
  blockName: (name: string) => `Block ${name}`,
  reportName: (name: string) => `Report ${name}`,
  back: "All matches",

  detail: {
    about: (name: string) => `About ${name}`,
    photos: "Photos",
    photo: (name: string, number: number, total: number) => `${name}, photo ${number} of ${total}`,
    why: "Why you fit",
    areas: "By area of life",
    trust: "Trust score",
    ofHundred: (score: number) => `${score} of 100`,
    safety: "Your safety",
    safetyBody: "If something feels wrong, you owe nobody an explanation. A report is confidential.",
  },

  unmatching: {
    title: (name: string) => `Unmatch ${name}?`,
    body: (name: string) =>
      `This action cannot be undone. Your match and the whole conversation history with ${name} are removed, for both of you, and you will not be shown to each other again.`,
    confirm: "Unmatch",
    cancel: "Keep this match",
    doneTitle: "Unmatched",
    doneBody: "You have successfully unmatched with this user.",
    failedTitle: "Error",
    failedBody: "Failed to unmatch. Please try again.",
  },

  live: {
    matchTitle: "It's a Match!",
    matchBody: (name: string) => `You and ${name} like each other.`,
    message: (name: string) => `New message from ${name}`,
  },
} as const;
