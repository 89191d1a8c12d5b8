import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "./project.mjs";
import { showProgress } from "./progress.mjs";

/** @param {string} root */
const stampFile = (root) => join(root, "node_modules", ".fidelio-install");

/**
 * Installs the packages of package-lock.json where node_modules does not hold them yet.
 * @param {import("./children.mjs").Children} children
 */
export async function ensureInstalled(children) {
  if (isInstalled(projectRoot)) return;
  await showProgress("Installing packages (npm ci)", () =>
    children.run({
      name: "install",
      ...npmCommand(),
      // Also the development packages, which build and test the app, whatever the environment says.
      env: { ...process.env, NODE_ENV: undefined },
      tie: "guard",
    }),
  );
  writeFileSync(stampFile(projectRoot), stamp(projectRoot));
}

function npmCommand() {
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const runner = process.env.npm_execpath;
  if (runner && basename(runner) === "npm-cli.js") return { command: process.execPath, args: [runner, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}

/**
 * Whether node_modules was installed from this package-lock.json, by this script or by npm itself.
 * @param {string} root
 */
export function isInstalled(root) {
  const current = stamp(root);
  if (readText(stampFile(root)) === current) return true;
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !present || !satisfies(wanted, present)) return false;
  writeFileSync(stampFile(root), current);
  return true;
}

/** @param {string} root */
function stamp(root) {
  const lock = readText(join(root, "package-lock.json")) ?? "";
  // Some packages hold machine code for one platform and one line of Node.js.
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return `${createHash("sha256").update(lock).digest("hex")} ${machine}\n`;
}

/**
 * @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>} Packages
 * @param {Packages} wanted   What package-lock.json names.
 * @param {Packages} present  What npm's own record in node_modules names.
 */
export function satisfies(wanted, present) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
