import { open } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

interface Delivery {
  readonly path: string;
  readonly contentType: string;
  /** Without quotes; changes with the content. */
  readonly etag: string;
  readonly lastModified: Date;
  readonly cacheControl: string;
  /** Whether the answer was chosen by the Accept header. */
  readonly isNegotiated: boolean;
}

type Range = { readonly start: number; readonly end: number };

/** Streams a file with what browsers need for caching and seeking: validators, 304, 206 and 416, and HEAD. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, delivery: Delivery): Promise<void> {
  const handle = await open(delivery.path, "r");
  try {
    const { size } = await handle.stat();
    const etag = `"${delivery.etag}"`;
    const headers: OutgoingHttpHeaders = {
      ...DELIVERY_HEADERS,
      "Content-Type": delivery.contentType,
      "Cache-Control": delivery.cacheControl,
      "Last-Modified": delivery.lastModified.toUTCString(),
      ETag: etag,
      "Accept-Ranges": "bytes",
      ...(delivery.isNegotiated ? { Vary: "Accept" } : {}),
    };
    if (matches(request.headers["if-none-match"], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const range = isRangeCurrent(request, etag) ? readRange(request.headers.range, size) : null;
    if (range === "unsatisfiable") {
      response.writeHead(416, { ...headers, "Content-Range": `bytes */${size}`, "Content-Length": 0 }).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    response.writeHead(range ? 206 : 200, {
      ...headers,
      "Content-Length": end - start + 1,
      ...(range ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
    });
    if (request.method === "HEAD" || size === 0) response.end();
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
  } finally {
    await handle.close();
  }
}

/** For every delivered byte: the media is public and may be shown by another origin, but never run as a page. */
export const DELIVERY_HEADERS: OutgoingHttpHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Timing-Allow-Origin": "*",
  "X-Content-Type-Options": "nosniff",
};

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((candidate) => ["*", etag].includes(candidate.trim().replace(/^W\//, "")));
}

function isRangeCurrent(request: IncomingMessage, etag: string): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag;
}

/** One range as RFC 9110 writes it; several ranges, or another unit, are answered with the whole file. */
function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
