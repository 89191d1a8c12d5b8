import { photoTexts, profileTexts } from "~/texts/profile";

/** How each reason for refusing a photo is told: its sentence and its HTTP status. */
export const PHOTO_PROBLEMS = {
  missing: { status: 400, message: photoTexts.missing },
  "too-large": { status: 413, message: photoTexts.tooLarge },
  "too-many-pixels": { status: 413, message: photoTexts.tooManyPixels },
  "not-an-image": { status: 415, message: photoTexts.notAnImage },
  damaged: { status: 400, message: photoTexts.damaged },
  "telling-name": { status: 400, message: photoTexts.tellingName },
  full: { status: 400, message: profileTexts.tooManyPhotos },
  unavailable: { status: 503, message: photoTexts.uploadFailed },
} as const;

export type PhotoProblemReason = keyof typeof PHOTO_PROBLEMS;
