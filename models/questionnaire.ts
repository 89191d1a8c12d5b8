import mongoose, { model, Schema, type InferSchemaType, type Model, type Types, type UpdateQuery } from "mongoose";
import { isDuplicateKey } from "./duplicate-key";

export type Answer = string | number | boolean;
export type Responses = Record<string, Answer>;

/**
 * One questionnaire a member, under the member's own id. While `completedAt` is absent the responses are a draft;
 * once it is set they never change.
 */
const questionnaireSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    responses: { type: Schema.Types.Mixed, default: {} },
    /** Grows with every saved draft, so that a completion can tell whether it saw the last one. */
    revision: { type: Number, default: 0 },
    completedAt: Date,
    /** True between the completing write and the flag on the user: the reconciler looks for it. */
    completionPending: Boolean,
  },
  { collection: "questionnaires", timestamps: true, minimize: false },
);

questionnaireSchema.index(
  { completionPending: 1 },
  { name: "questionnaire_completion_pending", partialFilterExpression: { completionPending: true } },
);

export type QuestionnaireFields = InferSchemaType<typeof questionnaireSchema>;

export const Questionnaire: Model<QuestionnaireFields> =
  mongoose.models["Questionnaire"] ?? model("Questionnaire", questionnaireSchema);

/**
 * Adds answers to a draft, question by question, so that two tabs never overwrite each other's other answers.
 * `responses` must be validated: its keys become field paths. Returns false when the questionnaire is completed.
 */
export async function saveDraftAnswers(id: Types.ObjectId, responses: Responses): Promise<boolean> {
  const paths = Object.entries(responses).map(([key, value]) => [`responses.${key}`, value] as const);
  if (paths.length === 0) return (await Questionnaire.exists({ _id: id, completedAt: { $exists: true } })) === null;
  return updateDraft(id, { $set: Object.fromEntries(paths), $inc: { revision: 1 } });
}

/** Completes the questionnaire once, with these responses. Returns false when it is completed already. */
export async function completeQuestionnaire(id: Types.ObjectId, responses: Responses, now: Date): Promise<boolean> {
  return updateDraft(id, { $set: completion(responses, now) });
}

/**
 * Completes the questionnaire if its draft still is the one of that revision, with what of its responses still holds.
 * Returns false when it is completed already or a draft was saved meanwhile.
 */
export async function completeDraft(
  id: Types.ObjectId,
  draft: { revision: number; responses: Responses },
  now: Date,
): Promise<boolean> {
  const result = await Questionnaire.updateOne(
    { _id: id, revision: draft.revision, completedAt: { $exists: false } },
    { $set: completion(draft.responses, now) },
  );
  return result.matchedCount === 1;
}

/** The flag on the user is set: nothing is pending any more. */
export async function settleQuestionnaireCompletion(id: Types.ObjectId): Promise<void> {
  await Questionnaire.updateOne({ _id: id }, { $unset: { completionPending: 1 } });
}

const completion = (responses: Responses, now: Date) => ({ responses, completedAt: now, completionPending: true });

/**
 * Changes a draft in one conditional update. An upsert under the filter on `completedAt` would try to insert a second
 * document beside a completed one; so where there is no draft to change, an empty one is put first.
 */
async function updateDraft(id: Types.ObjectId, change: UpdateQuery<QuestionnaireFields>): Promise<boolean> {
  const update = () => Questionnaire.updateOne({ _id: id, completedAt: { $exists: false } }, change);
  if ((await update()).matchedCount === 1) return true;
  await insertEmptyDraft(id);
  return (await update()).matchedCount === 1;
}

async function insertEmptyDraft(id: Types.ObjectId): Promise<void> {
  try {
    await Questionnaire.updateOne({ _id: id }, { $setOnInsert: { responses: {} } }, { upsert: true });
  } catch (error) {
    // Two upserts of one key at the same moment: the other one has put it.
    if (!isDuplicateKey(error)) throw error;
  }
}
