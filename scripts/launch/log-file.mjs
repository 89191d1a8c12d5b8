import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const MAX_LOG_BYTES = 5_000_000;
/** Of pino's numbers: error and fatal. */
const LEAST_URGENT_LEVEL = 50;
/** @type {Record<number | string, string>} */
const LEVEL_NAMES = { 10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };

/**
 * Opens a log for appending. One that has grown past its size is set aside first as `….1`, replacing the one before.
 * @param {string} path
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  const file = openSync(path, "a", 0o600);
  let isOpen = true;
  return {
    /** @param {string} line */
    write(line) {
      // Written at once: what a dying process said last must not be lost with the launcher.
      if (isOpen) writeSync(file, `${line}\n`);
    },
    close() {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
}

/**
 * A log line as a person at the terminal reads it: structured ones by their level, sentence and error.
 * @param {string} line
 * @returns {{ text: string, isUrgent: boolean }}
 */
export function readLogLine(line) {
  const entry = parseEntry(line);
  if (!entry) return { text: line, isUrgent: false };
  const { level, msg, requestId } = entry;
  const problem = entry.error ?? entry.err;
  const parts = [msg ?? entry.event, problem?.message ?? (typeof problem === "string" ? problem : undefined)];
  const sentence = parts.filter((part) => typeof part === "string" && part !== "").join(": ");
  return {
    text: `${LEVEL_NAMES[level] ?? level ?? "info"}: ${sentence}${requestId ? ` (request ${requestId})` : ""}`,
    isUrgent: ["error", "fatal"].includes(level) || (typeof level === "number" && level >= LEAST_URGENT_LEVEL),
  };
}

/** @param {string} line */
function parseEntry(line) {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
