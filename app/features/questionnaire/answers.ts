import { z } from "zod";
import { questionnaireTexts as texts } from "~/texts/questionnaire";
import {
  SCALE_MAX,
  SCALE_MIN,
  TEXT_ANSWER_MAX_LENGTH,
  type Answer,
  type Question,
  type Responses,
} from "./question-schema";
import { questionById, questions } from "./questions";

export type ParsedAnswer = { ok: true; answer: Answer } | { ok: false; error: string };

/** `message` and `fieldErrors` (by question id) are the API's error body. */
export type ParsedResponses =
  { ok: true; responses: Responses } | { ok: false; message: string; fieldErrors: Record<string, string[]> };

/** The rule for one question's answer, as it stands in JSON and in the database. */
export function answerSchema(question: Question): z.ZodType<Answer> {
  switch (question.type) {
    case "select":
      return z.enum(question.options, texts.chooseOption);
    case "scale":
      return wholeNumber(SCALE_MIN, SCALE_MAX, texts.chooseScale);
    case "boolean":
      return z.boolean(texts.chooseYesOrNo);
    case "number":
      return wholeNumber(question.min, question.max, texts.enterWholeNumber(question.min, question.max));
    case "text":
      return writtenAnswer;
  }
}

const wholeNumber = (min: number, max: number, error: string) => z.int(error).min(min, error).max(max, error);

const writtenAnswer = z
  .string(texts.writeAnswer)
  // Browsers send a line break as two characters, while their own limit counts it as one.
  .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
  // Something that can be seen: zero-width characters alone are no answer.
  .regex(/[^\s\p{C}]/u, texts.writeAnswer)
  .max(TEXT_ANSWER_MAX_LENGTH, texts.answerTooLong(TEXT_ANSWER_MAX_LENGTH));

// Built once: a whole submission runs through all of them.
const schemaById: ReadonlyMap<string, z.ZodType<Answer>> = new Map(
  questions.map((question) => [question.id, answerSchema(question)]),
);

/** Reads a JSON value as the answer to a question. */
export function parseAnswer(question: Question, value: unknown): ParsedAnswer {
  if (value === undefined || value === null || value === "") return { ok: false, error: texts.answerMissing };
  const schema = schemaById.get(question.id) ?? answerSchema(question);
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, answer: result.data };
  return { ok: false, error: result.error.issues[0]?.message ?? texts.answerMissing };
}

/** Reads a posted form field, which is always text, as the answer to a question. */
export function parseFormAnswer(question: Question, value: unknown): ParsedAnswer {
  return parseAnswer(question, typeof value === "string" ? fromFormText(question, value) : value);
}

function fromFormText(question: Question, value: string): unknown {
  switch (question.type) {
    case "scale":
    case "number": {
      const digits = value.trim();
      // Number() alone would also take "", "0x10" and "1e2".
      return /^-?\d{1,9}$/.test(digits) ? Number(digits) : digits;
    }
    case "boolean":
      return value === "true" ? true : value === "false" ? false : value;
    default:
      return value;
  }
}

/**
 * Reads a map from question id to answer, complete or not. All answers must be right: otherwise nothing is taken,
 * and each wrong one is named.
 */
export function parseResponses(value: unknown): ParsedResponses {
  if (!isMap(value)) return { ok: false, message: texts.notAMap, fieldErrors: {} };
  // More keys than questions: some are unknown, and listing them all would only echo a large body.
  if (Object.keys(value).length > questions.length) {
    return { ok: false, message: texts.unknownQuestion, fieldErrors: {} };
  }
  const { responses, fieldErrors } = sortOut(value);
  const [first] = Object.values(fieldErrors);
  return first ? { ok: false, message: first[0] ?? texts.notAMap, fieldErrors } : { ok: true, responses };
}

/** The answers of a stored draft that are still right, should a question have changed since they were given. */
export function keepValidResponses(stored: unknown): Responses {
  return isMap(stored) ? sortOut(stored).responses : {};
}

function sortOut(map: Record<string, unknown>) {
  const answers: [string, Answer][] = [];
  const errors: [string, string[]][] = [];
  for (const [id, raw] of Object.entries(map)) {
    const question = questionById.get(id);
    const parsed: ParsedAnswer = question ? parseAnswer(question, raw) : { ok: false, error: texts.unknownQuestion };
    if (parsed.ok) answers.push([id, parsed.answer]);
    else errors.push([id, [parsed.error]]);
  }
  // Object.fromEntries defines own properties, so that a key "__proto__" stays a mere name.
  return { responses: Object.fromEntries(answers), fieldErrors: Object.fromEntries(errors) };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The questions that still wait for an answer, in their order. */
export function missingQuestions(responses: Readonly<Responses>): readonly Question[] {
  return questions.filter(({ id }) => !Object.hasOwn(responses, id));
}

/** How far a member has come; `percent` is rounded down, so that 100 means all. */
export function progress(responses: Readonly<Responses>): { answered: number; total: number; percent: number } {
  const total = questions.length;
  const answered = total - missingQuestions(responses).length;
  return { answered, total, percent: Math.floor((answered / total) * 100) };
}
