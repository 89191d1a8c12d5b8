import { scaleLabels, screenTexts } from "~/texts/questionnaire-screen";
import { SCALE_MIN, TEXT_ANSWER_MAX_LENGTH, type Question } from "./question-schema";
import type { AnswerView, Choice, QuestionView } from "./question-view";
import { CATEGORIES, CATEGORY_LABELS, questions } from "./questions";
import type { Section } from "./questionnaire-page";

/** What the screen shows of each question, in their order; nothing of how it counts. */
export const questionViews: readonly QuestionView[] = questions.map((question) => ({
  id: question.id,
  category: CATEGORY_LABELS[question.category],
  text: question.question,
  ...answerView(question),
}));

function answerView(question: Question): AnswerView {
  switch (question.type) {
    case "select":
      return { kind: "choice", choices: question.options.map((option, index) => choice(option, option, index + 1)) };
    case "scale":
      return {
        kind: "choice",
        choices: scaleLabels.map((label, index) => choice(String(SCALE_MIN + index), label, SCALE_MIN + index)),
      };
    case "boolean":
      return {
        kind: "choice",
        choices: [choice("true", screenTexts.yes, "y"), choice("false", screenTexts.no, "n")],
      };
    case "number":
      return { kind: "number", min: question.min, max: question.max };
    case "text":
      return { kind: "text", maxLength: TEXT_ANSWER_MAX_LENGTH };
  }
}

function choice(value: string, label: string, key: string | number): Choice {
  return { value, label, key: String(key) };
}

/** Which numbers belong to which category; the questions stand category after category. */
export const sections: readonly Section[] = CATEGORIES.map((category) => ({
  label: CATEGORY_LABELS[category],
  first: questions.findIndex((question) => question.category === category) + 1,
  last: questions.findLastIndex((question) => question.category === category) + 1,
}));
