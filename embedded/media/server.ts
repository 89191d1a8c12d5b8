import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { ApiError, logEvent, sendApiError } from "./answers";
import { deliver } from "./delivery";
import { destroy } from "./destroy";
import { DELIVERY_HEADERS } from "./send-file";
import { upload } from "./upload";
import type { ResourceType } from "./formats";
import type { Media } from "./media";

/** The upload API under `/v1_1/` and the delivery addresses, on one port. */
export function createMediaServer(media: Media): Server {
  const server = createServer((request, response) => void answer(media, request, response));
  // A member's video may take minutes on a slow line; a client that says nothing at all is cut off by the server's own
  // header limit.
  server.requestTimeout = 10 * 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  return server;
}

async function answer(media: Media, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const segments = readPath(request.url ?? "/");
  const isApi = segments?.[0] === "v1_1";
  try {
    if (!segments) throw new ApiError(400, "Malformed address");
    if (isApi) await answerCall(media, segments.slice(1), request, response);
    else await answerDelivery(media, segments, request, response);
  } catch (error) {
    if (response.destroyed || response.headersSent) {
      // The client went away in the middle, or the file could not be read to its end: no answer can be given any more.
      response.destroy();
      return;
    }
    const known = error instanceof ApiError ? error : new ApiError(500, "General Error");
    if (known !== error) logEvent("error", { message: error instanceof Error ? error.message : "unknown" });
    if (isApi) {
      logEvent("refused", { status: known.status });
      // What is still unread of the body must not be taken for the next request.
      if (!request.complete) response.setHeader("Connection", "close");
      sendApiError(response, known);
    } else sendDeliveryError(response, known);
  }
}

async function answerCall(
  media: Media,
  [cloud, resourceType, action, ...rest]: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (cloud !== media.config.cloudName) throw new ApiError(401, "Invalid cloud_name");
  const type = resourceType === "image" || resourceType === "video" || resourceType === "auto" ? resourceType : null;
  if (request.method !== "POST" || rest.length > 0) throw new ApiError(404, "Invalid path");
  if (!type) throw new ApiError(400, "Invalid resource type");
  if (action === "upload") await upload(media, type, request, response);
  else if (action === "destroy" && type !== "auto") await destroy(media, type, request, response);
  else throw new ApiError(404, "Invalid path");
}

async function answerDelivery(
  media: Media,
  [cloud, resourceType, type, ...rest]: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") throw new ApiError(405, "Method not allowed");
  const isKnown = cloud === media.config.cloudName && type === "upload";
  if (!isKnown || !isResourceType(resourceType)) throw new ApiError(404, "Resource not found");
  await deliver(media, resourceType, rest, request, response);
}

function isResourceType(name: string | undefined): name is ResourceType {
  return name === "image" || name === "video";
}

/** The decoded segments of the path; null when an escape is broken. */
function readPath(url: string): string[] | null {
  try {
    const [path = ""] = url.split("?");
    return path.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function sendDeliveryError(response: ServerResponse, error: ApiError): void {
  response.writeHead(error.status, {
    ...DELIVERY_HEADERS,
    "Cache-Control": "no-store",
    "Content-Length": 0,
    "X-Cld-Error": error.message.replace(/[^\x20-\x7e]/g, "?"),
    ...(error.status === 405 ? { Allow: "GET, HEAD" } : {}),
  });
  response.end();
}
