import { useReducer, useRef } from "react";
import { useRevalidator } from "@remix-run/react";
import { photoManagerTexts as texts, photoTexts, profileTexts } from "~/texts/profile";
import { MAX_PHOTOS } from "../profile/options";
import { MAX_PHOTO_BYTES } from "./limits";
import { applyPhotoEdit, type PhotoEdit } from "./order";
import { initialPhotoState, photoReducer, shownPhotos, type PhotoProblem, type Upload } from "./photo-state";
import { sendPhotoForm, type Sent } from "./send-form";

/** How often an edit is tried on newer photos when they changed in another tab meanwhile. */
const TRIES = 3;

/**
 * The photos of the wizard in a browser with JavaScript: files are sent one after the other as soon as they are chosen,
 * edits show at once and reach the server in their order.
 */
export function usePhotos(page: string[], problemsOfPage: PhotoProblem[]) {
  const [state, dispatch] = useReducer(photoReducer, problemsOfPage, initialPhotoState);
  const { revalidate } = useRevalidator();
  const count = useRef(0);
  const edits = useRef(Promise.resolve());
  const sending = useRef(Promise.resolve());
  const open = useRef(0);
  /** The order that the server told last: what the next edit builds on. */
  const latest = useRef<string[] | null>(null);
  const photos = shownPhotos(state, page);

  /** Takes what the server told; with the last answer the rest of the page follows. */
  function hear(sent: Sent) {
    open.current -= 1;
    if (!sent.ok) return null;
    // Only when the server can be reached: a page that cannot be renewed would become an error page.
    if (open.current === 0) revalidate();
    latest.current = sent.answer.photos;
    return { photos: sent.answer.photos, page };
  }

  function edit(made: PhotoEdit) {
    const id = ++count.current;
    open.current += 1;
    dispatch({ type: "edit-began", id, edit: made, note: noteOf(made, photos) });
    edits.current = edits.current.then(async () => {
      const sent = await sendEdit(made, latest.current ?? page);
      dispatch({ type: "edit-ended", id, told: hear(sent), problems: problemsOf(sent, null) });
    });
  }

  function choose(files: File[]) {
    const room = MAX_PHOTOS - photos.length - state.uploads.length;
    const { accepted, problems } = sift(files, room);
    const uploads = accepted.map((file) => ({
      file,
      id: ++count.current,
      name: file.name,
      preview: URL.createObjectURL(file),
      percent: null,
    }));
    open.current += uploads.length;
    dispatch({ type: "files-chosen", uploads, problems });
    for (const upload of uploads) sending.current = sending.current.then(() => send(upload));
  }

  async function send({ file, id, name, preview }: Upload & { file: File }) {
    const form = new FormData();
    form.append("intent", "add-photos");
    form.append("photos", file);
    dispatch({ type: "file-sent", id, percent: 0 });
    const sent = await sendPhotoForm(form, photoTexts.uploadFailed, (percent) =>
      dispatch({ type: "file-sent", id, percent }),
    );
    const problems = problemsOf(sent, name);
    const note = problems.length > 0 ? "" : texts.added(name);
    dispatch({ type: "upload-ended", id, told: hear(sent), problems, note });
    URL.revokeObjectURL(preview);
  }

  return { photos, uploads: state.uploads, problems: state.problems, note: state.note, edit, choose };
}

/** The files that there is room for and that are not too large to be sent at all. */
function sift(files: File[], room: number): { accepted: File[]; problems: PhotoProblem[] } {
  const problems: PhotoProblem[] = [];
  if (files.length > room) problems.push({ name: null, message: profileTexts.tooManyPhotos });
  const accepted = files.slice(0, Math.max(0, room)).filter((file) => {
    if (file.size > MAX_PHOTO_BYTES) problems.push({ name: file.name, message: photoTexts.tooLarge });
    return file.size <= MAX_PHOTO_BYTES;
  });
  return { accepted, problems };
}

/** Sends an edit; when the photos have changed meanwhile, again on what they are now. */
async function sendEdit({ intent, photo }: PhotoEdit, seen: string[], tries = TRIES): Promise<Sent> {
  const form = new URLSearchParams([["intent", intent], ["photo", photo], ...seen.map((url) => ["photos", url])]);
  const sent = await sendPhotoForm(form, texts.editFailed);
  const mayTryAgain = sent.ok && sent.isConflict && tries > 1 && sent.answer.photos.includes(photo);
  return mayTryAgain ? sendEdit({ intent, photo }, sent.answer.photos, tries - 1) : sent;
}

function problemsOf(sent: Sent, name: string | null): PhotoProblem[] {
  if (!sent.ok) return [{ name, message: sent.message }];
  return sent.answer.problems.map(({ file, message }) => ({ name: file === null ? null : name, message }));
}

function noteOf(edit: PhotoEdit, before: string[]): string {
  if (edit.intent === "remove") return texts.removed;
  const after = applyPhotoEdit(before, edit);
  return texts.moved(after.indexOf(edit.photo) + 1, after.length);
}
