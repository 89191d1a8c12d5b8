/** Sentences about texts that hold contact information; those of the specification word for word. */
export const screeningTexts = {
  fallback: "Content not allowed",
  inProfile: "For your safety and privacy, sharing contact information in your profile is not allowed.",
  inMessages: "For your safety and privacy, sharing contact information in messages is not allowed.",
  inAnswers: "For your safety and privacy, sharing contact information in your answers is not allowed.",
  inVideos:
    "For safety and privacy, videos cannot contain visible phone numbers, email addresses, social media handles, or contact information. Please record a new video without showing any contact details.",
  more: (count: number) => `...and ${count} more issue(s)`,
  kinds: { phone: "Phone number", email: "E-mail address", handle: "Social handle", url: "Web address" },
  found: (kind: string, excerpt: string) => `${kind}: “${excerpt}”`,
  /** Beside the field that holds it. */
  inField: (found: readonly string[]) => `Please leave out contact information. ${found.join("; ")}`,
} as const;
