import type { Types } from "mongoose";
import { Profile, type ProfileFields } from "~models/profile";
import { BasicsSchema } from "./schema";
import type { WizardProgress } from "./wizard";

type Shown = Omit<
  ProfileFields,
  "_id" | "completedAt" | "mediaStepPassed" | "revision" | "userCopyPending" | "createdAt" | "updatedAt"
>;
/** A profile as far as it is filled in, in the shape of the API. */
export type StoredProfile = Partial<Shown> & Pick<Shown, "interests" | "photos"> & { isComplete: boolean };

/** A member's own profile; nothing saved yet is an empty one. */
export async function getProfile(memberId: Types.ObjectId): Promise<StoredProfile> {
  return (await readProfile(memberId)).profile;
}

/** What the wizard shows: the profile and how far it has come. */
export async function getWizard(
  memberId: Types.ObjectId,
): Promise<{ profile: StoredProfile; progress: WizardProgress }> {
  const { profile, mediaStepPassed } = await readProfile(memberId);
  const isBasicsDone = BasicsSchema.safeParse(profile).success;
  return { profile, progress: { isComplete: profile.isComplete, isBasicsDone, isMediaDone: mediaStepPassed } };
}

/** The photos of a member's own profile, in their order. */
export async function getPhotos(memberId: Types.ObjectId): Promise<string[]> {
  const stored = await Profile.findById(memberId).select("photos").lean();
  return stored?.photos ?? [];
}

async function readProfile(memberId: Types.ObjectId): Promise<{ profile: StoredProfile; mediaStepPassed: boolean }> {
  const stored = await Profile.findById(memberId)
    .select("-_id -revision -userCopyPending -createdAt -updatedAt -__v")
    .lean();
  if (stored === null) return { profile: { interests: [], photos: [], isComplete: false }, mediaStepPassed: false };
  const { completedAt, mediaStepPassed, ...fields } = stored;
  return {
    profile: { ...fields, isComplete: completedAt instanceof Date },
    mediaStepPassed: mediaStepPassed === true,
  };
}
