import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, logEvent, sendJson } from "./answers";
import { readChunkPlace } from "./chunks";
import { readForm } from "./form";
import { probeImage } from "./probe-image";
import { probeVideo } from "./probe-video";
import { choosePublicId } from "./public-id";
import { requireSignature, sign } from "./signature";
import { isVideoFormat } from "./formats";
import type { ResourceType } from "./formats";
import type { ReceivedFile } from "./form";
import type { Media } from "./media";
import type { Parameters } from "./signature";
import type { Asset } from "./store";

/** What an upload may say. Anything else would change the outcome in ways that this server cannot. */
const SUPPORTED = new Set([
  ...["api_key", "file", "resource_type", "signature", "timestamp"],
  ...["public_id", "folder", "asset_folder", "display_name", "overwrite", "invalidate", "type"],
  ...["use_filename", "unique_filename", "discard_original_filename", "filename_override", "allowed_formats"],
  ...["tags", "context", "metadata", "access_mode", "backup", "colors", "exif", "faces", "image_metadata"],
  ...["media_metadata", "phash", "notification_url", "return_delete_token"],
]);

/** `POST /v1_1/:cloud/:resource_type/upload`, in one piece or in parts. */
export async function upload(
  media: Media,
  resourceType: ResourceType | "auto",
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const { limits } = media.config;
  const maxBytes = resourceType === "image" ? limits.imageBytes : limits.videoBytes;
  const place = readChunkPlace(request.headers, maxBytes);
  const form = await readForm(request, {
    incoming: media.store.incoming,
    maxFileBytes: maxBytes,
    // Clients that send the signature first are refused before a byte of theirs is written.
    beforeFile: (parameters) => parameters.has("signature") && requireSigned(media, parameters),
  });
  let file = form.file;
  try {
    requireSigned(media, form.parameters);
    if (!file) throw missingFile(form.parameters);
    const publicId = choosePublicId(form.parameters);
    if (place) {
      file = await media.chunks.add(place, file);
      if (!file) {
        sendJson(response, 200, {
          done: false,
          public_id: publicId,
          bytes: place.end - place.start + 1,
          kind: "upload",
        });
        return;
      }
    }
    const described = await describe(media, resourceType, publicId, form.parameters, file);
    const { asset, existed } = await media.store.put(
      described,
      file.path,
      form.parameters.get("overwrite") !== "false" && form.parameters.get("overwrite") !== "0",
    );
    if (!existed) await media.derived.forget(asset);
    sendJson(response, 200, { ...toAnswer(media, asset), ...(existed ? { existing: true } : {}) });
    logEvent("upload", {
      type: asset.resource_type,
      bytes: asset.bytes,
      milliseconds: Math.round(performance.now() - started),
    });
  } finally {
    // After success the file was renamed into the store and nothing is left here.
    if (file) await rm(file.path, { force: true });
  }
}

function requireSigned(media: Media, parameters: Parameters): void {
  requireSignature(parameters, media.config, Math.floor(Date.now() / 1000));
  for (const name of parameters.keys()) {
    if (!SUPPORTED.has(name)) throw new ApiError(400, `Unsupported parameter - ${name}`);
  }
  const type = parameters.get("type");
  if (type && type !== "upload") throw new ApiError(400, `Unsupported delivery type - ${type}`);
}

function missingFile(parameters: Parameters): ApiError {
  // The SDK sends an address or a data address as a plain field. This server fetches nothing on anybody's behalf.
  return parameters.has("file")
    ? new ApiError(400, "Unsupported source URL: send the file itself")
    : new ApiError(400, "Missing required parameter - file");
}

async function describe(
  media: Media,
  resourceType: ResourceType | "auto",
  publicId: string,
  parameters: Parameters,
  file: ReceivedFile,
): Promise<Asset> {
  const facts = await probe(media, resourceType, file);
  const allowed = parameters.get("allowed_formats");
  if (allowed && !allowed.split(",").includes(facts.format)) {
    throw new ApiError(400, `${facts.resource_type} file format ${facts.format} not allowed`);
  }
  const context = parameters.get("context");
  return {
    ...facts,
    asset_id: randomBytes(16).toString("hex"),
    public_id: publicId,
    version: Math.floor(Date.now() / 1000),
    bytes: file.bytes,
    etag: file.md5,
    created_at: new Date().toISOString().replace(/\.\d+Z$/, "Z"),
    original_filename: (parameters.get("filename_override") ?? file.filename).replace(/\.[^.]*$/, "").slice(0, 255),
    tags: (parameters.get("tags") ?? "").split(",").filter((tag) => tag !== ""),
    ...(context ? { context } : {}),
  };
}

async function probe(media: Media, resourceType: ResourceType | "auto", file: ReceivedFile) {
  if (resourceType === "video" || (resourceType === "auto" && (await looksLikeVideo(file)))) {
    const { format, width, height, duration, videoCodec, audioCodec } = await probeVideo(file.path);
    const codecs = { video_codec: videoCodec, ...(audioCodec ? { audio_codec: audioCodec } : {}) };
    return { resource_type: "video" as const, format, width, height, duration, ...codecs };
  }
  const { imageBytes, imagePixels } = media.config.limits;
  if (file.bytes > imageBytes) {
    throw new ApiError(400, `File size too large. Got ${file.bytes}. Maximum is ${imageBytes}.`);
  }
  const { format, width, height, hasAlpha } = await probeImage(file.path, imagePixels);
  return { resource_type: "image" as const, format, width, height, has_alpha: hasAlpha };
}

async function looksLikeVideo(file: ReceivedFile): Promise<boolean> {
  try {
    await probeVideo(file.path);
    return true;
  } catch {
    return false;
  }
}

/** An asset in the shape of Cloudinary's answer. */
export function toAnswer(media: Media, asset: Asset): Record<string, unknown> {
  const { cloudName, origin, apiSecret } = media.config;
  const path = asset.public_id.split("/").map(encodeURIComponent).join("/");
  const url = `${origin}/${cloudName}/${asset.resource_type}/upload/v${asset.version}/${path}.${asset.format}`;
  return {
    asset_id: asset.asset_id,
    public_id: asset.public_id,
    version: asset.version,
    signature: sign(`public_id=${asset.public_id}&version=${asset.version}`, apiSecret),
    width: asset.width,
    height: asset.height,
    format: asset.format,
    resource_type: asset.resource_type,
    created_at: asset.created_at,
    tags: asset.tags,
    ...(asset.context ? { context: { custom: parseContext(asset.context) } } : {}),
    pages: 1,
    bytes: asset.bytes,
    type: "upload",
    etag: asset.etag,
    placeholder: false,
    url,
    secure_url: url,
    access_mode: "public",
    original_filename: asset.original_filename,
    ...(isVideoFormat(asset.format) ? videoAnswer(asset) : {}),
  };
}

function videoAnswer(asset: Asset): Record<string, unknown> {
  const duration = asset.duration ?? 0;
  return {
    duration,
    bit_rate: duration > 0 ? Math.round((asset.bytes * 8) / duration) : 0,
    is_audio: false,
    video: { codec: asset.video_codec },
    audio: asset.audio_codec ? { codec: asset.audio_codec } : {},
  };
}

function parseContext(context: string): Record<string, string> {
  const pairs = context.split(/(?<!\\)\|/).map((pair) => pair.split(/(?<!\\)=/));
  const plain = (text: string | undefined) => (text ?? "").replace(/\\([|=])/g, "$1");
  return Object.fromEntries(pairs.map(([name, value]) => [plain(name), plain(value)]));
}
