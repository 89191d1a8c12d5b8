import { Profile, settleUserCopy } from "~models/profile";
import { Questionnaire, settleQuestionnaireCompletion } from "~models/questionnaire";
import { copyFromProfile, markQuestionnaireComplete, type UserId } from "~models/user";

/** Carries a member's profile over to what the user document repeats of it. Idempotent. */
export async function settleProfile(id: UserId): Promise<void> {
  const profile = await Profile.findById(id).select("photos completedAt revision").lean();
  if (profile === null) return;
  const revision = profile.revision ?? 0;
  await copyFromProfile(id, {
    revision,
    profileComplete: profile.completedAt instanceof Date,
    profileImageUrl: profile.photos[0],
  });
  await settleUserCopy(id, revision);
}

/** Carries the completion of a member's questionnaire over to the user document. Idempotent. */
export async function settleQuestionnaire(id: UserId): Promise<void> {
  await markQuestionnaireComplete(id);
  await settleQuestionnaireCompletion(id);
}

/**
 * Finishes what a crash cut off between the member's document (profile or questionnaire) and the user's.
 * Runs beside requests without harm. Returns how many it found.
 */
export async function settlePending(): Promise<number> {
  const [profiles, questionnaires] = await Promise.all([
    Profile.find({ userCopyPending: true }).select("_id").lean(),
    Questionnaire.find({ completionPending: true }).select("_id").lean(),
  ]);
  for (const { _id } of profiles) await settleProfile(_id);
  for (const { _id } of questionnaires) await settleQuestionnaire(_id);
  return profiles.length + questionnaires.length;
}
