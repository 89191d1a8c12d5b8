import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A database of the ladder on an empty folder of its own. */
export interface LocalDatabase {
  uri: string;
  rung: string;
  stop(): Promise<void>;
}

/** What is used of the launcher's modules, which are plain JavaScript and find their files by their own place. */
interface Launcher {
  createChildren(options: { logFolder: string }): { stopAll(): Promise<void> };
  startDatabase(wanted: {
    place: { folder: string; port: number };
    env: NodeJS.ProcessEnv;
    children: unknown;
  }): Promise<{ uri: string; rung: string }>;
}

/** Starts the first database of the ladder that can be had here. */
export async function startLocalDatabase(): Promise<LocalDatabase> {
  const { createChildren } = await launcherModule("scripts/launch/children.mjs");
  const { startDatabase } = await launcherModule("embedded/mongo/ladder.mjs");
  const folder = await mkdtemp(join(tmpdir(), "fidelio-bench-"));
  const children = createChildren({ logFolder: join(folder, "logs") });
  const place = { folder: join(folder, "db"), port: await freePort() };
  const { uri, rung } = await startDatabase({ place, env: process.env, children });
  return {
    uri,
    rung,
    async stop() {
      await children.stopAll();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Each of the two modules has the one function of the interface that is taken from it.
const launcherModule = async (path: string) =>
  (await import(pathToFileURL(join(process.cwd(), path)).href)) as Launcher;

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
