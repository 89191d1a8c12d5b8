import { photoTexts } from "~/texts/profile";
import { PhotoAnswerSchema, type PhotoAnswer } from "./answer";

const PHOTOS_PATH = "/profile-setup/photos";

export type Sent = { ok: true; answer: PhotoAnswer; isConflict: boolean } | { ok: false; message: string };

/**
 * Sends a photo form without leaving the page. `onProgress` hears how much of it was sent, in percent; `failed` is said
 * when the server cannot be reached or answers with nothing of its own.
 */
export function sendPhotoForm(
  form: FormData | URLSearchParams,
  failed: string,
  onProgress?: (percent: number) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    // fetch tells nothing about how much of a body was sent.
    const request = new XMLHttpRequest();
    request.open("POST", PHOTOS_PATH);
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.floor((100 * loaded) / total));
    });
    request.addEventListener("load", () => {
      // The session has ended: the page's own guard says so and leads to the sign-in.
      if (request.status === 401) window.location.reload();
      resolve(read(request.status, request.responseText, failed));
    });
    request.addEventListener("error", () => resolve({ ok: false, message: failed }));
    request.send(form);
  });
}

function read(status: number, text: string, failed: string): Sent {
  const parsed = PhotoAnswerSchema.safeParse(parseJson(text));
  if (parsed.success) return { ok: true, answer: parsed.data, isConflict: status === 409 };
  if (status === 413) return { ok: false, message: photoTexts.tooLarge };
  // Refused before it came to the photos: the gate answers with one plain sentence.
  return { ok: false, message: status === 429 && text.length < 200 ? text : failed };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
