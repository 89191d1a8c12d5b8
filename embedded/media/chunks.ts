import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ApiError } from "./answers";
import { KeyedLock } from "./keyed-lock";
import type { ReceivedFile } from "./form";

/** Cloudinary asks this of every part but the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface ChunkPlace {
  readonly uploadId: string;
  readonly start: number;
  readonly end: number;
  /** Null until the client knows it, which is with the last part. */
  readonly total: number | null;
}

/** Reads the two headers of a part; null for an upload in one piece. Throws when they make no sense. */
export function readChunkPlace(headers: NodeJS.Dict<string | string[]>, maxBytes: number): ChunkPlace | null {
  const uploadId = headers["x-unique-upload-id"];
  const range = headers["content-range"];
  if (range === undefined) return null;
  const match = typeof range === "string" ? /^bytes (\d{1,12})-(\d{1,12})\/(-1|\*|\d{1,12})$/.exec(range) : null;
  if (!match || typeof uploadId !== "string" || uploadId === "") throw new ApiError(400, "Invalid Content-Range");
  const start = Number(match[1]);
  const end = Number(match[2]);
  const total = match[3] === "-1" || match[3] === "*" ? null : Number(match[3]);
  if (end < start || (total !== null && end >= total)) throw new ApiError(400, "Invalid Content-Range");
  const reach = total ?? end + 1;
  if (reach > maxBytes) throw new ApiError(400, `File size too large. Got ${reach}. Maximum is ${maxBytes}.`);
  return { uploadId, start, end, total };
}

/** Collects the parts of large uploads on disk, so that a client may go on after a restart of this server. */
export class ChunkStore {
  readonly #directory: string;
  readonly #lock = new KeyedLock();

  constructor(incoming: string) {
    this.#directory = join(incoming, "chunked");
  }

  /** Creates the folder and forgets uploads that nobody went on with for a day. */
  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    for (const name of await readdir(this.#directory)) {
      const path = join(this.#directory, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }

  /** Keeps a part; answers the whole file once every byte of it has arrived, else null. */
  async add(place: ChunkPlace, part: ReceivedFile): Promise<ReceivedFile | null> {
    const length = place.end - place.start + 1;
    const isLast = place.total !== null && place.end + 1 === place.total;
    if (part.bytes !== length) throw new ApiError(400, "The part's size differs from its Content-Range");
    if (!isLast && length < MIN_PART_BYTES) {
      throw new ApiError(400, "All parts except EOF-chunk must be larger than 5mb");
    }
    const folder = join(this.#directory, createHash("sha256").update(place.uploadId).digest("hex"));
    return this.#lock.run(folder, async () => {
      await mkdir(folder, { recursive: true });
      await rename(part.path, join(folder, `${place.start}-${place.end}${isLast ? "-last" : ""}`));
      const parts = await completeParts(folder);
      if (!parts) return null;
      const whole = await joinParts(parts, part);
      await rm(folder, { recursive: true, force: true });
      return whole;
    });
  }
}

/** The parts' paths in order when they cover the file from its first byte to its last, else null. */
async function completeParts(folder: string): Promise<string[] | null> {
  const parts = (await readdir(folder)).map((name) => {
    const [start = "", end = "", last] = name.split("-");
    return { path: join(folder, name), start: Number(start), end: Number(end), isLast: last === "last" };
  });
  parts.sort((a, b) => a.start - b.start);
  let next = 0;
  for (const part of parts) {
    if (part.start !== next) return null;
    next = part.end + 1;
  }
  return parts.at(-1)?.isLast ? parts.map(({ path }) => path) : null;
}

/** Writes the parts one after another where the last of them was received. */
async function joinParts(paths: readonly string[], part: ReceivedFile): Promise<ReceivedFile> {
  const hash = createHash("md5");
  let bytes = 0;
  await pipeline(
    async function* () {
      for (const path of paths) {
        for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
          const buffer = Buffer.from(chunk);
          hash.update(buffer);
          bytes += buffer.length;
          yield buffer;
        }
      }
    },
    createWriteStream(part.path, { mode: 0o600, flush: true }),
  );
  return { path: part.path, bytes, md5: hash.digest("hex"), filename: part.filename };
}
