import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundleEmbedded, ensureBuilt, forgetBuild, isBuilt } from "./build.mjs";
import { createChildren } from "./children.mjs";
import { watchEndings } from "./endings.mjs";
import { ensureInstalled, isInstalled } from "./install.mjs";
import { acquireLock, LockHeldError } from "./lock.mjs";
import { showProgress } from "./progress.mjs";
import { projectRoot, reportFailure } from "./project.mjs";

const WAIT_MS = 250;

/** @typedef {"optimised" | "development" | "none"} BuildKind */

/**
 * Installs and builds what has changed. One process at a time works on node_modules and build.
 * @param {import("./children.mjs").Children} children
 * @param {BuildKind} kind
 * @param {(release: () => void) => void} [onLocked]  For a launcher that may be stopped meanwhile.
 */
export async function prepareProject(children, kind, onLocked) {
  if (isInstalled(projectRoot) && (kind === "none" || (kind === "optimised" && isBuilt()))) return;
  const lock = await waitForLock(join(projectRoot, ".cache", "prepare.lock"));
  onLocked?.(lock.release);
  try {
    await ensureInstalled(children);
    if (kind === "optimised") await ensureBuilt(children);
    if (kind === "development") {
      // The development compiler writes to the folder of the optimised build.
      forgetBuild();
      await bundleEmbedded();
    }
  } finally {
    lock.release();
  }
}

/** @param {string} path */
async function waitForLock(path) {
  try {
    return await acquireLock(path, "installs and builds");
  } catch (problem) {
    if (!(problem instanceof LockHeldError)) throw problem;
    return showProgress(`Waiting for process ${problem.holder.pid}, which installs and builds`, async () => {
      for (;;) {
        await sleep(WAIT_MS);
        try {
          return await acquireLock(path, "installs and builds");
        } catch (stillHeld) {
          if (!(stillHeld instanceof LockHeldError)) throw stillHeld;
        }
      }
    });
  }
}

/**
 * Prepares the project for a script that then goes on by itself. A signal meanwhile ends the process.
 * @param {BuildKind} kind
 * @returns {Promise<boolean>} false after a failure, which was reported
 */
export async function tryPrepare(kind) {
  /** @type {() => void} */
  let release = () => {};
  const children = createChildren({ logFolder: null });
  const endings = watchEndings({ children, cleanUp: () => release() });
  try {
    await prepareProject(children, kind, (unlock) => (release = unlock));
    return true;
  } catch (problem) {
    if (endings.signal.aborted) await endings.finish(0);
    reportFailure(problem);
    return false;
  } finally {
    endings.dispose();
  }
}

/**
 * Prepares the project, or ends the process.
 * @param {BuildKind} kind
 */
export async function prepareAlone(kind) {
  if (!(await tryPrepare(kind))) process.exit(1);
}
