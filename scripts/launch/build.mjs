import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { showProgress } from "./progress.mjs";
import { projectRoot } from "./project.mjs";

const INPUTS = [
  "app",
  "models",
  "embedded",
  "server.ts",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tailwind.config.ts",
  "tsconfig.json",
];
const stampFile = join(projectRoot, "build", ".stamp");
const remixCli = join(projectRoot, "node_modules", "@remix-run", "dev", "dist", "cli.js");

/**
 * Builds the app and the embedded parts where their sources have changed since the last build.
 * @param {import("./children.mjs").Children} children
 */
export async function ensureBuilt(children) {
  const inputs = fingerprint(projectRoot, INPUTS);
  if (isBuilt(inputs)) return;
  await showProgress("Building the app", async () => {
    rmSync(stampFile, { force: true });
    await Promise.all([
      children.run({
        name: "build",
        command: process.execPath,
        args: [remixCli, "build"],
        env: { ...process.env, NODE_ENV: "production" },
        tie: "guard",
      }),
      bundleEmbedded(),
    ]);
    writeFileSync(stampFile, inputs);
  });
}

/** Says that build/ no longer holds the optimised build: the development compiler writes to the same place. */
export function forgetBuild() {
  rmSync(stampFile, { force: true });
}

/** Whether build/ and public/build hold the optimised build of the sources as they are now. */
export function isBuilt(inputs = fingerprint(projectRoot, INPUTS)) {
  const outputs = ["build/index.js", "public/build", ...embeddedParts().map((part) => `build/embedded/${part}.js`)];
  if (!outputs.every((path) => existsSync(join(projectRoot, path)))) return false;
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === inputs;
}

/** The embedded parts that run as a process of their own: every `embedded/NAME/main.ts`. */
export function embeddedParts() {
  const folder = join(projectRoot, "embedded");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "main.ts")))
    .sort();
}

/** Bundles each embedded part into `build/embedded/NAME.js`; packages stay outside. */
export async function bundleEmbedded() {
  // Known only after the install.
  const { build } = await import("esbuild");
  const outdir = join(projectRoot, "build", "embedded");
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: Object.fromEntries(embeddedParts().map((part) => [part, `embedded/${part}/main.ts`])),
    outdir,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "silent",
  });
}

/**
 * The command of the development compiler, which builds, runs and restarts the app.
 * @param {number} port  Of its live-reload socket.
 */
export function developmentCommand(port) {
  const app = "node --enable-source-maps build/index.js";
  return { command: process.execPath, args: [remixCli, "dev", "--port", String(port), "-c", app] };
}
