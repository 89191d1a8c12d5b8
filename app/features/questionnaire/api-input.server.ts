import type { Responses } from "~models/questionnaire";
import { readJson } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";
import { questionnaireTexts } from "~/texts/questionnaire";
import { parseFormAnswer, parseResponses } from "./answers";
import { questionById } from "./questions";

/**
 * The `responses` of a JSON body, each checked against its question.
 * @throws Response 400 with the errors by question id, and those of `readJson`
 */
export async function readResponses(request: Request): Promise<Responses> {
  const body = await readJson(request);
  const given = typeof body === "object" && body !== null && "responses" in body ? body.responses : undefined;
  const parsed = parseResponses(given);
  if (parsed.ok) return parsed.responses;
  throw apiError(400, { message: parsed.message, fieldErrors: parsed.fieldErrors });
}

/**
 * The answers of a posted form whose fields are named by question id. All must be right, or nothing is taken.
 * @throws Response 400 with the errors by question id
 */
export function readFormResponses(fields: URLSearchParams): Responses {
  const responses: Responses = {};
  const fieldErrors: Record<string, string[]> = {};
  for (const [id, text] of new Map(fields)) {
    const question = questionById.get(id);
    if (question === undefined) throw apiError(400, questionnaireTexts.unknownQuestion);
    const parsed = parseFormAnswer(question, text);
    if (parsed.ok) responses[id] = parsed.answer;
    else fieldErrors[id] = [parsed.error];
  }
  const [first] = Object.values(fieldErrors);
  if (first) throw apiError(400, { message: first[0] ?? questionnaireTexts.answerMissing, fieldErrors });
  return responses;
}
