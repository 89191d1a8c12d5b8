import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import busboy from "@fastify/busboy";
import { apiError } from "./http-error.server";

/** JSON bodies and forms without files: 150 answers are under 30 KB. */
export const MAX_TEXT_BODY_BYTES = 256 * 1024;
/** One picture of 10 MB and its envelope. */
export const MAX_FILE_BODY_BYTES = 11 * 1024 * 1024;
/** A form with all six pictures at once. */
export const MAX_FILES_BODY_BYTES = 61 * 1024 * 1024;

export const bodyErrors = {
  tooLarge: "The request is too large.",
  notJson: "Send the request body as JSON.",
  brokenJson: "The request body is not valid JSON.",
  notMultipart: "Send the request body as multipart/form-data.",
  brokenMultipart: "The request body is not a valid multipart form.",
} as const;

/**
 * The JSON body of a request. Counts while it reads, so that a body without Content-Length is bounded too.
 * @throws Response 415 for another content type, 413 when too large, 400 when it is not JSON
 */
export async function readJson(request: Request, maxBytes = MAX_TEXT_BODY_BYTES): Promise<unknown> {
  requireJsonType(request);
  return parseJson(await readText(request, maxBytes));
}

/** As `readJson`, but undefined for a request without a body, whatever type it says that would have. */
export async function readJsonIfAny(request: Request): Promise<unknown> {
  const text = await readText(request, MAX_TEXT_BODY_BYTES);
  if (text.trim() === "") return undefined;
  requireJsonType(request);
  return parseJson(text);
}

function requireJsonType(request: Request): void {
  const type = mediaType(request);
  if (type === "application/json" || /^application\/[\w.-]+\+json$/.test(type)) return;
  throw apiError(415, bodyErrors.notJson);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError(400, bodyErrors.brokenJson);
  }
}

/** The whole body as text. @throws Response 413 when it is longer than `maxBytes` */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ? Readable.fromWeb(nodeStream(request.body)) : []) {
    total += chunk.length;
    if (total > maxBytes) throw apiError(413, bodyErrors.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export const mediaType = (request: Request): string =>
  (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

export interface ReceivedFile {
  field: string;
  /** What the client calls the file: to be screened, and for nothing else. */
  name: string;
  bytes: Buffer;
  /** The file was longer than the limit; `bytes` holds only its beginning. */
  isTooLarge: boolean;
}

export interface MultipartForm {
  fields: URLSearchParams;
  files: ReceivedFile[];
}

/**
 * A multipart form with bounded parts: at most `maxFiles` files of `maxFileBytes` each and 100 short fields.
 * An input left empty (no name, no bytes) is no file.
 * @throws Response 415 for another content type, 413 for more parts than that, 400 for a malformed body
 */
export async function readMultipart(
  request: Request,
  limits: { maxFiles: number; maxFileBytes: number },
): Promise<MultipartForm> {
  const contentType = request.headers.get("Content-Type");
  if (contentType === null || mediaType(request) !== "multipart/form-data") {
    throw apiError(415, bodyErrors.notMultipart);
  }
  const fields = new URLSearchParams();
  const files: ReceivedFile[] = [];
  try {
    const parser = busboy({
      headers: { "content-type": contentType },
      limits: {
        files: limits.maxFiles + 1,
        fileSize: limits.maxFileBytes,
        fields: 100,
        fieldSize: MAX_TEXT_BODY_BYTES,
        parts: limits.maxFiles + 101,
      },
    });
    const finished = new Promise<"read" | "too-many">((resolve, reject) => {
      parser.on("field", (name, value) => fields.append(name, value));
      parser.on("file", (field, stream, filename) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const bytes = Buffer.concat(chunks);
          if (filename || bytes.length > 0)
            files.push({ field, name: filename ?? "", bytes, isTooLarge: stream.truncated });
        });
      });
      parser.on("partsLimit", () => resolve("too-many"));
      parser.on("filesLimit", () => resolve("too-many"));
      parser.on("fieldsLimit", () => resolve("too-many"));
      parser.on("finish", () => resolve("read"));
      parser.on("error", reject);
    });
    const source = request.body ? Readable.fromWeb(nodeStream(request.body)) : Readable.from([]);
    source.on("error", (error) => parser.destroy(error));
    source.pipe(parser);
    if ((await finished) === "too-many") throw apiError(413, bodyErrors.tooLarge);
  } catch (error) {
    if (error instanceof Response) throw error;
    throw apiError(400, bodyErrors.brokenMultipart);
  }
  if (files.filter((file) => file.bytes.length > 0).length > limits.maxFiles) throw apiError(413, bodyErrors.tooLarge);
  return { fields, files };
}

// The DOM's and Node's declarations of the same stream class differ; at run time they are one.
const nodeStream = (body: ReadableStream<Uint8Array>) => body as unknown as NodeReadableStream<Uint8Array>;
