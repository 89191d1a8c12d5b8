import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Without a first byte of the download in this time the network counts as refusing. */
const FIRST_SIGN_MS = 6_000;
const REFUSAL_MS = 24 * 60 * 60 * 1000;
const fetcher = fileURLToPath(new URL("fetch-mongod.mjs", import.meta.url));

/**
 * The mongod that mongodb-memory-server-core keeps in the cache, downloaded at the first call. A refused download is
 * remembered for a day, so that the next start does not wait for it again.
 * @param {object} options
 * @param {string} options.cache
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("../../scripts/launch/children.mjs").Children} options.children
 * @param {(text: string) => void} options.report
 * @param {number} [options.firstSignMs]
 * @returns {Promise<{ program: string } | { refused: string }>}
 */
export async function obtainMongod({ cache, env, children, report, firstSignMs = FIRST_SIGN_MS }) {
  const folder = join(cache, "mongod");
  const refusalFile = join(cache, "mongod-refused.json");
  const former = readRefusal(refusalFile);
  if (former) return { refused: `${former} (asked again tomorrow, or when ${refusalFile} is removed)` };

  mkdirSync(folder, { recursive: true });
  const giveUp = new AbortController();
  let timer = setTimeout(() => giveUp.abort(), firstSignMs);
  let program = "";
  let reason = "";
  try {
    await children.run({
      name: "mongod-download",
      command: process.execPath,
      args: [fetcher, folder],
      env,
      tie: "guard",
      signal: giveUp.signal,
      onLine: (line) => {
        clearTimeout(timer);
        if (line.startsWith("found ")) program = line.slice("found ".length);
        else if (line.startsWith("refused ")) reason = line.slice("refused ".length);
        else if (line.startsWith("Downloading")) report(line.trim());
      },
    });
  } catch (problem) {
    if (reason === "") reason = giveUp.signal.aborted ? "no answer from the network" : String(problem);
  } finally {
    clearTimeout(timer);
  }
  if (program !== "") return { program };
  writeFileSync(refusalFile, JSON.stringify({ at: Date.now(), reason }));
  return { refused: reason };
}

/** @param {string} file */
function readRefusal(file) {
  try {
    const { at, reason } = JSON.parse(readFileSync(file, "utf8"));
    if (Date.now() - at < REFUSAL_MS && Date.now() >= at) return String(reason);
  } catch {
    return null;
  }
  rmSync(file, { force: true });
  return null;
}
