/** Where a member goes once the questionnaire is completed. */
export const AFTER_QUESTIONNAIRE = { path: "/dashboard", label: "Go to your dashboard" } as const;

export const QUESTIONNAIRE_PATH = "/questionnaire";

/** The id of the question's heading on the screen, and the fragment that leads to it. */
export const QUESTION_ID = "question";

/** The address of a question by its number, which counts from 1. */
export const questionPath = (number: number): string => `${QUESTIONNAIRE_PATH}?q=${number}`;

/** How far a member has come: one character a question, in their order, "1" where there is an answer and "0" where not. */
export type Marks = string;

export const isAnswered = (marks: Marks, number: number): boolean => marks[number - 1] === "1";

export const answeredCount = (marks: Marks): number => marks.split("1").length - 1;

/** The number of the first question without an answer; null when there is none. */
export function firstOpen(marks: Marks): number | null {
  const index = marks.indexOf("0");
  return index === -1 ? null : index + 1;
}

/** The marks with these questions answered as well. */
export function withAnswered(marks: Marks, numbers: Iterable<number>): Marks {
  const added = new Set(numbers);
  return Array.from(marks, (mark, index) => (added.has(index + 1) ? "1" : mark)).join("");
}

/**
 * The number that an address asks for, brought into the range of the questions; null when it asks for none,
 * or for nothing that is a whole number.
 */
export function askedNumber(value: string | null, total: number): number | null {
  if (value === null || !/^-?\d+$/.test(value)) return null;
  return Math.min(Math.max(Number(value), 1), total);
}

/** The question before, or null at the first. */
export const previousNumber = (number: number): number | null => (number > 1 ? number - 1 : null);

/** The question after, or null at the last. */
export const nextNumber = (number: number, total: number): number | null => (number < total ? number + 1 : null);

/** How many questions after the current one travel with it, so that going on need not wait for the network. */
export const STEPS_AHEAD = 2;

/** The questions that travel together when one is asked for: it, the one before and those ahead. */
export function numbersAround(number: number, total: number): number[] {
  const first = Math.max(1, number - 1);
  const last = Math.min(total, number + STEPS_AHEAD);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
