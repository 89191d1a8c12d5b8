import { readFileSync } from "node:fs";
import { parentOf, startMarkOf } from "./process-facts.mjs";

const CHECK_MS = 500;

/**
 * Calls back when the npm that started us, if one did, is gone: killed, it passes nothing on, and the shell between it
 * and us may live on or be gone with it.
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const npm = [parent, parentOf(parent)].find((pid) => pid !== null && isNpm(pid)) ?? parent;
  const mark = startMarkOf(npm);
  const timer = setInterval(() => {
    if (process.ppid === parent && startMarkOf(npm) === mark) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** @param {number} pid */
function isNpm(pid) {
  try {
    return /\bnpm\b/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    return false;
  }
}
