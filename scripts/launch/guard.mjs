/**
 * Runs a program that knows nothing of its launcher (npm, Maven, mongod, the development compiler) and ends the
 * program's whole process group when the launcher is gone: node guard.mjs COMMAND [ARGUMENT …]
 */
import { spawn } from "node:child_process";

const KILL_AFTER_MS = 8_000;
const [command, ...args] = process.argv.slice(2);
if (!command) {
  process.stderr.write("guard.mjs needs a command.\n");
  process.exit(2);
}

const program = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], windowsHide: true });
program.on("error", (problem) => {
  process.stderr.write(`${problem.message}\n`);
  process.exit(127);
});
program.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 143)));

let isEnding = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), KILL_AFTER_MS);
}

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    // The launcher starts this process as the leader of a group: the program, and all that it started.
    process.kill(-process.pid, signal);
  } catch {
    // Not a leader (or Windows): then the program alone, never somebody else's group.
    program.kill(signal);
  }
}

process.on("SIGTERM", end);
process.on("SIGINT", end);
process.on("disconnect", end);
