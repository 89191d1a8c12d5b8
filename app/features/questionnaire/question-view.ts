import type { Answer } from "./question-schema";

/** One answer to choose, with the key that chooses it. */
export interface Choice {
  value: string;
  label: string;
  key: string;
}

/** A question as the screen shows it; answers are what a form field posts. */
export type QuestionView = { id: string; category: string; text: string } & AnswerView;

export type AnswerView =
  | { kind: "choice"; choices: readonly Choice[] }
  | { kind: "number"; min: number; max: number }
  | { kind: "text"; maxLength: number };

/** An answer as the form field's text; the opposite of `parseFormAnswer`. */
export const toFieldText = (answer: Answer): string => String(answer);

/**
 * Whether a field's text looks like an answer. It only opens the way to the next question and spares the server
 * what it would refuse: the server's own rule decides.
 */
export function looksAnswered(view: AnswerView, text: string): boolean {
  switch (view.kind) {
    case "choice":
      return view.choices.some((choice) => choice.value === text);
    case "number":
      return /^\s*-?\d{1,9}\s*$/.test(text) && Number(text) >= view.min && Number(text) <= view.max;
    case "text":
      return /[^\s\p{C}]/u.test(text) && textLength(text) <= view.maxLength;
  }
}

/** How long a written answer counts: a line break once, nothing around it. */
export const textLength = (text: string): number => text.replace(/\r\n?/g, "\n").trim().length;
