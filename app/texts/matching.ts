import type { scaleLabels } from "./questionnaire";

/**
 * What a member reads about how two people fit. The sentences speak to the viewer. Those on agreements may quote what
 * both answered; those on differences must never say, or hint at, what the other answered.
 */
export const matchingTexts = {
  /** The areas of life, fitting after 'on' and 'about'. */
  areas: {
    relationship: "what a relationship should be",
    religion: "faith and convictions",
    financial: "money and work",
    family: "family and home",
    other: "everyday life",
  },

  agreement: {
    option: (topic: string, option: string) => `You agree on ${topic}: “${option}”.`,
    scale: {
      "Strongly Agree": (statement: string) => `You both strongly agree: “${statement}”`,
      Agree: (statement: string) => `You both agree: “${statement}”`,
      Neutral: (_: string, topic: string) => `You both stand in the middle on ${topic}.`,
      Disagree: (statement: string) => `Neither of you would quite say: “${statement}”`,
      "Strongly Disagree": (statement: string) => `Neither of you would ever say: “${statement}”`,
    } satisfies Record<(typeof scaleLabels)[number], (statement: string, topic: string) => string>,
    yes: (question: string) => `You both say yes: “${question}”`,
    no: (question: string) => `You both say no: “${question}”`,
    number: (topic: string) => `You have much the same in mind for ${topic}.`,
    area: (area: string) => `You are close to each other on ${area}.`,
  },

  difference: {
    topic: (topic: string) => `You differ on ${topic}. It is worth an unhurried talk, early on.`,
    area: (area: string) => `You are furthest apart on ${area}. It is worth an unhurried talk, early on.`,
  },
} as const;
