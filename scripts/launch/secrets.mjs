import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { LaunchError } from "./project.mjs";

const token = () => randomBytes(32).toString("base64url");

/** What is generated once per data folder, and how. */
const generators = {
  SESSION_SECRET: token,
  DATA_KEY: () => randomBytes(32).toString("base64"),
  OIDC_CLIENT_SECRET: token,
  COOKIE_SECRET: token,
  COMPANION_SECRET: token,
  MEDIA_KEY: () => randomBytes(8).toString("hex"),
  MEDIA_SECRET: token,
};

/** @typedef {Record<keyof typeof generators, string>} Secrets */

/**
 * The data folder's secrets, generated where they are missing. A file that cannot be read is never replaced:
 * what is encrypted with its key would be lost.
 * @param {string} file
 * @returns {Secrets}
 */
export function keepSecrets(file) {
  const known = readSecrets(file);
  const secrets = Object.fromEntries(
    Object.entries(generators).map(([name, generate]) => [name, known[name] ?? generate()]),
  );
  if (Object.keys(generators).some((name) => known[name] === undefined)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify({ ...known, ...secrets }, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }
  chmodSync(file, 0o600);
  return /** @type {Secrets} */ (secrets);
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readSecrets(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return {};
    throw problem;
  }
  try {
    const secrets = JSON.parse(text);
    if (typeof secrets === "object" && secrets !== null) return secrets;
  } catch {
    // Falls through to the message below.
  }
  throw new LaunchError(`${file} is damaged. Restore it, or remove the data folder to begin afresh.`);
}
