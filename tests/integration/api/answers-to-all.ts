export interface PublicQuestion {
  id: string;
  category: string;
  question: string;
  type: "select" | "scale" | "boolean" | "text" | "number";
  options?: string[];
  min?: number;
  max?: number;
}

/** A valid answer to every question. */
export function answersToAll(questions: PublicQuestion[]): Record<string, string | number | boolean> {
  return Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]));
}

function answerTo({ type, options, min }: PublicQuestion): string | number | boolean {
  if (type === "select") return options?.[0] ?? "";
  if (type === "scale") return 3;
  if (type === "boolean") return true;
  if (type === "number") return min ?? 0;
  return "A quiet morning with a good book.";
}
