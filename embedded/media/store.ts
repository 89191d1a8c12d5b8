import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { KeyedLock } from "./keyed-lock";
import type { ResourceType } from "./formats";

const AssetSchema = z.object({
  asset_id: z.string(),
  public_id: z.string(),
  resource_type: z.enum(["image", "video"]),
  version: z.number().int(),
  format: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** MD5 of the stored file, as Cloudinary's etag is. */
  etag: z.string(),
  created_at: z.string(),
  original_filename: z.string(),
  tags: z.array(z.string()),
  context: z.string().optional(),
  duration: z.number().optional(),
  video_codec: z.string().optional(),
  audio_codec: z.string().optional(),
  has_alpha: z.boolean().optional(),
});

/** What is known of a stored picture or video. */
export type Asset = z.infer<typeof AssetSchema>;

/**
 * Pictures and videos on disk. File names are digests of public ids, so no id can name a place outside; a record is
 * replaced by one rename after its file is in place, so a crash leaves the old asset or the new one.
 */
export class AssetStore {
  readonly incoming: string;
  readonly #assets: string;
  readonly #lock = new KeyedLock();
  /** The last versions of what was destroyed since the start. */
  readonly #destroyed = new Map<string, number>();

  constructor(directory: string) {
    this.incoming = join(directory, "incoming");
    this.#assets = join(directory, "assets");
  }

  /** Creates the folders and removes what a crash left half done. */
  async open(): Promise<void> {
    await mkdir(this.#assets, { recursive: true });
    await mkdir(this.incoming, { recursive: true });
    for (const name of await readdir(this.incoming)) {
      if (name.endsWith(".part")) await rm(join(this.incoming, name), { force: true });
    }
    for (const shard of await readdir(this.#assets)) await this.#sweep(join(this.#assets, shard));
  }

  async find(resourceType: ResourceType, publicId: string): Promise<Asset | null> {
    return readRecord(this.#recordPath(resourceType, publicId));
  }

  /**
   * Stores a received file under its public id and answers the record; an existing asset is replaced, or kept and
   * answered when `overwrite` is false.
   */
  async put(asset: Asset, file: string, overwrite: boolean): Promise<{ asset: Asset; existed: boolean }> {
    const recordPath = this.#recordPath(asset.resource_type, asset.public_id);
    return this.#lock.run(recordPath, async () => {
      const before = await readRecord(recordPath);
      if (before && !overwrite) {
        await rm(file, { force: true });
        return { asset: before, existed: true };
      }
      // Two uploads in one second still get two versions: addresses with a version are cached for good.
      const last = before?.version ?? this.#destroyed.get(recordPath) ?? 0;
      const version = Math.max(asset.version, last + 1);
      const stored: Asset = { ...asset, version, asset_id: before?.asset_id ?? asset.asset_id };
      await mkdir(this.#shard(recordPath), { recursive: true });
      await rename(file, this.pathOf(stored));
      await writeAtomically(recordPath, JSON.stringify(stored));
      if (before) await rm(this.pathOf(before), { force: true });
      return { asset: stored, existed: false };
    });
  }

  /** Removes an asset; answers what was removed. */
  async remove(resourceType: ResourceType, publicId: string): Promise<Asset | null> {
    const recordPath = this.#recordPath(resourceType, publicId);
    return this.#lock.run(recordPath, async () => {
      const asset = await readRecord(recordPath);
      if (!asset) return null;
      await rm(recordPath, { force: true });
      await rm(this.pathOf(asset), { force: true });
      this.#destroyed.set(recordPath, asset.version);
      return asset;
    });
  }

  /** Where the asset's file lies. */
  pathOf(asset: Asset): string {
    const recordPath = this.#recordPath(asset.resource_type, asset.public_id);
    return recordPath.replace(/\.json$/, `.${asset.version}.${asset.format}`);
  }

  #recordPath(resourceType: ResourceType, publicId: string): string {
    const digest = assetDigest(resourceType, publicId);
    return join(this.#assets, digest.slice(0, 2), `${digest}.json`);
  }

  #shard(recordPath: string): string {
    return join(recordPath, "..");
  }

  /** Deletes files that no record names: an upload whose record was not written, or an old version not yet removed. */
  async #sweep(shard: string): Promise<void> {
    const names = await readdir(shard);
    const kept = new Set<string>();
    for (const name of names.filter((entry) => entry.endsWith(".json"))) {
      const digest = name.slice(0, -".json".length);
      try {
        const asset = await readRecord(join(shard, name));
        if (asset) kept.add(name).add(`${digest}.${asset.version}.${asset.format}`);
      } catch {
        // A record that cannot be read is somebody's to repair: nothing of it is thrown away.
        for (const other of names.filter((entry) => entry.startsWith(digest))) kept.add(other);
      }
    }
    for (const name of names) if (!kept.has(name)) await rm(join(shard, name), { force: true });
  }
}

/** The file name that stands for a public id. */
export function assetDigest(resourceType: ResourceType, publicId: string): string {
  return createHash("sha256").update(`${resourceType}\n${publicId}`).digest("hex");
}

async function readRecord(path: string): Promise<Asset | null> {
  try {
    return AssetSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const handle = await open(temporary, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
}

/** True for the error of a file that is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
