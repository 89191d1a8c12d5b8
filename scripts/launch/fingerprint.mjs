import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const TEST_FILE = /\.test\.(ts|tsx|mjs)$/;

/**
 * A hash over the names and contents of files and folders; tests, hidden files and paths that do not exist do not count.
 * @param {string} root
 * @param {string[]} paths  Relative to root.
 */
export function fingerprint(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, root, path);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addPath(hash, root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    if (TEST_FILE.test(path)) return;
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
    return;
  }
  // Not in the order of the disk, which differs from machine to machine.
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!name.startsWith(".")) addPath(hash, root, `${path}/${name}`);
  }
}
