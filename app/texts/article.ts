export const articleTexts = {
  contents: "On this page",
  updated: "Last updated",
};

/** The day from which the present texts of privacy and terms hold. */
export const LEGAL_TEXTS_DATE = "November 21, 2026";
