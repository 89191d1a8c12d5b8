import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { watchNpm } from "./npm-watch.mjs";
import { LaunchError, projectRoot } from "./project.mjs";

/**
 * Production mode in this very process: no install, no build, no embedded part. The app checks its environment itself.
 */
export async function serveProduction() {
  const entry = join(projectRoot, "build", "index.js");
  if (!existsSync(entry)) {
    throw new LaunchError("There is no build to serve. Make it first: npm ci --include=dev && npm run build");
  }
  // Static files are named relative to the project.
  process.chdir(projectRoot);
  process.env.NODE_ENV = "production";
  process.env.APP_MODE = "production";
  process.setSourceMapsEnabled(true);
  watchNpm(() => process.kill(process.pid, "SIGTERM"));
  await import(pathToFileURL(entry).href);
}
