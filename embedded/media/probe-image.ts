import sharp from "sharp";
import { ApiError } from "./answers";
import { isImageFormat } from "./formats";
import type { ImageFormat } from "./formats";

export interface ImageFacts {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** Reads a picture's facts by its content and decodes it once, so that only pictures that can be shown are stored. */
export async function probeImage(path: string, maxPixels: number): Promise<ImageFacts> {
  const facts = await readFacts(path);
  if (!facts) throw new ApiError(400, "Invalid image file");
  const pixels = facts.width * facts.height;
  if (pixels > maxPixels) {
    const asked = (pixels / 1e6).toFixed(2);
    throw new ApiError(400, `Maximum image size is ${maxPixels / 1e6} Megapixels. Requested ${asked} Megapixels`);
  }
  try {
    await sharp(path, { failOn: "error" }).resize(16, 16, { fit: "fill" }).raw().toBuffer();
  } catch {
    throw new ApiError(400, "Invalid image file");
  }
  return facts;
}

async function readFacts(path: string): Promise<ImageFacts | null> {
  try {
    const metadata = await sharp(path).metadata();
    // sharp calls both AVIF and HEIC "heif"; only AV1 is readable everywhere.
    const name = metadata.format === "heif" && metadata.compression === "av1" ? "avif" : metadata.format;
    const format = name === "jpeg" ? "jpg" : (name ?? "");
    if (!isImageFormat(format)) return null;
    const isTurned = (metadata.orientation ?? 1) >= 5;
    return {
      format,
      width: isTurned ? metadata.height : metadata.width,
      height: isTurned ? metadata.width : metadata.height,
      hasAlpha: metadata.hasAlpha,
    };
  } catch {
    return null;
  }
}
