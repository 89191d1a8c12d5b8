/** Sentences of the live connection. */
export const liveTexts = {
  badFrame: "This frame could not be understood.",
  notYourMatch: "This conversation is not open to you.",
  noSuchMessage: "There is no message with this number yet.",
  tooManySubscriptions: "No more conversations can be followed at once on one connection.",
  failed: "This did not work. Please try again.",
  unmatched: "This match has ended.",
  closed: {
    goingAway: "restarting",
    badFrames: "too many bad frames",
    tooBig: "frame too big",
    sessionEnded: "session ended",
    notYourMatch: "not your match",
    idle: "no answer",
    tooFast: "too fast",
  },
  refused: {
    notFound: "Not Found",
    foreignOrigin: "This connection was not asked for by our own pages.",
    unauthorized: "Unauthorized",
    stopping: "The service is restarting. Please try again in a moment.",
  },
} as const;

/** A notification in words, for a toast. A like never says whose it is. */
export function notificationText(notification: { kind: "match" | "message"; partnerName: string } | { kind: "like" }): {
  title: string;
  description: string;
} {
  switch (notification.kind) {
    case "match":
      return { title: "It's a Match!", description: `You and ${notification.partnerName} like each other.` };
    case "message":
      return { title: `New message from ${notification.partnerName}`, description: "Open your messages to read it." };
    case "like":
      return { title: "Somebody likes you", description: "Discover who it is." };
  }
}
