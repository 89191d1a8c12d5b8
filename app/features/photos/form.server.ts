import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { readMultipart } from "~/platform/body.server";
import { countAgainstLimit } from "~/platform/limits.server";
import { errorTexts } from "~/texts/errors";
import { profileTexts } from "~/texts/profile";
import type { Member } from "../account/member";
import { MAX_PHOTOS } from "../profile/options";
import { getPhotos } from "../profile/read.server";
import type { PhotoAnswer } from "./answer";
import { MAX_PHOTO_BYTES } from "./limits";
import { PHOTO_EDITS } from "./order";
import { PHOTO_PROBLEMS } from "./problem";
import { addPhoto, editPhotos } from "./write.server";

/** A photo form's outcome, for a page and for a call alike: its HTTP status, its headers and what to show. */
export interface PhotoOutcome {
  status: number;
  headers: Record<string, string>;
  answer: PhotoAnswer;
}

type Problem = PhotoAnswer["problems"][number] & { status: number; retryAfter?: number };

const address = z.string().max(500);
const EditSchema = z.object({
  intent: z.enum(PHOTO_EDITS),
  photo: address,
  /** The order that the member looked at. */
  photos: z.array(address).max(MAX_PHOTOS),
});

/** Whether a posted form moves or removes a photo. */
export const isPhotoEdit = (fields: URLSearchParams): boolean =>
  PHOTO_EDITS.some((intent) => intent === fields.get("intent"));

/** Adds the files of a posted form, one after the other; one that is refused does not hold up the others. */
export async function addPhotosOf(me: Member, request: Request): Promise<PhotoOutcome> {
  let files;
  try {
    ({ files } = await readMultipart(request, { maxFiles: MAX_PHOTOS, maxFileBytes: MAX_PHOTO_BYTES }));
  } catch (error) {
    // Each file is cut at its limit, so what is too large here is their number.
    if (!(error instanceof Response) || error.status !== 413) throw error;
    return outcome(me, [{ file: null, status: 400, message: profileTexts.tooManyPhotos }]);
  }
  const photos = files.filter(({ field }) => field === "photos");
  if (photos.length === 0) return outcome(me, [{ file: null, ...PHOTO_PROBLEMS.missing }]);
  const problems: Problem[] = [];
  for (const [index, file] of photos.entries()) {
    const retryAfter = await countAgainstLimit("uploads", me.id.toString());
    if (retryAfter !== null) {
      problems.push({ file: null, status: 429, message: errorTexts.tooManyRequests(retryAfter), retryAfter });
      break;
    }
    const added = await addPhoto(me, file);
    if (added.ok) continue;
    problems.push({ file: added.reason === "full" ? null : index + 1, ...PHOTO_PROBLEMS[added.reason] });
    if (added.reason === "full") break;
  }
  return outcome(me, problems);
}

/** Moves or removes a photo as a posted form says. */
export async function editPhotosOf(me: Member, fields: URLSearchParams): Promise<PhotoOutcome> {
  const form = parseWithZod(fields, { schema: EditSchema });
  const isDone = form.status === "success" && (await editPhotos(me, form.value.photos, form.value));
  return outcome(me, isDone ? [] : [{ file: null, status: 409, message: profileTexts.photosChanged }]);
}

async function outcome(me: Member, problems: Problem[]): Promise<PhotoOutcome> {
  const retryAfter = problems.find((problem) => problem.retryAfter !== undefined)?.retryAfter;
  return {
    status: retryAfter === undefined ? (problems[0]?.status ?? 200) : 429,
    headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) },
    answer: { photos: await getPhotos(me.id), problems: problems.map(({ file, message }) => ({ file, message })) },
  };
}
