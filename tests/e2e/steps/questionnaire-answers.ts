import { expect, type Page } from "@playwright/test";

interface PublicQuestion {
  id: string;
  type: "select" | "scale" | "boolean" | "text" | "number";
  options?: string[];
  min?: number;
}

function answerTo({ type, options, min }: PublicQuestion): string | number | boolean {
  if (type === "select") return options?.[0] ?? "";
  if (type === "number") return min ?? 0;
  if (type === "scale") return 4;
  return type === "boolean" ? false : "A long walk by the river.";
}

/** Gives the signed-in member a draft with answers to all questions but some, by number, without the screen. */
export async function draftAllBut(page: Page, ...open: number[]): Promise<void> {
  const questions: PublicQuestion[] = await (await page.request.get("/api/questionnaire/questions")).json();
  const given = questions.filter((_, index) => !open.includes(index + 1));
  const responses = Object.fromEntries(given.map((question) => [question.id, answerTo(question)]));
  const saved = await page.request.put("/api/questionnaire/draft", { data: { responses } });
  expect(saved.status()).toBe(200);
}

/** What the server holds of the signed-in member's answers. */
export async function storedAnswers(page: Page): Promise<{ responses: Record<string, unknown>; completed: boolean }> {
  const stored: { responses: Record<string, unknown>; completed: boolean } | null = await (
    await page.request.get("/api/questionnaire")
  ).json();
  return stored ?? { responses: {}, completed: false };
}
