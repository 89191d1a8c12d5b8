import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { openLog, readLogLine } from "./log-file.mjs";
import { projectRoot } from "./project.mjs";

/** npm and Maven name the cause first and much else after it. */
const TAIL_LINES = 40;
const LAST_LINES_MS = 500;
const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));

/**
 * @typedef {object} ChildPlan
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {"guard" | "ipc" | "stdin"} tie  What ends it when the launcher is gone: a guard process around a program
 *   that knows nothing of us, the end of its IPC channel, or the end of its standard input.
 * @property {(line: string) => boolean} [isReadyLine]  Without one, an IPC message `{ type: "ready" }` says it.
 * @property {(line: string) => boolean} [isHeldLine]  It says that a former process still holds its files.
 * @property {number} [readyMs]
 * @property {(line: string) => void} [onLine]
 * @property {(message: unknown) => void} [onMessage]
 * @property {boolean} [isVerbose]  Whether every line goes to the terminal, not only the urgent ones.
 * @property {AbortSignal} [signal]  Ends a run early.
 */

/** @typedef {ReturnType<typeof spawnChild>} Child */

/**
 * Spawns a process that ends when this one is gone, its lines kept in a log.
 * @param {ChildPlan} plan
 * @param {string | null} logFolder
 */
export function spawnChild(plan, logFolder) {
  const isGuarded = plan.tie === "guard";
  const child = spawn(
    isGuarded ? process.execPath : plan.command,
    isGuarded ? [guard, plan.command, ...plan.args] : plan.args,
    {
      cwd: projectRoot,
      env: plan.env ?? process.env,
      // A group of its own: Ctrl-C reaches the launcher alone, which then stops its children in order.
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: plan.tie === "stdin" ? ["pipe", "pipe", "pipe"] : ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  /** Ends it at once, with all that it started: a guard's program is in the guard's group. */
  function kill() {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }

  // A pipe that breaks is no error: nothing is ever written to it.
  child.stdin?.on("error", () => {});

  const log = logFolder === null ? null : openLog(join(logFolder, `${plan.name}.log`));
  /** @type {string[]} */
  const tail = [];
  const lineListeners = plan.onLine ? [plan.onLine] : [];
  const onLine = (/** @type {string} */ raw) => {
    const line = stripVTControlCharacters(raw);
    log?.write(line);
    if (tail.push(line) > TAIL_LINES) tail.shift();
    const { text, isUrgent } = readLogLine(line);
    if (isUrgent || (plan.isVerbose && text.trim() !== "")) process.stdout.write(`  [${plan.name}] ${text}\n`);
    for (const listener of lineListeners) listener(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on("line", onLine);
  }

  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on("error", (problem) => {
      onLine(problem.message);
      if (child.pid === undefined) resolve(127);
    });
    const exitCode = (/** @type {number | null} */ code, /** @type {string | null} */ signal) =>
      code ?? 128 + (signal === "SIGKILL" ? 9 : 15);
    // "close" comes when the last line was read, but never while a process that it left behind holds the pipe.
    child.on("close", (code, signal) => resolve(exitCode(code, signal)));
    child.on("exit", (code, signal) => setTimeout(() => resolve(exitCode(code, signal)), LAST_LINES_MS));
  });
  void ended.then(() => {
    log?.close();
    if (isGuarded) kill();
  });

  const messageListeners = plan.onMessage ? [plan.onMessage] : [];
  child.on("message", (message) => messageListeners.forEach((listener) => listener(message)));

  return {
    name: plan.name,
    pid: child.pid,
    /** Its last lines. */
    tail,
    /** Its exit code, 128 + n after signal n. */
    ended,
    /** @param {(line: string) => void} listener */
    onLine: (listener) => void lineListeners.push(listener),
    /** @param {(message: unknown) => void} listener */
    onMessage: (listener) => void messageListeners.push(listener),
    /** Asks it to end. */
    terminate: () => void child.kill("SIGTERM"),
    kill,
  };
}
