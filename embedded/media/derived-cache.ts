import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assetDigest } from "./store";
import { render } from "./render";
import type { RenderJob, RenderSource } from "./render";
import type { Asset } from "./store";

/** How far an eviction goes below the cap, so that it does not run at every new picture. */
const EVICT_TO = 0.9;
const TOUCH_AFTER_MS = 60_000;

interface Entry {
  readonly bytes: number;
  usedAt: number;
}

/** Transformed pictures on disk, each made once; over the cap the least recently used ones go. */
export class DerivedCache {
  readonly #directory: string;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<void>>();
  #total = 0;

  constructor(directory: string, maxBytes: number) {
    this.#directory = join(directory, "derived");
    this.#maxBytes = maxBytes;
  }

  /** Reads what is there and removes what was being written when the process ended. */
  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    for (const folder of await readdir(this.#directory)) {
      for (const name of await readdir(join(this.#directory, folder))) {
        const path = join(this.#directory, folder, name);
        if (name.endsWith(".tmp")) {
          await rm(path, { force: true });
          continue;
        }
        const { size, mtimeMs } = await stat(path);
        this.#add(path, { bytes: size, usedAt: mtimeMs });
      }
    }
    await this.#evict();
  }

  /** The path of the transformed picture, drawn now if it is not there; `file` is the stored one. */
  async get(asset: Asset, job: RenderJob, file: string): Promise<string> {
    const path = this.#pathOf(asset, job);
    const entry = this.#entries.get(path);
    if (entry) {
      this.#touch(path, entry);
      return path;
    }
    let making = this.#making.get(path);
    if (!making) {
      making = this.#make(path, job, { path: file, width: asset.width, height: asset.height }).finally(() =>
        this.#making.delete(path),
      );
      this.#making.set(path, making);
    }
    await making;
    return path;
  }

  /** Drops every picture that was drawn from an asset: it was replaced or destroyed. */
  async forget(asset: Asset): Promise<void> {
    const folder = this.#folderOf(asset);
    for (const path of [...this.#entries.keys()]) if (dirname(path) === folder) this.#drop(path);
    await rm(folder, { recursive: true, force: true });
  }

  /** Forgets a picture whose file turned out to be gone. */
  async lose(path: string): Promise<void> {
    this.#drop(path);
    await rm(path, { force: true });
  }

  async #make(path: string, job: RenderJob, source: RenderSource): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await render(source, temporary, job);
      const { size } = await stat(temporary);
      await rename(temporary, path);
      this.#add(path, { bytes: size, usedAt: Date.now() });
    } finally {
      await rm(temporary, { force: true });
    }
    await this.#evict();
  }

  #folderOf(asset: Asset): string {
    return join(this.#directory, assetDigest(asset.resource_type, asset.public_id));
  }

  #pathOf(asset: Asset, job: RenderJob): string {
    const name = createHash("sha256").update(JSON.stringify(job)).digest("hex").slice(0, 24);
    return join(this.#folderOf(asset), `${asset.version}-${name}.${job.format}`);
  }

  #add(path: string, entry: Entry): void {
    this.#drop(path);
    this.#entries.set(path, entry);
    this.#total += entry.bytes;
  }

  #drop(path: string): void {
    this.#total -= this.#entries.get(path)?.bytes ?? 0;
    this.#entries.delete(path);
  }

  #touch(path: string, entry: Entry): void {
    const now = Date.now();
    if (now - entry.usedAt < TOUCH_AFTER_MS) return;
    entry.usedAt = now;
    // The time on disk only matters after a restart; a file that is gone is noticed when it is opened.
    utimes(path, new Date(now), new Date(now)).catch(() => undefined);
  }

  async #evict(): Promise<void> {
    if (this.#total <= this.#maxBytes) return;
    const oldestFirst = [...this.#entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [path] of oldestFirst) {
      if (this.#total <= this.#maxBytes * EVICT_TO) break;
      await this.lose(path);
    }
  }
}
