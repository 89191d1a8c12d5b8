/** The values that profile fields may take, with the words that members read. */
export const INTERESTS = [
  "Travel",
  "Fitness",
  "Wine",
  "Art",
  "Yoga",
  "Music",
  "Cooking",
  "Reading",
  "Photography",
  "Dancing",
  "Sports",
  "Movies",
  "Gaming",
  "Nature",
  "Fashion",
  "Technology",
  "Volunteering",
  "Gardening",
  "Writing",
  "Meditation",
] as const;

export const EDUCATION_LEVELS = [
  "High School",
  "Some College",
  "Bachelor's Degree",
  "Master's Degree",
  "PhD",
  "Trade School",
  "Professional Certificate",
] as const;

export const INCOME_RANGES = [
  "Under $25,000",
  "$25,000 - $50,000",
  "$50,000 - $75,000",
  "$75,000 - $100,000",
  "$100,000 - $150,000",
  "Over $150,000",
] as const;

export const RELATIONSHIP_GOAL_LABELS = {
  marriage: "Marriage",
  long_term: "Long-term relationship",
  casual: "Casual dating",
  friendship: "Friendship",
} as const;

export const RELIGION_LABELS = {
  christian: "Christian",
  jewish: "Jewish",
  muslim: "Muslim",
  hindu: "Hindu",
  buddhist: "Buddhist",
  atheist: "Atheist",
  agnostic: "Agnostic",
  other: "Other",
} as const;

export const GENDER_LABELS = { woman: "Woman", man: "Man", nonbinary: "Non-binary" } as const;

export const MAX_PHOTOS = 6;
export const MIN_BIO = 50;
export const MAX_BIO = 500;
export const AGE = { min: 18, max: 100, initial: 25 } as const;
export const HEIGHT_CM = { min: 120, max: 250, initial: 170 } as const;
