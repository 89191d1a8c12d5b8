import type { Types } from "mongoose";
import { Questionnaire, type Responses } from "~models/questionnaire";
import { keepValidResponses } from "./answers";
import { askedNumber, firstOpen, numbersAround } from "./navigation";
import { toFieldText } from "./question-view";
import { questionViews, sections } from "./question-views.server";
import type { QuestionnairePage, Step } from "./questionnaire-page";

export interface StoredQuestionnaire {
  responses: Responses;
  /** Grows with every saved draft. */
  revision: number;
  isCompleted: boolean;
  completedAt: Date | null;
}

/** What the member has answered so far; nothing yet is an empty draft. */
export async function getQuestionnaire(memberId: Types.ObjectId): Promise<StoredQuestionnaire> {
  const stored = await Questionnaire.findById(memberId).select("responses revision completedAt").lean();
  const completedAt = stored?.completedAt ?? null;
  return {
    responses: keepValidResponses(stored?.responses),
    revision: stored?.revision ?? 0,
    isCompleted: completedAt !== null,
    completedAt,
  };
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * The screen at `?q=asked`: that question, brought into range, with its neighbours; without a number the first
 * question that waits for an answer, or the last one when none does.
 */
export async function getQuestionnairePage(memberId: Types.ObjectId, asked: string | null): Promise<QuestionnairePage> {
  const { responses, completedAt } = await getQuestionnaire(memberId);
  if (completedAt !== null) {
    return { status: "completed", completedAt: completedAt.toISOString(), completedOn: day.format(completedAt) };
  }
  const total = questionViews.length;
  const marks = questionViews.map(({ id }) => (Object.hasOwn(responses, id) ? "1" : "0")).join("");
  const number = askedNumber(asked, total) ?? firstOpen(marks) ?? total;
  const steps = numbersAround(number, total).flatMap((near): Step[] => {
    const view = questionViews[near - 1];
    if (view === undefined) return [];
    const answer = responses[view.id];
    return [{ number: near, view, answer: answer === undefined ? null : toFieldText(answer) }];
  });
  return { status: "open", number, marks, sections, steps };
}
