/** A profile that passes every rule. */
export const validProfile = {
  bio: "I restore old sailing boats and read more novels than my shelves can hold.",
  age: 34,
  location: "Lisbon",
  profession: "Boat builder",
  height: 178,
  education: "Trade School",
  interests: ["Travel", "Reading", "Nature"],
  relationshipGoal: "long_term",
  religion: "agnostic",
  hasChildren: false,
  wantsChildren: true,
  income: "$50,000 - $75,000",
};
