export const formTexts = {
  summary: "Please check these fields",
};
