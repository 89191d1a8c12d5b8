import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project.mjs";

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} tool      A command of node_modules.
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {{ file: string, read: (report: any) => Count }} [report]  What a test runner counts; a stage without one counts as a single check.
 * @property {boolean} [isImpossible]  Something that it needs has failed: it counts as a failure and is not run.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * A stage that cannot run because of an earlier failure.
 * @param {string} name
 * @returns {Stage}
 */
export function failedStage(name) {
  return { name, tool: "", args: [], isImpossible: true };
}

/**
 * Runs stages, each to its end, so that a failure hides no other one's result. A signal ends what is under way, and
 * with it the process.
 * @param {(Stage | null)[]} stages
 * @param {object} [options]
 * @param {number} [options.lanes]  How many run at a time; with more than one, each says all it has to say at its end.
 * @returns {Promise<Count>}
 */
export async function runStages(stages, { lanes = 1 } = {}) {
  const waiting = stages.filter((stage) => stage !== null);
  const total = { passed: 0, failed: 0 };
  const runLane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const count = await runStage(stage, lanes === 1);
      total.passed += count.passed;
      total.failed += count.failed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return total;
}

/**
 * @param {Stage} stage
 * @param {boolean} isAlone  Whether the terminal is its own.
 * @returns {Promise<Count>}
 */
async function runStage(stage, isAlone) {
  const title = `\n── ${stage.name}\n`;
  if (isAlone) process.stdout.write(title);
  const startedAt = performance.now();
  const reportFile = stage.report && join(projectRoot, stage.report.file);
  if (reportFile) rmSync(reportFile, { force: true });
  const { code, output } = stage.isImpossible ? { code: 1, output: "" } : await runTool(stage, isAlone);
  const count = countOf(stage, code, reportFile);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const result = `── ${stage.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`;
  process.stdout.write(isAlone ? result : title + output + result);
  return count;
}

/**
 * @param {Stage} stage
 * @param {number} code
 * @param {string | undefined} reportFile
 * @returns {Count}
 */
function countOf(stage, code, reportFile) {
  if (!stage.report || !reportFile) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  return soundCount(stage.report.read(JSON.parse(readFileSync(reportFile, "utf8"))), code);
}

/**
 * A runner that ran nothing, or failed though each of its tests passed, has failed.
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
export function soundCount(count, code) {
  const ranNothing = count.passed + count.failed === 0;
  return ranNothing || (code !== 0 && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
}

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
export function sum(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** @param {any} report  Parsed JSON: Vitest's JSON report. @returns {Count} */
export function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
}

/**
 * A story that passed at its second try has passed; Playwright's own output names it as flaky.
 * @param {any} report  Parsed JSON: Playwright's JSON report.
 * @returns {Count}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

/**
 * @param {Stage} stage
 * @param {boolean} isAlone
 * @returns {Promise<{ code: number, output: string }>}
 */
function runTool({ tool, args, env }, isAlone) {
  const bin = join(projectRoot, "node_modules", ".bin", process.platform === "win32" ? `${tool}.cmd` : tool);
  const child = spawn(bin, args, {
    cwd: projectRoot,
    env: env ?? process.env,
    stdio: isAlone ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => void (output += chunk));

  let isInterrupted = false;
  // Ctrl-C reaches the tool as well, which then ends by itself; a signal to this process alone is passed on.
  const onInterrupt = () => void (isInterrupted = true);
  const onTerminate = () => {
    isInterrupted = true;
    child.kill("SIGTERM");
  };
  process.on("SIGINT", onInterrupt);
  process.on("SIGTERM", onTerminate);
  return new Promise((resolve) => {
    const settle = (/** @type {number} */ code) => {
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", onTerminate);
      if (isInterrupted) process.exit(130);
      resolve({ code, output });
    };
    child.on("error", () => settle(127));
    child.on("close", (code) => settle(code ?? 1));
  });
}
