import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./launch/browser.mjs";
import { STATIC_LANES, staticChecks, vitestStage } from "./launch/checks.mjs";
import { createChildren } from "./launch/children.mjs";
import { anyFreePort } from "./launch/ports.mjs";
import { tryPrepare } from "./launch/prepare.mjs";
import { showProgress } from "./launch/progress.mjs";
import { reportFailure, requireNode } from "./launch/project.mjs";
import { countPlaywright, failedStage, runStages, sum } from "./launch/stages.mjs";
import { forgetConfiguration } from "./launch/surroundings.mjs";

requireNode();
forgetConfiguration(process.env);

// The data of the browser tests' app; its logs are in it.
const dataFolder = mkdtempSync(join(tmpdir(), "fidelio-e2e-"));
const { passed, failed } = await runAll();
if (failed === 0) rmSync(dataFolder, { recursive: true, force: true });
else process.stdout.write(`\nThe logs of the browser tests' app, if it was started: ${join(dataFolder, "logs")}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function runAll() {
  if (!(await tryPrepare("none"))) return { passed: 0, failed: 1 };
  const isBuilt = await tryPrepare("optimised");
  const checks = await runStages(staticChecks, { lanes: STATIC_LANES });
  const tests = await runStages([
    isBuilt ? null : failedStage("build"),
    vitestStage("unit tests", ["unit"]),
    // Both run the built app.
    isBuilt ? vitestStage("integration tests", ["integration"]) : failedStage("integration tests"),
    isBuilt ? await browserStage() : failedStage("browser tests"),
  ]);
  return sum(checks, tests);
}

/** The browser tests, with JavaScript and without, or a failure when there is no browser: never a silent skip. */
async function browserStage() {
  const children = createChildren({ logFolder: null });
  try {
    const browser = await showProgress("Looking for a browser", (relabel) =>
      findBrowser(children, process.env, (text) => relabel(`Looking for a browser: ${text}`)),
    );
    const place = { E2E_PORT: String(await anyFreePort()), E2E_DATA_DIR: dataFolder };
    return {
      name: "browser tests",
      tool: "playwright",
      args: ["test"],
      env: { ...process.env, ...place, CHROMIUM_PATH: browser },
      report: { file: "test-results/e2e.json", read: countPlaywright },
    };
  } catch (problem) {
    reportFailure(problem);
    return failedStage("browser tests");
  }
}
