/** Sentences of the banner that says why a text or a video was not accepted. */
export const violationTexts = {
  fallback: "Content not allowed",
  more: (count: number) => `...and ${count} more issue(s)`,
} as const;
