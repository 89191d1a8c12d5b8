import sharp from "sharp";
import type { Sharp } from "sharp";
import type { ImageFormat } from "./formats";
import type { Transformation } from "./transformation";

/** What is drawn from a stored picture: everything decided, so that equal jobs give equal files. */
export interface RenderJob {
  readonly format: ImageFormat;
  readonly transformation: Transformation | null;
}

const MAX_AT_ONCE = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** The stored file and its size as it is to be seen, after turning. */
export interface RenderSource {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** How far down a portrait's eyes are. */
const FACE_LINE = 0.38;

/** Draws a transformed picture; at most two at a time, so that a page full of new sizes does not stall the rest. */
export async function render(source: RenderSource, target: string, job: RenderJob): Promise<void> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    await encode(resize(sharp(source.path).autoOrient(), source, job.transformation), job).toFile(target);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function resize(image: Sharp, source: RenderSource, transformation: Transformation | null): Sharp {
  if (!transformation || (transformation.width === null && transformation.height === null)) return image;
  const { width, height, crop, isFocused } = transformation;
  const size = { width: width ?? undefined, height: height ?? undefined };
  if (crop === "fill" || crop === "thumb") {
    if (!isFocused || width === null || height === null) return image.resize({ ...size, fit: "cover" });
    const scaledHeight = Math.round((source.height * width) / source.width);
    if (scaledHeight <= height) return image.resize({ ...size, fit: "cover", position: sharp.strategy.attention });
    // Too tall: what attracts the eye of a program is as often the clothes, while the face is where faces are.
    const top = Math.round(scaledHeight * FACE_LINE - height / 2);
    return image
      .resize({ width, height: scaledHeight, fit: "fill" })
      .extract({ left: 0, top: Math.min(Math.max(top, 0), scaledHeight - height), width, height });
  }
  // With one side only, "fill" would leave the other as it was and distort the picture.
  if (crop === "scale") return image.resize({ ...size, fit: width !== null && height !== null ? "fill" : "inside" });
  return image.resize({ ...size, fit: "inside", withoutEnlargement: crop === "limit" });
}

function encode(image: Sharp, { format, transformation }: RenderJob): Sharp {
  const quality = transformation?.quality ?? 80;
  switch (format) {
    case "jpg":
      return image.flatten({ background: "#ffffff" }).jpeg({ quality });
    case "webp":
      return image.webp({ quality });
    case "avif":
      // The same look needs a lower figure in AVIF; effort 2 keeps a first view under a tenth of a second.
      return image.avif({ quality: Math.round(quality * 0.7), effort: 2 });
    case "png":
      return image.png();
    case "gif":
      return image.gif();
  }
}
