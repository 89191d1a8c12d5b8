import { completeDraft, completeQuestionnaire, saveDraftAnswers, type Responses } from "~models/questionnaire";
import { clock } from "~/platform/clock";
import type { Member } from "../account/member";
import { settleQuestionnaire } from "../account/reconcile.server";
import { missingQuestions } from "./answers";
import { getQuestionnaire } from "./read.server";
import { refuseAnswers, type RefusedAnswers } from "./screening.server";

/** A written answer holds contact information; nothing was stored. */
type Refused = { ok: false; reason: "contact-information"; refused: RefusedAnswers };
export type DraftSaved = { ok: true } | { ok: false; reason: "already-completed" } | Refused;

/** Adds validated answers to the member's draft: all of them or none. */
export async function saveDraft(me: Member, responses: Responses): Promise<DraftSaved> {
  const refused = refuseAnswers(responses);
  if (refused !== null) return { ok: false, reason: "contact-information", refused };
  return (await saveDraftAnswers(me.id, responses)) ? { ok: true } : { ok: false, reason: "already-completed" };
}

export type Submitted = { ok: true } | { ok: false; reason: "incomplete" | "already-completed" } | Refused;

/**
 * Completes the member's questionnaire with validated responses to every question.
 * The same responses a second time are the same submission; others, once completed, change nothing.
 */
export async function submitQuestionnaire(me: Member, responses: Responses): Promise<Submitted> {
  if (missingQuestions(responses).length > 0) return { ok: false, reason: "incomplete" };
  const refused = refuseAnswers(responses);
  if (refused !== null) return { ok: false, reason: "contact-information", refused };
  const isNew = await completeQuestionnaire(me.id, responses, clock.now());
  if (!isNew && !holdsExactly((await getQuestionnaire(me.id)).responses, responses)) {
    return { ok: false, reason: "already-completed" };
  }
  await settleQuestionnaire(me.id);
  return { ok: true };
}

/** More drafts than that saved between reading and completing are no member at a keyboard. */
const MAX_ATTEMPTS = 20;

/**
 * Completes the questionnaire with what the draft holds, `last` included: the last step of the page, where each
 * answer was saved before. An answer that another tab saves at the same moment is either part of it or refused.
 */
export async function submitDraft(me: Member, last: Responses): Promise<Submitted> {
  const saved = await saveDraft(me, last);
  if (!saved.ok && saved.reason === "contact-information") return saved;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const draft = await getQuestionnaire(me.id);
    if (draft.isCompleted) {
      // The second of two clicks finds what the first one did; another answer comes too late.
      if (!holds(draft.responses, last)) return { ok: false, reason: "already-completed" };
    } else {
      if (missingQuestions(draft.responses).length > 0) return { ok: false, reason: "incomplete" };
      if (!(await completeDraft(me.id, draft, clock.now()))) continue;
    }
    await settleQuestionnaire(me.id);
    return { ok: true };
  }
  throw new Error("The draft kept changing while it was completed");
}

const holds = (stored: Responses, responses: Responses): boolean =>
  Object.entries(responses).every(([id, answer]) => stored[id] === answer);

const holdsExactly = (stored: Responses, responses: Responses): boolean =>
  Object.keys(stored).length === Object.keys(responses).length && holds(stored, responses);
