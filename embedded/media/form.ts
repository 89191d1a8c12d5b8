import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { BusboyFileStream } from "@fastify/busboy";
import { ApiError } from "./answers";

/** A file as it arrived, still in the folder of incoming files. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly md5: string;
  readonly filename: string;
}

export interface Form {
  readonly parameters: ReadonlyMap<string, string>;
  readonly file: ReceivedFile | null;
}

interface FormOptions {
  readonly incoming: string;
  readonly maxFileBytes: number;
  /** Called with what came before the file; a throw discards the file without writing it. */
  readonly beforeFile: (parameters: ReadonlyMap<string, string>) => void;
}

/**
 * Reads a multipart (or urlencoded) call to its end and streams its `file` part to disk. A refused file is still read,
 * without being kept, because a client that is cut off while sending never sees the answer.
 */
export async function readForm(request: IncomingMessage, options: FormOptions): Promise<Form> {
  const contentType = request.headers["content-type"];
  if (!contentType) throw new ApiError(400, "Missing Content-Type");

  const parameters = new Map<string, string>();
  let saving: Promise<ReceivedFile> | null = null;
  let refusal: unknown = null;
  let open: BusboyFileStream | null = null;

  const parser = openParser(request, contentType);
  parser.on("field", (name, value, isNameTruncated, isValueTruncated) => {
    if (isNameTruncated || isValueTruncated)
      refusal ??= new ApiError(400, `Parameter ${name.slice(0, 40)} is too long`);
    const key = name.endsWith("[]") ? name.slice(0, -2) : name;
    const earlier = name.endsWith("[]") ? parameters.get(key) : undefined;
    parameters.set(key, earlier === undefined ? value : `${earlier},${value}`);
  });
  parser.on("fieldsLimit", () => (refusal ??= new ApiError(400, "Too many parameters")));
  parser.on("file", (name, stream, filename) => {
    try {
      if (refusal) throw refusal;
      if (name !== "file" || saving) throw new ApiError(400, `Unexpected file part ${name.slice(0, 40)}`);
      options.beforeFile(parameters);
      open = stream;
      saving = saveFile(stream, filename, options);
      saving.catch((error: unknown) => {
        refusal ??= error;
        stream.resume();
      });
    } catch (error) {
      refusal ??= error;
      stream.resume();
    }
  });

  try {
    await pipeline(request, limitTo(options.maxFileBytes * 4 + 1024 * 1024), parser);
  } catch (error) {
    refusal ??= error instanceof ApiError ? error : new ApiError(400, "Malformed multipart body");
    // The parser never ends a part whose rest will not come.
    destroy(open);
  }
  const file = await settled(saving);
  if (refusal) {
    if (file) await rm(file.path, { force: true });
    throw refusal;
  }
  return { parameters, file };
}

function openParser(request: IncomingMessage, contentType: string) {
  try {
    return new Busboy({
      headers: { ...request.headers, "content-type": contentType },
      limits: { fields: 100, files: 2, parts: 110, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 20 },
    });
  } catch {
    throw new ApiError(400, "Unsupported Content-Type");
  }
}

/** Counts the whole body, and stops a client that goes on sending far beyond every limit. */
function limitTo(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new ApiError(400, `File size too large. Maximum is ${maxBytes}.`);
      yield chunk;
    }
  };
}

async function saveFile(stream: BusboyFileStream, filename: string, options: FormOptions): Promise<ReceivedFile> {
  const path = join(options.incoming, `${randomUUID()}.part`);
  const hash = createHash("md5");
  let bytes = 0;
  try {
    await pipeline(
      stream,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > options.maxFileBytes) continue;
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
    if (bytes > options.maxFileBytes) {
      throw new ApiError(400, `File size too large. Got ${bytes}. Maximum is ${options.maxFileBytes}.`);
    }
    return { path, bytes, md5: hash.digest("hex"), filename };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function destroy(stream: BusboyFileStream | null): void {
  stream?.destroy(new Error("the upload was cut off"));
}

async function settled(saving: Promise<ReceivedFile> | null): Promise<ReceivedFile | null> {
  try {
    return await saving;
  } catch {
    // Its error was noted as the refusal when it happened.
    return null;
  }
}
