export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 24_000_000;

/** What a file chooser offers; the server goes by the content alone. */
export const ACCEPTED_PHOTOS = "image/jpeg,image/png,image/webp,image/avif";
