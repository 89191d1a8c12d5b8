import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { beforeEach, describe, expect, it } from "vitest";
import type { Member } from "~/features/account/member";
import { findMember } from "~/features/account/read.server";
import { settlePending } from "~/features/account/reconcile.server";
import type { Answer, Question, Responses } from "~/features/questionnaire/question-schema";
import { questions } from "~/features/questionnaire/questions";
import { getQuestionnaire } from "~/features/questionnaire/read.server";
import { saveDraft, submitDraft, submitQuestionnaire } from "~/features/questionnaire/write.server";
import { completeQuestionnaire, Questionnaire } from "~models/questionnaire";
import { upsertSignedInUser } from "~models/user";
import { useDatabase } from "../../setup/database";

useDatabase();

let me: Member;
beforeEach(async () => {
  const person = { issuer: "test", subject: randomUUID(), email: `${randomUUID()}@fidelio.example` };
  const id = await upsertSignedInUser({ ...person, emailVerified: true, firstName: "Ada", lastName: "" }, new Date());
  me = await reload(id);
});

async function reload(id: Types.ObjectId): Promise<Member> {
  const member = await findMember(id);
  if (member === null) throw new Error("The member is gone");
  return member;
}

/** The two answers to a question that differ the most. */
function answersTo(question: Question): [Answer, Answer] {
  switch (question.type) {
    case "select":
      return [question.options[0] ?? "", question.options.at(-1) ?? ""];
    case "scale":
      return [1, 5];
    case "boolean":
      return [true, false];
    case "number":
      return [question.min, question.max];
    case "text":
      return ["Tea on the balcony", "A long walk"];
  }
}
const all = (which: 0 | 1): Responses =>
  Object.fromEntries(questions.map((question) => [question.id, answersTo(question)[which]]));
const some = (responses: Responses, from: number, to: number): Responses =>
  Object.fromEntries(Object.entries(responses).slice(from, to));
const stored = async () => (await getQuestionnaire(me.id)).responses;

describe("a draft", () => {
  it("keeps the first answers of many tabs that begin at the same moment", async () => {
    const answers = all(0);
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => saveDraft(me, some(answers, tab * 5, tab * 5 + 5))),
    );
    expect(saved).toEqual(Array(20).fill({ ok: true }));
    expect(await stored()).toEqual(some(answers, 0, 100));
    expect(await Questionnaire.countDocuments({ _id: me.id })).toBe(1);
  });

  it("holds the last answer to a question and leaves the others alone", async () => {
    await saveDraft(me, some(all(0), 0, 3));
    await saveDraft(me, some(all(1), 1, 2));
    expect(await stored()).toEqual({ ...some(all(0), 0, 3), ...some(all(1), 1, 2) });
  });

  it("is not completed while a question is open", async () => {
    await saveDraft(me, some(all(0), 0, 148));
    expect(await submitDraft(me, some(all(0), 149, 150))).toEqual({ ok: false, reason: "incomplete" });
    expect(await submitQuestionnaire(me, some(all(0), 0, 149))).toEqual({ ok: false, reason: "incomplete" });
    expect(await getQuestionnaire(me.id)).toMatchObject({ isCompleted: false, completedAt: null });
    expect((await reload(me.id)).questionnaireComplete).toBe(false);
  });

  it("does not count an answer that no longer fits its question", async () => {
    await saveDraft(me, all(0));
    await Questionnaire.updateOne({ _id: me.id }, { $set: { "responses.rel-001": "An option of long ago" } });
    expect(await stored()).not.toHaveProperty("rel-001");
    expect(await submitDraft(me, some(all(0), 149, 150))).toEqual({ ok: false, reason: "incomplete" });
  });
});

describe("a completed questionnaire", () => {
  it("takes no draft any more", async () => {
    expect(await submitQuestionnaire(me, all(0))).toEqual({ ok: true });
    const tooLate = { ok: false, reason: "already-completed" };
    expect(await saveDraft(me, some(all(1), 0, 1))).toEqual(tooLate);
    expect(await saveDraft(me, {})).toEqual(tooLate);
    expect(await stored()).toEqual(all(0));
  });

  it("stands: the same answers again are the same submission, others are refused", async () => {
    await submitQuestionnaire(me, all(0));
    const { completedAt } = await getQuestionnaire(me.id);
    expect(await submitQuestionnaire(me, all(0))).toEqual({ ok: true });
    expect(await submitQuestionnaire(me, all(1))).toEqual({ ok: false, reason: "already-completed" });
    expect(await submitDraft(me, some(all(0), 149, 150))).toEqual({ ok: true });
    expect(await submitDraft(me, some(all(1), 149, 150))).toEqual({ ok: false, reason: "already-completed" });
    expect(await getQuestionnaire(me.id)).toMatchObject({ responses: all(0), completedAt });
  });

  it("is one of two that are submitted at the same moment, whole, and the member is marked", async () => {
    for (let round = 0; round < 10; round++) {
      await Questionnaire.deleteOne({ _id: me.id });
      const submitted = await Promise.all([submitQuestionnaire(me, all(0)), submitQuestionnaire(me, all(1))]);
      expect(submitted.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await stored()).toEqual(all(submitted[0].ok ? 0 : 1));
    }
    expect((await reload(me.id)).questionnaireComplete).toBe(true);
  });

  it("is completed once by a double click on the last question", async () => {
    await saveDraft(me, some(all(0), 0, 149));
    const last = some(all(0), 149, 150);
    expect(await Promise.all([submitDraft(me, last), submitDraft(me, last)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await stored()).toEqual(all(0));
  });

  it("holds every answer of another tab that was told it is saved", async () => {
    const last = some(all(0), 149, 150);
    for (let round = 0; round < 20; round++) {
      await Questionnaire.deleteOne({ _id: me.id });
      await saveDraft(me, all(0));
      const [submitted, ...saved] = await Promise.all([
        submitDraft(me, last),
        ...Array.from({ length: 6 }, (_, tab) => saveDraft(me, some(all(1), tab, tab + 1))),
      ]);
      expect(submitted).toEqual({ ok: true });
      const responses = await stored();
      saved.forEach(({ ok: isSaved }, tab) => {
        expect(responses).toMatchObject(some(all(isSaved ? 1 : 0), tab, tab + 1));
      });
    }
  });
});

describe("a crash between the completion and the mark on the member", () => {
  it("is settled afterwards, once", async () => {
    await completeQuestionnaire(me.id, all(0), new Date());
    expect((await reload(me.id)).questionnaireComplete).toBe(false);
    expect(await settlePending()).toBe(1);
    expect((await reload(me.id)).questionnaireComplete).toBe(true);
    expect(await settlePending()).toBe(0);
  });

  it("is settled by the member's own second attempt", async () => {
    await completeQuestionnaire(me.id, all(0), new Date());
    expect(await submitQuestionnaire(me, all(0))).toEqual({ ok: true });
    expect((await reload(me.id)).questionnaireComplete).toBe(true);
    expect(await settlePending()).toBe(0);
  });
});
