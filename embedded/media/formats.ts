export type ResourceType = "image" | "video";

/** Picture formats that are accepted and delivered. SVG is not: it can carry script. */
export const IMAGE_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
} as const;

export const VIDEO_TYPES = {
  webm: "video/webm",
  mkv: "video/x-matroska",
  mp4: "video/mp4",
  mov: "video/quicktime",
} as const;

export type ImageFormat = keyof typeof IMAGE_TYPES;
export type VideoFormat = keyof typeof VIDEO_TYPES;

export function isImageFormat(format: string): format is ImageFormat {
  return Object.hasOwn(IMAGE_TYPES, format);
}

export function isVideoFormat(format: string): format is VideoFormat {
  return Object.hasOwn(VIDEO_TYPES, format);
}

export function contentTypeOf(format: string): string {
  if (isImageFormat(format)) return IMAGE_TYPES[format];
  return isVideoFormat(format) ? VIDEO_TYPES[format] : "application/octet-stream";
}
