import { randomBytes, randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { errorTexts } from "~/texts/errors";
import { bodyErrors, MAX_FILE_BODY_BYTES, MAX_FILES_BODY_BYTES, MAX_TEXT_BODY_BYTES } from "./body.server";
import { env } from "./env.server";
import { countAgainstLimit } from "./limits.server";
import { log } from "./log.server";
import { runInRequest } from "./request-context.server";
import { readSessionCookie } from "./session.server";

/**
 * What every request passes before any route sees it, in this order: its context, the check of where it comes
 * from, the size of its body, the limits.
 */
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Called by machines that carry a signature or nothing of value; never by a member's browser. */
const EXEMPT = /^\/(webhooks\/|healthz$|readyz$)/;

/** Gives the request its id, nonce and context. */
export const openContext: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  response.locals["nonce"] = randomBytes(16).toString("base64");
  response.setHeader("X-Request-Id", requestId);
  const started = performance.now();
  runInRequest({ requestId, clientAddress: request.ip ?? "unknown", memo: new Map() }, () => {
    response.on("finish", () => {
      const ms = Math.round(performance.now() - started);
      log.debug({ requestId, method: request.method, path: request.path, status: response.statusCode, ms }, "request");
    });
    next();
  });
};

/**
 * Refuses changes that another site's page asks for. Browsers name the origin of every unsafe request; clients
 * that name none are no browsers and carry nobody's cookies without their knowing.
 */
export const checkOrigin: RequestHandler = (request, response, next) => {
  if (!UNSAFE.has(request.method) || EXEMPT.test(request.path)) return next();
  const origin = request.get("Origin");
  const site = request.get("Sec-Fetch-Site");
  const isForeign = origin === undefined ? site === "cross-site" || site === "same-site" : origin !== env().APP_ORIGIN;
  if (!isForeign) return next();
  log.warn({ path: request.path }, "refused a request of another origin");
  refuse(request.path, response, 403, errorTexts.foreignOrigin);
};

/** Refuses bodies that are too large, by their announced length, before anything reads them. */
export const limitBody: RequestHandler = (request, response, next) => {
  const length = Number(request.get("Content-Length") ?? 0);
  if (length <= maxBodyBytes(request.path, request.get("Content-Type"))) return next();
  // Read to nowhere, so that the browser gets to see the answer instead of a broken connection.
  request.resume();
  refuse(request.path, response, 413, bodyErrors.tooLarge);
};

function maxBodyBytes(path: string, contentType = ""): number {
  if (!contentType.startsWith("multipart/form-data")) return MAX_TEXT_BODY_BYTES;
  if (path.startsWith("/api/upload/")) return MAX_FILE_BODY_BYTES;
  return /^\/profile-setup(\/|\.data$|$)/.test(path) ? MAX_FILES_BODY_BYTES : MAX_TEXT_BODY_BYTES;
}

/** Counts reads and writes of each member, or of each address when logged out. */
export const limitRate: RequestHandler = (request, response, next) => {
  if (EXEMPT.test(request.path)) return next();
  count(request).then((retryAfter) => {
    if (retryAfter === null) return next();
    request.resume();
    response.setHeader("Retry-After", String(retryAfter));
    refuse(request.path, response, 429, errorTexts.tooManyRequests(retryAfter));
  }, next);
};

async function count(request: Request): Promise<number | null> {
  const session = await readSessionCookie(request.get("Cookie") ?? null);
  const who = session ? `member:${session.memberId.toString()}` : `address:${request.ip ?? "unknown"}`;
  return countAgainstLimit(UNSAFE.has(request.method) ? "writes" : "reads", who);
}

/** An answer without a rendered page: JSON to the API, a plain sentence to everybody else. */
function refuse(path: string, response: Response, status: number, message: string): void {
  response.setHeader("Cache-Control", "no-store");
  if (path.startsWith("/api/")) response.status(status).json({ message });
  else response.status(status).type("text/plain").send(message);
}
