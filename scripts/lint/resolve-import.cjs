/**
 * Tells the import rules where an import leads, by the aliases of tsconfig.json; packages stay packages.
 * Written here because the usual resolver brings machine code whose packages are not to be had everywhere.
 */
const { statSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");

const root = resolve(__dirname, "../..");
const ALIASES = { "~/": "app", "~models/": "models" };
const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts", "/index.ts", "/index.tsx"];

/** Of the resolver protocol of eslint-plugin-import. */
exports.interfaceVersion = 2;

/**
 * @param {string} source  As it is written in the import.
 * @param {string} file    The importing file.
 */
exports.resolve = (source, file) => {
  const target = localTarget(source, file);
  const path = target && ENDINGS.map((ending) => target + ending).find(isFile);
  return path ? { found: true, path } : { found: false };
};

/**
 * @param {string} source
 * @param {string} file
 */
function localTarget(source, file) {
  if (source.startsWith(".")) return resolve(dirname(file), source);
  for (const [prefix, folder] of Object.entries(ALIASES)) {
    if (source.startsWith(prefix)) return join(root, folder, source.slice(prefix.length));
  }
  return null;
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
