import { z } from "zod";
import { log } from "~/platform/log.server";
import type { Member } from "../account/member";
import { parseFormAnswer } from "./answers";
import { nextNumber, previousNumber } from "./navigation";
import type { Problem } from "./problem";
import type { Question } from "./question-schema";
import { questionById, questions } from "./questions";
import type { RefusedAnswers } from "./screening.server";
import { saveDraft, submitDraft } from "./write.server";

const IntentSchema = z.enum(["next", "previous", "complete"]);

/** A posted screen: the question, what its field held, and the button that was pressed. */
export interface PostedStep {
  question: Question;
  text: string | null;
  intent: z.infer<typeof IntentSchema>;
}

/** The screen's form, or null when it is not one that the screen sends. */
export function parseStep(fields: URLSearchParams): PostedStep | null {
  const question = questionById.get(fields.get("question") ?? "");
  const intent = IntentSchema.safeParse(fields.get("intent"));
  return question && intent.success ? { question, text: fields.get("answer"), intent: intent.data } : null;
}

export type StepTaken =
  | { status: "moved"; number: number }
  | { status: "completed" }
  | { status: "already-completed" }
  | { status: "refused"; problem: Problem };

/** Saves the answer of a posted screen and says where the member goes, or what stands in the way. */
export async function takeStep(me: Member, step: PostedStep): Promise<StepTaken> {
  try {
    return await (step.intent === "complete" ? complete(me, step) : move(me, step));
  } catch (error) {
    log.error({ error }, "saving a step of the questionnaire failed");
    return refused({ questionId: step.question.id, text: step.text, notice: "failed" });
  }
}

async function move(me: Member, { question, text, intent }: PostedStep): Promise<StepTaken> {
  const given = parseFormAnswer(question, text);
  // Going back is never stopped: an answer that cannot be taken is left behind.
  if (!given.ok && intent === "next") return refused({ questionId: question.id, text, answerError: given.error });
  const saved = await saveDraft(me, given.ok ? { [question.id]: given.answer } : {});
  if (!saved.ok && saved.reason === "already-completed") return { status: "already-completed" };
  if (!saved.ok && intent === "next") return refused({ questionId: question.id, text, ...errorOf(question, saved) });
  const number = questions.indexOf(question) + 1;
  const target = intent === "next" ? nextNumber(number, questions.length) : previousNumber(number);
  return { status: "moved", number: target ?? number };
}

async function complete(me: Member, { question, text }: PostedStep): Promise<StepTaken> {
  const given = parseFormAnswer(question, text);
  if (!given.ok) {
    const notice = text === null || text.trim() === "" ? "incomplete" : null;
    return refused({ questionId: question.id, text, answerError: given.error, notice });
  }
  const submitted = await submitDraft(me, { [question.id]: given.answer });
  if (submitted.ok) return { status: "completed" };
  if (submitted.reason === "already-completed") return { status: "already-completed" };
  if (submitted.reason === "contact-information") {
    return refused({ questionId: question.id, text, ...errorOf(question, submitted) });
  }
  return refused({ questionId: question.id, text, notice: "incomplete" });
}

function errorOf(question: Question, { refused }: { refused: RefusedAnswers }) {
  return { answerError: refused.fieldErrors[question.id]?.[0] ?? refused.message };
}

const refused = (problem: Pick<Problem, "questionId" | "text"> & Partial<Problem>): StepTaken => ({
  status: "refused",
  problem: { answerError: null, notice: null, ...problem },
});
