import { z } from "zod";
import { categoryLabels } from "~/texts/questionnaire";
import { QuestionSchema, type Category, type PublicQuestion, type Question } from "./question-schema";
import family from "./questions/family.json";
import financial from "./questions/financial.json";
import other from "./questions/other.json";
import relationship from "./questions/relationship.json";
import religion from "./questions/religion.json";

export { CATEGORIES } from "./question-schema";

/** The words on the category badge. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = categoryLabels;

/** The whole assessment in its fixed order, category after category. Carries the scoring: never send it to a browser. */
export const questions: readonly Question[] = z
  .array(QuestionSchema)
  .parse([...relationship, ...religion, ...financial, ...family, ...other]);

export const questionById: ReadonlyMap<string, Question> = new Map(
  questions.map((question) => [question.id, question]),
);

/** The part of a question that may leave the server. */
export function publicQuestion({ id, category, question, ...rest }: Question): PublicQuestion {
  const shared = { id, category, question, type: rest.type };
  if (rest.type === "select") return { ...shared, options: rest.options };
  if (rest.type === "number") return { ...shared, min: rest.min, max: rest.max };
  return shared;
}
