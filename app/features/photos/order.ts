export const PHOTO_EDITS = ["move-earlier", "move-later", "remove"] as const;
export type PhotoEditIntent = (typeof PHOTO_EDITS)[number];

export interface PhotoEdit {
  intent: PhotoEditIntent;
  photo: string;
}

/** The photos after an edit. A photo that is not there, or is at that end already, changes nothing. */
export function applyPhotoEdit(photos: readonly string[], { intent, photo }: PhotoEdit): string[] {
  if (intent === "remove") return photos.filter((other) => other !== photo);
  const from = photos.indexOf(photo);
  const to = intent === "move-earlier" ? from - 1 : from + 1;
  const neighbour = photos[to];
  if (from < 0 || neighbour === undefined) return [...photos];
  return photos.map((other, index) => (index === from ? neighbour : index === to ? photo : other));
}
