/** Sentences of the screen on which the compatibility assessment is taken. */
export const screenTexts = {
  title: "Compatibility Quiz",
  pageTitle: (number: number, total: number) => `Question ${number} of ${total}`,
  position: (number: number, total: number) => `Question ${number} of ${total}`,
  progress: "Your progress",
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  yes: "Yes",
  no: "No",
  numberHint: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
  textHint: (max: number) => `A few words are enough; ${max} characters at most.`,
  counter: (length: number, max: number) => `${length}/${max}`,
  previous: "Previous",
  next: "Next",
  complete: "Complete Questionnaire",
  completeHint: "Your answers can be changed until you complete the questionnaire; then they stand.",
  allAnswered: "Every question has an answer",
  allAnsweredBody: "You can look through your answers once more, or complete the questionnaire now.",

  saved: "Saved",
  notSaved: "Not saved. Trying again.",
  savedOnSend: "Your answer is saved when you press Next or Previous.",
  keys: "Keys",
  keysDigits: (last: string) => `1 to ${last} choose, Enter goes on, ← and → go back and forth.`,
  keysYesNo: "Y and N choose, Enter goes on, ← and → go back and forth.",
  keysNumber: "Enter goes on; outside the field, ← and → go back and forth.",
  keysText: "Outside the field, Enter goes on, and ← and → go back and forth.",

  toFirstOpen: (number: number) => `Go to the first open question (${number})`,
  overview: "All questions",
  overviewLegend: "A tick marks what you have answered.",
  overviewEntry: (number: number, isAnswered: boolean) => `Question ${number}, ${isAnswered ? "answered" : "open"}`,
  overviewCount: (answered: number, total: number) => `${answered} of ${total}`,

  notLoadedToast: {
    title: "Not loaded",
    description: "That question could not be loaded. Trying again.",
    variant: "destructive",
  },

  /** What stands before and behind the day. */
  completedLead: ["You completed it on", "."],
  completedBody: "Your answers stand, and we compare them with those of other members.",
} as const;

export { scaleLabels } from "./questionnaire";
