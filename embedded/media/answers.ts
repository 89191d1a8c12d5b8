import type { ServerResponse } from "node:http";

/** A refusal in Cloudinary's shape: `{ "error": { "message": … } }` with its status. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 500,
    message: string,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** Answers JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(text);
}

/** Answers an API call's error. The SDK reads a body only with 200, 400, 401, 404, 420, 429 and 500. */
export function sendApiError(response: ServerResponse, error: ApiError): void {
  sendJson(response, error.status, { error: { message: error.message } });
}

/** One line per event on standard output, without names, identifiers or addresses. */
export function logEvent(event: string, details: Record<string, string | number | boolean> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), part: "media", event, ...details })}\n`);
}
