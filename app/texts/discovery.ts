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
  undoFailedToast: {
    title: "Error",
    description: "Failed to undo the pass. Please try again.",
    variant: "destructive",
  },
  goneToast: { title: "Error", description: "This member is not here any more.", variant: "destructive" },

  cards: "People for you",
  pass: "Pass",
  like: "Like",
  match: "Match",
  undo: "Undo",
  undoPass: (name: string) => `Undo: bring ${name} back`,
  nothingToUndo: "Undo: there is no pass to undo",
  /** Which keys do what, for those who have keys. */
  keys: "Keys: ← pass, → like",
  announce: (card: { name: string; age: number; place: string; score: number }) =>
    `${card.name}, ${card.age}, ${card.place}. ${card.score}% compatible.`,

  nameAndAge: (name: string, age: number) => `${name}, ${age}`,
  verified: "Verified",
  demo: "Demo member",
  compatible: (percent: number) => `${percent}% compatible`,
  moreInterests: (count: number) => `+${count}`,
  moreInterestsSpoken: (count: number) => `and ${count} more`,
  interests: "Interests",
  photoAlt: (name: string, number: number) => `${name}, photo ${number}`,
  photoCount: (number: number, total: number) => `${number} of ${total}`,
  previousPhoto: "Previous photo",
  nextPhoto: "Next photo",
  morePhotos: "More photos",

  filters: "Filters",
  verifiedOnly: "Verified only",
  compatibilityFrom: "Compatibility from",
  fromPercent: (percent: number) => `${percent}%+`,
  applyFilters: "Apply",

  compatibilityTitle: "Compatibility",
  tooLittleKnown: "Too little in common to say",

  about: (name: string) => `About ${name}`,
  details: {
    profession: "Profession",
    education: "Education",
    height: "Height",
    goal: "Looking for",
    religion: "Religion or belief",
    children: "Children",
    trust: "Trust score",
  },
  centimetres: (height: number) => `${height} cm`,
  children: (has: boolean, wants: boolean) =>
    `${has ? "Has children" : "No children"}, ${wants ? "wants children" : "does not want children"}`,
  outOfHundred: (score: number) => `${score} of 100`,
  video: (name: string) => `Video introduction of ${name}`,
  safety: "Something not right?",
  report: "Report",
  block: "Block",
  reportOf: (name: string) => `Report ${name}`,
  blockOf: (name: string) => `Block ${name}`,

  endings: {
    "all-seen": {
      title: "You have seen everyone",
      body: "That was everybody who fits right now. You can look once more at those you passed, or come back later: new members join every day.",
      action: "Start Over",
    },
    empty: {
      title: "No More Matches",
      body: "Nobody new fits you right now. New members join every day, so it is worth coming back.",
      action: "Refresh",
    },
    failed: {
      title: "More people could not be loaded",
      body: "The connection may be interrupted. What you decided so far is kept.",
      action: "Refresh",
    },
  },
  widen: (percent: number) => `Look from ${percent}% compatibility on`,
  filtersNarrow: "Only verified members are shown.",
  clearFilters: "Show everybody",
  looking: "Looking for more people",
  startedOverToast: (count: number) => ({
    title: count === 1 ? "1 person is back" : `${count} people are back`,
  }),

  reminder: {
    title: "Before you start chatting",
    lead: (name: string) =>
      `You are about to like ${name} and, if the feeling is mutual, to talk. Two things keep both of you safe.`,
    careful: "I will keep our conversation here and share no contact or payment details",
    publicPlace: "I will meet in a public place and tell someone where I am",
    carefulRequired: "Please confirm that you keep the conversation here",
    publicPlaceRequired: "Please confirm that you meet in a public place",
    confirm: "Start Chatting",
    cancel: "Cancel Match",
  },
  liked: {
    title: "Like Sent",
    body: (name: string) => `If ${name} likes you too, you are matched and can start chatting.`,
    goOn: "Keep discovering",
  },
  matched: {
    lead: (name: string) => `It's a Match! You and ${name} like each other.`,
    openConversation: "Open the conversation",
  },
} as const;
