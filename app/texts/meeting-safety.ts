/** The safety guidelines for a first meeting. */
export const meetingSafetyTexts = {
  title: (name: string) => `Safety Guidelines for Meeting ${name}`,
  lead: "Most meetings go well. These habits help you to keep it that way.",
  meeting: {
    title: "Meeting safety",
    points: [
      {
        title: "Meet in public places",
        body: "A café, a museum, a busy park by day. Not at home, not at theirs, not in a car.",
      },
      {
        title: "Tell someone",
        body: "Give a friend the name, the place and the time, and let them know when you are back.",
      },
      {
        title: "First meetings 1-2 hours maximum",
        body: "Short is easy to arrange, easy to end and easy to repeat. Come and go by your own means.",
      },
    ],
  },
  communication: {
    title: "Communication best practices",
    points: [
      {
        title: "Keep conversations on the product",
        body: (brand: string) => `Inside ${brand}, messages are screened, and you can block and report with one press.`,
      },
      {
        title: "Video chat first",
        body: "A few minutes face to face show whether a person is who the photos say.",
      },
      {
        title: "Trust your instincts",
        body: "If something feels wrong, stop. You owe nobody a reason.",
      },
    ],
  },
  redFlags: {
    title: "Red flags",
    lead: "End the conversation and report it when somebody",
    points: [
      "asks for money",
      "refuses to meet in public",
      "pressures you to move off the app quickly",
      "tells inconsistent stories",
      "reacts with anger to your boundaries",
      "asks for intimate photos early",
      "claims to be travelling or unable to meet soon",
    ],
  },
  support: {
    title: "You are not alone with it",
    body: "Write to us whenever something worries you; we answer day and night. In danger, call your local emergency number first.",
    available: "24/7 Support Available",
    verified: "Background Verified Members",
  },
  understand: "I Understand - Start Chatting!",
} as const;
