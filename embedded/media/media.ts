import { ChunkStore } from "./chunks";
import { DerivedCache } from "./derived-cache";
import { AssetStore } from "./store";
import type { MediaConfig } from "./environment";

/** The parts that every request handler works with. */
export interface Media {
  readonly config: MediaConfig;
  readonly store: AssetStore;
  readonly chunks: ChunkStore;
  readonly derived: DerivedCache;
}

/** Opens (or creates) the media folder and repairs what a crash left in it. */
export async function openMedia(config: MediaConfig): Promise<Media> {
  const store = new AssetStore(config.directory);
  const chunks = new ChunkStore(store.incoming);
  const derived = new DerivedCache(config.directory, config.limits.derivedBytes);
  await store.open();
  await chunks.open();
  await derived.open();
  return { config, store, chunks, derived };
}
