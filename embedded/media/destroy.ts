import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, logEvent, sendJson } from "./answers";
import { readForm } from "./form";
import { isPublicId } from "./public-id";
import { requireSignature } from "./signature";
import type { ResourceType } from "./formats";
import type { Media } from "./media";

/** `POST /v1_1/:cloud/:resource_type/destroy`: answers `ok`, or `not found` with status 200 as Cloudinary does. */
export async function destroy(
  media: Media,
  resourceType: ResourceType,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { parameters } = await readForm(request, {
    incoming: media.store.incoming,
    maxFileBytes: 0,
    beforeFile: () => {
      throw new ApiError(400, "Unexpected file part");
    },
  });
  requireSignature(parameters, media.config, Math.floor(Date.now() / 1000));
  const publicId = parameters.get("public_id");
  if (!publicId) throw new ApiError(400, "Missing required parameter - public_id");
  if (!isPublicId(publicId)) throw new ApiError(400, "public_id is invalid");

  const removed = await media.store.remove(resourceType, publicId);
  if (removed) await media.derived.forget(removed);
  sendJson(response, 200, { result: removed ? "ok" : "not found" });
  logEvent("destroy", { type: resourceType, found: removed !== null });
}
