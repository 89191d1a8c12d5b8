import type { Marks } from "./navigation";
import type { QuestionView } from "./question-view";

/** A question with the answer that the draft holds, as the form field's text. */
export interface Step {
  number: number;
  view: QuestionView;
  answer: string | null;
}

/** The numbers of one category's questions. */
export interface Section {
  label: string;
  first: number;
  last: number;
}

/** The questionnaire under way. Holds the question asked for and its neighbours, never the whole assessment. */
export interface OpenPage {
  status: "open";
  number: number;
  marks: Marks;
  sections: readonly Section[];
  steps: readonly Step[];
}

export interface CompletedPage {
  status: "completed";
  /** ISO time, and the same day in words. */
  completedAt: string;
  completedOn: string;
}

export type QuestionnairePage = OpenPage | CompletedPage;
