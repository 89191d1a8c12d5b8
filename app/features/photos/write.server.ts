import { createHash, randomBytes } from "node:crypto";
import {
  findPhotoByContent,
  forgetRemovedPhoto,
  listPhotosRemovedBefore,
  markPhotoRemoved,
  recordPhoto,
  removedPhotoUrls,
} from "~models/photo";
import { addProfilePhoto, removeProfilePhotos, reorderProfilePhotos, type ProfileId } from "~models/profile";
import { clock } from "~/platform/clock";
import { log } from "~/platform/log.server";
import { MediaUnavailableError, removeImage, storeImage } from "~/platform/media.server";
import { screenFileName } from "~/screening/file-name";
import { settleProfile } from "../account/reconcile.server";
import type { Member } from "../account/member";
import { MAX_PHOTOS } from "../profile/options";
import { getPhotos } from "../profile/read.server";
import { describeViolations } from "../safety/violations";
import { MAX_PHOTO_BYTES } from "./limits";
import { applyPhotoEdit, type PhotoEdit } from "./order";
import type { PhotoProblemReason } from "./problem";
import { processPhoto } from "./process.server";

type Refused<Reason extends PhotoProblemReason> = { ok: false; reason: Reason; violations?: string[] };
export type PhotoUploaded = { ok: true; url: string; isNew: boolean } | Refused<Exclude<PhotoProblemReason, "full">>;
export type PhotoAdded = { ok: true; url: string } | Refused<PhotoProblemReason>;
export interface PhotoFile {
  /** As it is called on the member's device. */
  name: string;
  bytes: Buffer;
  isTooLarge: boolean;
}

/** How long the record of a removed photo stays: longer than any request that may still write its address. */
const FORGET_AFTER_MS = 5 * 60_000;

/** Stores a photo for a member. The same file again answers the same address, also when sent twice at once. */
export async function uploadPhoto(me: Member, file: PhotoFile): Promise<PhotoUploaded> {
  if (file.bytes.length === 0) return { ok: false, reason: "missing" };
  if (file.isTooLarge || file.bytes.length > MAX_PHOTO_BYTES) return { ok: false, reason: "too-large" };
  const { allowed, violations } = screenFileName(file.name);
  if (!allowed) return { ok: false, reason: "telling-name", violations: describeViolations(violations) };
  const sha256 = hashOf(file.bytes);
  const known = await findPhotoByContent(me.id, sha256);
  if (known !== null) return { ok: true, url: known, isNew: false };
  const processed = await processPhoto(file.bytes);
  if (!processed.ok) return processed;
  try {
    // A name that nobody can guess and that is never used again: removing a photo cannot take a newer one along.
    const stored = await storeImage(processed.image, `photos/${randomBytes(20).toString("hex")}`);
    const recorded = await recordPhoto({ owner: me.id, sha256, ...stored });
    if (!recorded.isNew) await removeFromMedia(stored.publicId);
    return { ok: true, ...recorded };
  } catch (error) {
    if (!(error instanceof MediaUnavailableError)) throw error;
    log.error({ error, member: me.id.toString() }, "a photo could not be stored");
    return { ok: false, reason: "unavailable" };
  }
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Stores a photo and adds it to the member's profile. */
export async function addPhoto(me: Member, file: PhotoFile): Promise<PhotoAdded> {
  const shown = await getPhotos(me.id);
  if (shown.length >= MAX_PHOTOS && file.bytes.length > 0) {
    const known = await findPhotoByContent(me.id, hashOf(file.bytes));
    return known !== null && shown.includes(known) ? { ok: true, url: known } : { ok: false, reason: "full" };
  }
  const uploaded = await uploadPhoto(me, file);
  if (!uploaded.ok) return uploaded;
  const outcome = await attachPhoto(me, uploaded.url);
  if (outcome === "attached") return { ok: true, url: uploaded.url };
  if (outcome === "full") {
    if (uploaded.isNew) await deletePhoto(me, uploaded.url);
    return { ok: false, reason: "full" };
  }
  // The same photo was removed just now, in another tab: this one was sent later, so it is a new one.
  return addPhoto(me, file);
}

/**
 * Adds an uploaded photo to the member's profile; "full" when that has six others already, "removed" when the photo
 * itself was removed.
 */
export async function attachPhoto(me: Member, url: string): Promise<"attached" | "full" | "removed"> {
  if (!(await addProfilePhoto(me.id, url, MAX_PHOTOS))) return "full";
  // Looked at after adding, as a removal marks the photo before it takes it out: one of both sees the other.
  const isRemoved = (await removedPhotoUrls(me.id, [url])).length > 0;
  if (isRemoved) await removeProfilePhotos(me.id, [url]);
  await settleProfile(me.id);
  return isRemoved ? "removed" : "attached";
}

/** Takes a photo out of the profile and deletes it. Idempotent. */
export async function deletePhoto(me: Member, url: string): Promise<void> {
  const publicId = await markPhotoRemoved(me.id, url, clock.now());
  await takeOut(me.id, url);
  if (publicId !== null) await removeFromMedia(publicId);
}

async function takeOut(owner: ProfileId, url: string): Promise<void> {
  await removeProfilePhotos(owner, [url]);
  await settleProfile(owner);
}

/** Returns whether it is gone; when not, `forgetRemovedPhotos` tries again. */
async function removeFromMedia(publicId: string): Promise<boolean> {
  try {
    await removeImage(publicId);
    return true;
  } catch (error) {
    log.error({ error, publicId }, "a removed photo is still at the media service");
    return false;
  }
}

/**
 * Finishes removals: whatever a crash or an unreachable media service has left of a removed photo goes, then its
 * record. For housekeeping. Returns how many it finished.
 */
export async function forgetRemovedPhotos(): Promise<number> {
  const removed = await listPhotosRemovedBefore(new Date(clock.now().getTime() - FORGET_AFTER_MS));
  let finished = 0;
  for (const { _id, owner, url, publicId } of removed) {
    await takeOut(owner, url);
    if (!(await removeFromMedia(publicId))) continue;
    await forgetRemovedPhoto(_id);
    finished += 1;
  }
  return finished;
}

/**
 * Moves a photo one place, or removes it.
 * `seen` is the order that the member looked at; returns false, and moves nothing, when it has changed since.
 */
export async function editPhotos(me: Member, seen: string[], edit: PhotoEdit): Promise<boolean> {
  if (edit.intent === "remove") {
    await deletePhoto(me, edit.photo);
    return true;
  }
  return seen.includes(edit.photo) && orderPhotos(me, seen, applyPhotoEdit(seen, edit));
}

/** Puts the same photos in another order. Returns false, and changes nothing, when they have changed since. */
export async function orderPhotos(me: Member, seen: string[], ordered: string[]): Promise<boolean> {
  const isSameSet = seen.length === ordered.length && ordered.every((url) => seen.includes(url));
  if (!isSameSet || new Set(ordered).size !== ordered.length) return false;
  const isDone = await reorderProfilePhotos(me.id, seen, ordered);
  if (isDone) await settleProfile(me.id);
  return isDone;
}
