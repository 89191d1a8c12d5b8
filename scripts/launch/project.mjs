import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const OLDEST_NODE = 20;

/** Ends the process with a plain sentence when this Node.js is too old for what follows. */
export function requireNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major >= OLDEST_NODE) return;
  process.stderr.write(`Node.js ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** What stops a start and needs only its message, no stack trace. */
export class LaunchError extends Error {}

/** @param {unknown} problem */
export function messageOf(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}

/**
 * Reports what ended a script: a sentence for what a person can mend, a stack trace for everything else.
 * @param {unknown} problem
 */
export function reportFailure(problem) {
  const text = problem instanceof Error && !(problem instanceof LaunchError) ? problem.stack : messageOf(problem);
  process.stderr.write(`\n${text}\n`);
}
