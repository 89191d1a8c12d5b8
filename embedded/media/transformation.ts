import { ApiError } from "./answers";
import { isImageFormat } from "./formats";
import type { ImageFormat } from "./formats";

const MAX_SIDE = 4096;
const CROPS = ["fill", "fit", "limit", "scale", "thumb"] as const;
const QUALITIES = { auto: 80, "auto:best": 90, "auto:good": 80, "auto:eco": 70, "auto:low": 60 } as const;
/** A path segment that is a transformation: `key_value` pairs separated by commas. */
const SEGMENT = /^[a-z]{1,3}_[^,/]+(?:,[a-z]{1,3}_[^,/]+)*$/;

type Crop = (typeof CROPS)[number];

/** What a delivery address asks of a picture. */
export interface Transformation {
  readonly crop: Crop;
  readonly width: number | null;
  readonly height: number | null;
  /** Whether the crop looks for what matters in the picture instead of its middle. */
  readonly isFocused: boolean;
  readonly quality: number;
  readonly format: ImageFormat | "auto" | null;
}

export function isTransformation(segment: string): boolean {
  return SEGMENT.test(segment);
}

/** Parses the segments of a chain as one transformation; throws when it asks for what this server cannot do. */
export function parseTransformation(segments: readonly string[]): Transformation | null {
  if (segments.length === 0) return null;
  const parts = new Map<string, string>();
  for (const pair of segments.flatMap((segment) => segment.split(","))) {
    const key = pair.slice(0, pair.indexOf("_"));
    if (parts.has(key)) throw unsupported(pair);
    parts.set(key, pair.slice(key.length + 1));
  }
  const known = new Set(["c", "w", "h", "g", "q", "f", "dpr"]);
  for (const [key, value] of parts) if (!known.has(key)) throw unsupported(`${key}_${value}`);

  const density = readDensity(parts.get("dpr"));
  const width = readSide("w", parts.get("w"), density);
  const height = readSide("h", parts.get("h"), density);
  return {
    crop: readCrop(parts.get("c")),
    width,
    height,
    isFocused: readGravity(parts.get("g")),
    quality: readQuality(parts.get("q")),
    format: readFormat(parts.get("f")),
  };
}

function readSide(key: string, value: string | undefined, density: number): number | null {
  if (value === undefined) return null;
  const side = /^\d{1,4}$/.test(value) ? Math.round(Number(value) * density) : 0;
  if (side < 1 || side > MAX_SIDE) throw unsupported(`${key}_${value}`);
  return side;
}

function readDensity(value = "1.0"): number {
  if (value === "auto") return 1;
  const density = /^\d(?:\.\d{1,2})?$/.test(value) ? Number(value) : 0;
  if (density < 0.5 || density > 4) throw unsupported(`dpr_${value}`);
  return density;
}

function readCrop(value: string | undefined): Crop {
  // Cloudinary scales when only a size is given.
  const crop = value === undefined ? "scale" : CROPS.find((name) => name === value);
  if (!crop) throw unsupported(`c_${value}`);
  return crop;
}

function readGravity(value = "center"): boolean {
  if (value === "center") return false;
  if (!/^(?:auto|faces?)(?::[a-z]+)?$/.test(value)) throw unsupported(`g_${value}`);
  return true;
}

function readQuality(value = "auto"): number {
  for (const [name, quality] of Object.entries(QUALITIES)) if (value === name) return quality;
  const quality = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (quality < 1 || quality > 100) throw unsupported(`q_${value}`);
  return quality;
}

function readFormat(value: string | undefined): Transformation["format"] {
  if (value === undefined) return null;
  if (value === "auto") return "auto";
  const format = value === "jpeg" ? "jpg" : value;
  if (!isImageFormat(format)) throw unsupported(`f_${value}`);
  return format;
}

function unsupported(pair: string): ApiError {
  return new ApiError(400, `Invalid transformation component - ${pair.slice(0, 60)}`);
}
