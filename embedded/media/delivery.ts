import type { IncomingMessage, ServerResponse } from "node:http";
import { basename } from "node:path";
import { ApiError } from "./answers";
import { contentTypeOf, isImageFormat, isVideoFormat } from "./formats";
import { isPublicId } from "./public-id";
import { sendFile } from "./send-file";
import { isMissing } from "./store";
import { isTransformation, parseTransformation } from "./transformation";
import type { ImageFormat, ResourceType } from "./formats";
import type { Media } from "./media";
import type { Asset } from "./store";
import type { Transformation } from "./transformation";

/** What a delivery address names: `[transformations/][v123/]public_id[.ext]`. */
interface Address {
  readonly transformation: Transformation | null;
  readonly version: number | null;
  readonly name: string;
}

const FOREVER = "public, max-age=31536000, immutable";
/** Without the current version in it, an address may show another picture tomorrow. */
const SHORTLY = "public, max-age=60";

/** `GET /:cloud/:resource_type/upload/…`: a stored file, or a picture drawn from it. */
export async function deliver(
  media: Media,
  resourceType: ResourceType,
  segments: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = parseAddress(segments);
  for (const isRetry of [false, true]) {
    const found = await findAsset(media, resourceType, address.name);
    if (!found) throw new ApiError(404, "Resource not found");
    try {
      const file = await chooseFile(media, found.asset, found.extension, address.transformation, request);
      const cacheControl = address.version === found.asset.version ? FOREVER : SHORTLY;
      const lastModified = new Date(found.asset.version * 1000);
      await sendFile(request, response, { ...file, cacheControl, lastModified });
      return;
    } catch (error) {
      // Replaced or destroyed between the look-up and the opening: look once more.
      if (!isMissing(error) || isRetry || response.headersSent) throw error;
    }
  }
}

function parseAddress(segments: readonly string[]): Address {
  const rest = [...segments];
  const chain: string[] = [];
  while (rest.length > 1 && isTransformation(rest[0] ?? "")) chain.push(rest.shift() ?? "");
  const version = rest.length > 1 && /^v\d{1,12}$/.test(rest[0] ?? "") ? Number((rest.shift() ?? "").slice(1)) : null;
  const name = rest.join("/");
  if (!isPublicId(name)) throw new ApiError(404, "Resource not found");
  return { transformation: parseTransformation(chain), version, name };
}

/** The asset, by the name without its extension first, then by the whole name. */
async function findAsset(media: Media, resourceType: ResourceType, name: string) {
  const match = /^(.+)\.([a-z0-9]{2,5})$/i.exec(name);
  if (match) {
    const [, publicId = "", extension = ""] = match;
    const asset = await media.store.find(resourceType, publicId);
    if (asset) return { asset, extension: extension.toLowerCase() === "jpeg" ? "jpg" : extension.toLowerCase() };
  }
  const asset = await media.store.find(resourceType, name);
  return asset && { asset, extension: asset.format };
}

async function chooseFile(
  media: Media,
  asset: Asset,
  extension: string,
  transformation: Transformation | null,
  request: IncomingMessage,
) {
  const original = media.store.pathOf(asset);
  const isNegotiated = transformation?.format === "auto";
  if (asset.resource_type === "video") {
    requirePlainVideo(asset, extension, transformation);
    return { path: original, contentType: contentTypeOf(asset.format), etag: asset.etag, isNegotiated: false };
  }
  const format = isNegotiated
    ? bestFormat(asset, request.headers.accept ?? "")
    : (transformation?.format ?? toImageFormat(extension));
  const isUnchanged = format === asset.format && (!transformation || isOnlyFormat(transformation));
  if (isUnchanged) {
    return { path: original, contentType: contentTypeOf(format), etag: asset.etag, isNegotiated };
  }
  const path = await media.derived.get(asset, { format, transformation }, original);
  const current = await media.store.find("image", asset.public_id);
  if (current?.version !== asset.version) {
    // Nothing of a destroyed picture may stay behind because it was being drawn at that moment.
    await media.derived.lose(path);
    if (!current) throw new ApiError(404, "Resource not found");
  }
  return { path, contentType: contentTypeOf(format), etag: basename(path), isNegotiated };
}

/** The smallest format that the browser says it reads. */
function bestFormat(asset: Asset, accept: string): ImageFormat {
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return asset.has_alpha ? "png" : "jpg";
}

function toImageFormat(extension: string): ImageFormat {
  if (!isImageFormat(extension)) throw new ApiError(400, `Invalid extension in transformation: ${extension}`);
  return extension;
}

function isOnlyFormat({ width, height, quality }: Transformation): boolean {
  return width === null && height === null && quality === 80;
}

/** Videos are delivered as they came; quality and format "auto" leave the choice to the server anyway. */
function requirePlainVideo(asset: Asset, extension: string, transformation: Transformation | null): void {
  if (transformation && (transformation.width !== null || transformation.height !== null)) {
    throw new ApiError(400, "Video transformations are not available here");
  }
  if (extension !== asset.format || !isVideoFormat(extension)) {
    throw new ApiError(400, `Invalid extension in transformation: ${extension}`);
  }
}
