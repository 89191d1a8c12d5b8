import sharp from "sharp";
import { MAX_PHOTO_PIXELS } from "./limits";

/** Larger than any screen shows it; keeps originals of cameras off the shelf. */
const MAX_SIDE_PX = 2_048;

export type PhotoProblem = "not-an-image" | "damaged" | "too-many-pixels";
export type Processed = { ok: true; image: Buffer } | { ok: false; reason: PhotoProblem };

// Uploads are rare beside page views: one thread and no cache leave the memory to those.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes a photo of an uploaded file: told by its first bytes, never by its name; turned upright, at most 2048 px
 * a side, encoded anew as WebP, so that nothing but the picture is left of it (no place, camera or second file).
 */
export async function processPhoto(file: Buffer): Promise<Processed> {
  if (!isPhoto(file)) return { ok: false, reason: "not-an-image" };
  try {
    const options = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error", pages: 1 } as const;
    const image = await sharp(file, options)
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
    return { ok: true, image };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    return { ok: false, reason: isTooLarge ? "too-many-pixels" : "damaged" };
  }
}

/** JPEG, PNG, WebP and AVIF by their signatures. Vector images are refused: they can carry scripts and links. */
export function isPhoto(file: Buffer): boolean {
  const startsWith = (bytes: number[], offset = 0) => bytes.every((byte, index) => file[offset + index] === byte);
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  return (
    startsWith([0xff, 0xd8, 0xff]) ||
    startsWith([0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a]) ||
    (startsWith(ascii("RIFF")) && startsWith(ascii("WEBP"), 8)) ||
    startsWith(ascii("ftypavif"), 4)
  );
}
