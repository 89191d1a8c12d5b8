/** Sentences of the compatibility assessment. */
export const questionnaireTexts = {
  incomplete: "Incomplete Questionnaire: Please answer all questions before submitting.",
  incompleteToast: {
    title: "Incomplete Questionnaire",
    description: "Please answer all questions before submitting.",
    variant: "destructive",
  },
  saveFailedToast: {
    title: "Error",
    description: "Failed to save questionnaire. Please try again.",
    variant: "destructive",
  },
  completedToast: {
    title: "Questionnaire Completed",
    description: "Your compatibility assessment has been saved!",
  },
  alreadyCompleted: "Questionnaire Already Completed",

  answerMissing: "Please answer this question.",
  chooseOption: "Please choose one of the options.",
  chooseScale: "Please choose a point from Strongly Disagree to Strongly Agree.",
  chooseYesOrNo: "Please choose Yes or No.",
  enterWholeNumber: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
  writeAnswer: "Please write a few words.",
  answerTooLong: (max: number) => `Please keep your answer to ${max} characters.`,
  unknownQuestion: "This question is not part of the assessment.",
  notAMap: "Responses must be a map from question to answer.",
} as const;

/** The words on the category badge. */
export const categoryLabels = {
  relationship: "Relationship",
  religion: "Religion",
  financial: "Financial",
  family: "Family",
  other: "Other",
} as const;

/** The words for 1 to 5, in order. */
export const scaleLabels = ["Strongly Disagree", "Disagree", "Neutral", "Agree", "Strongly Agree"] as const;
