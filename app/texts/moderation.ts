/** Texts of blocking and reporting. */
export const moderationTexts = {
  someone: "this member",
  unknownMember: "There is no such member.",
  block: {
    title: (name: string) => `Block ${name}?`,
    lead: "Blocking is quiet and takes effect at once.",
    happens: "What happens",
    effects: (name: string) => [
      `You and ${name} no longer see each other anywhere: not among the people you discover, not in matches, not in messages.`,
      "If you are matched, the match and its whole conversation are removed for both of you.",
      `${capital(name)} is not told. A block cannot be taken back.`,
    ],
    reportInstead: "Did something happen that we should know of?",
    report: (name: string) => `Report ${name}`,
    confirm: (name: string) => `Block ${name}`,
    cancel: "Go back",
    doneTitle: "Blocked",
    doneBody: (name: string) => `You and ${name} no longer see each other.`,
  },
  report: {
    title: (name: string) => `Report ${name}`,
    lead: (name: string) => `Our staff read every report. ${capital(name)} is not told who sent it.`,
    evidence: "If you are matched, the last 20 messages between you go along with the report.",
    reason: "What is it about?",
    reasons: {
      harassment: { label: "Harassment or threats", detail: "Insults, pressure, hate, unwanted intimate messages" },
      spam: { label: "Spam or advertising", detail: "The same text to everybody, links, offers" },
      fake: { label: "Not who they say they are", detail: "Photos of somebody else, an invented life" },
      underage: { label: "May be under 18", detail: "Looks or says so" },
      money: { label: "Asks for money", detail: "Gifts, loans, investments, account details" },
      other: { label: "Something else", detail: "Please say what in the details" },
    },
    reasonRequired: "Please choose what it is about",
    details: "Details",
    detailsHint: "What happened, and when? Your own words are enough.",
    detailsTooLong: "Details must be at most 1000 characters",
    detailsInvalid: "Details must be a text",
    alsoBlock: (name: string) => `Also block ${name}`,
    alsoBlockHint: "You then no longer see each other anywhere, and a match between you ends.",
    alsoBlockInvalid: "Answer with true or false",
    confirm: "Send report",
    cancel: "Go back",
    tooMany: "You have sent as many reports today as we can take in. Please try again tomorrow.",
  },
  received: {
    title: "Thank you. Your report has arrived",
    lead: "It was right to tell us.",
    next: "What happens now",
    steps: (name: string) => [
      "Our staff read it, with the messages that came along. Reports on minors and threats come first.",
      `If it is confirmed, ${name} loses trust points, and in serious cases the account.`,
      "You need not do anything more. If you feel in danger, call the police first.",
    ],
    blocked: (name: string) => `You and ${name} no longer see each other.`,
    blockToo: (name: string) => `Block ${name}`,
    safetyTips: "Read our safety tips",
    goOn: "Go on",
  },
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
