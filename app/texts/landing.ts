/** Texts of the landing page and of How it Works. */
export const landingTexts = {
  metaTitle: "Premium dating with verified profiles",
  metaDescription:
    "A calm dating service for adults: verified profiles, a 150-question compatibility assessment, video introductions and private chat.",
  eyebrow: "Premium dating, verified",
  title: "Meet someone who means it.",
  lead: (brand: string) =>
    `${brand} is for adults who would rather meet a few right people than scroll past a thousand. Identity checks and 150 honest questions do the groundwork. The rest happens at your pace.`,
  start: "Start Your Journey",
  learnMore: "Learn More",
  getStarted: "Get Started",
  underButtons: "Free to join. 15 starter chats are included.",

  stripTitle: "What is checked, and what is promised",
  strip: {
    background: {
      title: "Background Verified",
      text: "Gold and Platinum members can run a background check with an independent provider. The mark appears once it has been completed, never before.",
    },
    identity: {
      title: "Identity Confirmed",
      text: "Members verify with a government ID, compared with their photos by facial recognition matching. You can choose to see verified members only.",
    },
    compatibility: {
      title: "90% Compatibility",
      text: "Platinum begins at 90% compatibility, worked out from your answers on 110+ factors. A score says how answers agree. It does not promise a happy ending.",
    },
  },

  questionsTitle: "The questions most people get to in year two",
  questionsText:
    "Money, faith, family, the shape of an ordinary Sunday. You answer once, in your own time, and every answer is saved as you go. Nobody sees your answers; what others see is how well they agree with theirs, by subject.",
  questionsPoints: [
    "150 questions in five parts: relationship, religion, financial, family and everything else",
    "More than 110 of them are scored, and each weighs what it should",
    "The score is the same from both sides, with a breakdown you can read",
  ],
  exampleLabel: "An example",
  exampleQuestion: "A quiet evening at home is a good evening.",
  exampleScale: ["Strongly Disagree", "Disagree", "Neutral", "Agree", "Strongly Agree"],

  safetyTitle: "Your contact details stay yours",
  safetyText:
    "Messages and profiles are screened for phone numbers, email addresses and social handles. When two people both want to exchange details, there is a place for it: both confirm the safety reminder, both agree, and only then does each see what the other typed.",
  safetyLink: "Read our safety tips",

  plansTitle: "Three plans, plainly described",
  plansLead: "Prices are per month in US dollars. Every plan includes the whole assessment and identity verification.",
  extraTitle: "Extra chats, when you need them",
  extraText:
    "One message is one chat. Packs never expire and are used after your monthly chats. Platinum never needs them.",

  closingTitle: "Begin with an honest profile.",
  closingText: "Three short pages make a start. The questions can wait until the evening.",
} as const;

export const learnMoreTexts = {
  metaTitle: "How it Works",
  metaDescription:
    "Create a profile, get verified, take the 150-question compatibility quiz and connect: how membership works, what is checked and how long it takes.",
  title: "How it Works",
  lead: "From an empty profile to a first conversation, in four steps. You decide when to take the next one.",

  stepsTitle: "Your journey in four steps",
  steps: [
    {
      title: "Create your profile",
      text: "Three short pages: the basics, up to six photos and a video introduction, and what you are looking for. Then you read and accept the safety waiver.",
    },
    {
      title: "Get verified",
      text: "Upload a government ID. It is compared with your photos by facial recognition matching. Gold and Platinum members can add a background check.",
    },
    {
      title: "Take the compatibility quiz",
      text: "150 questions, one at a time, on relationship, religion, finances, family and more. Stop whenever you like: every answer is saved.",
    },
    {
      title: "Connect",
      text: "See people whose answers agree with yours, like or pass, and talk when the liking is mutual. Exchange contact details only when you both agree to.",
    },
  ],

  featuresTitle: "What you get",
  features: {
    verified: {
      title: "Verified profiles",
      text: "A mark on a profile means that a government ID was checked. What was checked is written beside it.",
    },
    matching: {
      title: "Smart matching",
      text: "Compatibility from 110+ factors of your questionnaire, with a breakdown by subject, the same for both of you.",
    },
    video: {
      title: "Video profiles",
      text: "Introduce yourself in up to 60 seconds, or in up to 2 minutes with Gold and Platinum. A voice tells more than a caption.",
    },
    chat: {
      title: "Real-time chat",
      text: "Private conversations inside a match, screened so that nobody is pushed to share contact details early.",
    },
    search: {
      title: "Advanced search",
      text: "Gold and Platinum members narrow discovery by the details that matter to them. Seeing verified members only is free for everyone.",
    },
    trust: {
      title: "Trust scores",
      text: "From 0 to 100, made of what was really proven: email, profile, photos, video, questionnaire, ID and background check.",
    },
  },

  plansTitle: "Choose how you meet",
  plansLead: "Start without a plan and 15 starter chats. Change or cancel from the membership page at any time.",

  verificationTitle: "How verification works",
  verificationLead:
    "Verification is a look at documents on a given day. It makes deception harder; it cannot make anyone safe by itself.",
  verification: {
    identity: {
      title: "Identity verification",
      time: "1-2 business days",
      text: "A clear picture of a driver's license, passport, state ID card or military ID, with all four corners visible, compared with your photos.",
    },
    background: {
      title: "Background check",
      time: "3-5 business days",
      text: "A criminal record check by an independent provider. For Gold and Platinum members who ask for it.",
    },
    employment: {
      title: "Employment and education",
      time: "2-3 business days",
      text: "Optional, as a part of the background check: what you say about your work and your studies is confirmed.",
    },
    complete: {
      title: "Complete profile",
      time: "5-7 business days",
      text: "When every part has come back, the full report is finished and your profile shows the marks you earned.",
    },
  },
  timeLabel: "Usually takes",

  closingTitle: "Ready when you are.",
  closingText: "Create a profile today and verify it when it suits you.",
  closingAction: "Get Started",
  memberAction: "Go to your home page",
} as const;
