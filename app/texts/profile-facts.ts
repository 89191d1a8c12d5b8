/** What the facts of a profile are called where they are shown. */
export const profileFactTexts = {
  interests: "Interests",
  height: "Height",
  education: "Education",
  relationshipGoal: "Looking for",
  religion: "Religion",
  hasChildren: "Has children",
  wantsChildren: "Wants children",
  income: "Income",
  gender: "Gender",
  photos: "Photos",
  video: "Video introduction",
  added: "Added",
  yes: "Yes",
  no: "No",
} as const;
