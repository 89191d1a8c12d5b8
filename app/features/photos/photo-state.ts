import { applyPhotoEdit, type PhotoEdit } from "./order";

/** A file on its way. */
export interface Upload {
  id: number;
  name: string;
  /** Address of the file in this browser. */
  preview: string;
  /** How much of it was sent; null before its turn. At 100 the server checks and saves it. */
  percent: number | null;
}

export interface PhotoProblem {
  /** The file that it is about, as the member knows it; null for a problem of all. */
  name: string | null;
  message: string;
}

export interface PhotoState {
  /** The photos as the server told last, and the page's data at that time: newer data of the page replace it. */
  told: { photos: string[]; page: string[] } | null;
  /** Edits that the server has not answered yet, in order. */
  pending: (PhotoEdit & { id: number })[];
  uploads: Upload[];
  problems: PhotoProblem[];
  /** What happened last, for screen readers. */
  note: string;
}

export type PhotoEvent =
  | { type: "edit-began"; id: number; edit: PhotoEdit; note: string }
  | { type: "edit-ended"; id: number; told: PhotoState["told"]; problems: PhotoProblem[] }
  | { type: "files-chosen"; uploads: Upload[]; problems: PhotoProblem[] }
  | { type: "file-sent"; id: number; percent: number }
  | { type: "upload-ended"; id: number; told: PhotoState["told"]; problems: PhotoProblem[]; note: string };

export const initialPhotoState = (problems: PhotoProblem[]): PhotoState => ({
  told: null,
  pending: [],
  uploads: [],
  problems,
  note: "",
});

/** The photos to show: the server's, with what is still on its way to it done already. */
export function shownPhotos({ told, pending }: PhotoState, page: string[]): string[] {
  return pending.reduce<string[]>(applyPhotoEdit, told?.page === page ? told.photos : page);
}

/** What the photo part of the wizard shows after each thing that happens to it. */
export function photoReducer(state: PhotoState, event: PhotoEvent): PhotoState {
  switch (event.type) {
    case "edit-began":
      return {
        ...state,
        pending: [...state.pending, { ...event.edit, id: event.id }],
        problems: [],
        note: event.note,
      };
    case "edit-ended":
      return {
        ...state,
        told: event.told ?? state.told,
        pending: state.pending.filter(({ id }) => id !== event.id),
        problems: [...state.problems, ...event.problems],
        note: event.problems.length > 0 ? "" : state.note,
      };
    case "files-chosen":
      return {
        ...state,
        uploads: [...state.uploads, ...event.uploads],
        problems: event.problems,
        note: "",
      };
    case "file-sent":
      return {
        ...state,
        uploads: state.uploads.map((upload) =>
          upload.id === event.id ? { ...upload, percent: event.percent } : upload,
        ),
      };
    case "upload-ended":
      return {
        ...state,
        told: event.told ?? state.told,
        uploads: state.uploads.filter(({ id }) => id !== event.id),
        problems: [...state.problems, ...event.problems],
        note: event.note,
      };
  }
}
