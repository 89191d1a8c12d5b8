import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findProgram } from "../../embedded/mongo/find-program.mjs";
import { LaunchError, messageOf, projectRoot } from "./project.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const TRIAL_MS = 20_000;
const DOWNLOAD_MS = 180_000;
const APT_MS = 300_000;

/**
 * A browser for the tests: CHROMIUM_PATH, Playwright's own, one of the system's, a download by Playwright, and on
 * Debian as root the package.
 * @param {import("./children.mjs").Children} children
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} report
 * @returns {Promise<string>} the program's path
 * @throws {LaunchError} that says what was tried
 */
export async function findBrowser(children, env, report) {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new LaunchError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not run.`);
  }
  const there = playwrightsOwn() ?? systems(env);
  if (there) return there;

  /** @type {string[]} */
  const refusals = [];
  const attempt = async (/** @type {string} */ what, /** @type {() => Promise<void>} */ bring) => {
    report(what);
    try {
      await bring();
    } catch (problem) {
      refusals.push(`  ${what}: ${messageOf(problem).split("\n", 2).join(" ")}`);
    }
    return playwrightsOwn() ?? systems(env);
  };
  const downloaded = await attempt("downloading Chromium", () =>
    children.run({
      name: "playwright",
      command: process.execPath,
      args: [createRequire(import.meta.url).resolve("@playwright/test/cli"), "install", "chromium"],
      env,
      tie: "guard",
      signal: AbortSignal.timeout(DOWNLOAD_MS),
    }),
  );
  if (downloaded) return downloaded;
  const apt = findProgram("apt-get", env);
  if (apt && process.getuid?.() === 0) {
    const installed = await attempt("installing Debian's chromium", async () => {
      for (const args of [["update"], ["install", "-y", "chromium"]]) {
        const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
        const signal = AbortSignal.timeout(APT_MS);
        await children.run({ name: "apt", command: apt, args, env: quiet, tie: "guard", signal });
      }
    });
    if (installed) return installed;
  }
  throw new LaunchError(
    [
      "No browser for the tests. Install Chromium or Chrome, or name one with CHROMIUM_PATH.",
      ...(refusals.length > 0 ? ["What was tried:", ...refusals] : []),
    ].join("\n"),
  );
}

/** Known only after the install. */
function playwrightsOwn() {
  const require = createRequire(`${projectRoot}/package.json`);
  const path = require("@playwright/test").chromium.executablePath();
  return runs(path) ? path : null;
}

/** @param {NodeJS.ProcessEnv} env */
function systems(env) {
  for (const name of NAMES) {
    const found = findProgram(name, env);
    if (found && runs(found)) return found;
  }
  return runs(MAC_CHROME) ? MAC_CHROME : null;
}

/** A browser without its libraries is there but does not run. @param {string} path */
function runs(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: TRIAL_MS }).status === 0;
}
