import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { projectRoot } from "../../scripts/launch/project.mjs";

/**
 * The user's cache folder for programs that are fetched once, shared by all copies of the project; a folder of the
 * project where the user has none that can be written.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function cacheFolder(env) {
  const base = [env.XDG_CACHE_HOME, env.LOCALAPPDATA].find((path) => path && isAbsolute(path));
  const ofUser = join(base ?? join(homedir(), ".cache"), "fidelio");
  return isWritable(ofUser) ? ofUser : join(projectRoot, ".cache", "fidelio");
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
