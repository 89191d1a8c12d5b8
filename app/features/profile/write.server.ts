import { ownPhotoUrls, removedPhotoUrls } from "~models/photo";
import {
  Profile,
  removeProfilePhotos,
  saveCompleteProfile,
  saveDraftFields,
  saveProfileFields,
  type ProfileChange,
} from "~models/profile";
import { clock } from "~/platform/clock";
import { profileTexts } from "~/texts/profile";
import { settleProfile } from "../account/reconcile.server";
import type { Member } from "../account/member";
import { validPart } from "./form";
import { getPhotos } from "./read.server";
import { refuseProfile, withoutContact, type RefusedProfile } from "./screening.server";
import { BasicsSchema, draftFields, stepFields, type Basics, type Preferences, type ProfileInput } from "./schema";
import type { WizardStep } from "./wizard";

export type ProfileSaved =
  | { ok: true }
  | { ok: false; reason: "invalid"; fieldErrors: Record<string, string[]> }
  | { ok: false; reason: "contact-information"; refused: RefusedProfile };

/** Saves a whole profile. What the input leaves out of the optional fields stays as it is; null removes it. */
export async function saveProfile(me: Member, input: ProfileInput): Promise<ProfileSaved> {
  if (input.photos && (await hasForeignPhoto(me, input.photos))) {
    return { ok: false, reason: "invalid", fieldErrors: { photos: [profileTexts.foreignPhoto] } };
  }
  const refused = await refuseProfile(me, input);
  if (refused !== null) return { ok: false, reason: "contact-information", refused };
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  // The entries are those of `input`, less the absent ones; null stands for "remove".
  const change = Object.fromEntries(given.map(([key, value]) => [key, value ?? undefined])) as ProfileChange;
  await saveCompleteProfile(me.id, change, clock.now());
  // A photo may have been removed between the check and the write.
  const removed = input.photos ? await removedPhotoUrls(me.id, input.photos) : [];
  if (removed.length > 0) await removeProfilePhotos(me.id, removed);
  await settleProfile(me.id);
  return { ok: true };
}

async function hasForeignPhoto(me: Member, photos: string[]): Promise<boolean> {
  const [own, shown] = await Promise.all([ownPhotoUrls(me.id, photos), getPhotos(me.id)]);
  const known = new Set([...own, ...shown]);
  return photos.some((photo) => !known.has(photo));
}

/** Saves step 1 of the wizard. Returns why nothing was saved, or null. */
export async function saveBasics(me: Member, basics: Basics): Promise<RefusedProfile | null> {
  const refused = await refuseProfile(me, basics);
  if (refused !== null) return refused;
  await saveProfileFields(me.id, basics);
  await settleProfile(me.id);
  return null;
}

/** Saves step 2, whose photos were added one by one: the video's address (none removes it), and that it was passed. */
export async function saveMedia(me: Member, videoUrl: string | null | undefined): Promise<void> {
  await saveProfileFields(me.id, { videoUrl: videoUrl ?? undefined, mediaStepPassed: true });
  await settleProfile(me.id);
}

/** Saves step 3 and, when step 1 is there as well, completes the profile. Returns whether the profile is whole. */
export async function savePreferences(me: Member, preferences: Preferences): Promise<boolean> {
  const change: ProfileChange = {
    ...preferences,
    gender: preferences.gender ?? undefined,
    interestedIn: preferences.interestedIn ?? undefined,
    preferredAgeMin: preferences.preferredAgeMin ?? undefined,
    preferredAgeMax: preferences.preferredAgeMax ?? undefined,
    preferredGoals: preferences.preferredGoals ?? undefined,
  };
  const stored = await Profile.findById(me.id).lean();
  const isWhole = BasicsSchema.safeParse(stored).success;
  if (isWhole) await saveCompleteProfile(me.id, change, clock.now());
  else await saveProfileFields(me.id, change);
  await settleProfile(me.id);
  return isWhole;
}

/** A field that each step's form always sends: without it, what is absent was not emptied but never asked. */
const ALWAYS_SENT = { 1: "bio", 2: "videoUrl", 3: "income" } as const;

/**
 * Keeps what is valid and clean of a step that the member leaves by going back, and drops the rest without a word.
 * A complete profile stays complete.
 */
export async function keepDraft(me: Member, step: WizardStep, fields: URLSearchParams): Promise<void> {
  if (!fields.has(ALWAYS_SENT[step])) return;
  // The shapes are those of the profile's own fields; TypeScript cannot follow the union of three.
  const valid = withoutContact(withAgesInOrder(validPart(fields, stepFields[step]) as ProfileChange));
  const draft = step === 3 ? { ...valid, ...validPart(fields, draftFields) } : valid;
  const isDraft = await saveDraftFields(me.id, draft);
  if (!isDraft) await saveProfileFields(me.id, valid);
  await settleProfile(me.id);
}

/** Both preferred ages, if both are valid and in order; else neither, as each was judged alone. */
function withAgesInOrder(change: ProfileChange): ProfileChange {
  const { preferredAgeMin, preferredAgeMax, ...others } = change;
  const areBothValid = "preferredAgeMin" in change && "preferredAgeMax" in change;
  const isInOrder = (preferredAgeMin ?? -Infinity) <= (preferredAgeMax ?? Infinity);
  return areBothValid && isInOrder ? change : others;
}
