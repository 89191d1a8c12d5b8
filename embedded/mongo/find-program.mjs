import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The full path of a program on PATH, or null.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [firstFolders]  Looked into before PATH.
 * @returns {string | null}
 */
export function findProgram(name, env, firstFolders = []) {
  const suffixes = process.platform === "win32" ? [".exe", ".cmd", ".bat"] : [""];
  for (const folder of [...firstFolders, ...(env.PATH ?? "").split(delimiter)]) {
    for (const suffix of suffixes) {
      const path = join(folder, name + suffix);
      if (folder !== "" && isExecutable(path)) return path;
    }
  }
  return null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
