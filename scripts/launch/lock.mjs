import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { startMarkOf } from "./process-facts.mjs";

const RETRY_MS = 20;
const PATIENCE_MS = 5_000;

/**
 * @typedef {object} Holder
 * @property {string} id        One acquisition, told apart from every other.
 * @property {number} pid
 * @property {string | null} startMark  When the process started; null where the system does not tell.
 * @property {string} note      For people: what the holder does.
 */

/** Another living process holds the lock. */
export class LockHeldError extends Error {
  /** @param {Holder} holder */
  constructor(holder) {
    super(`held by process ${holder.pid} (${holder.note})`);
    this.holder = holder;
  }
}

/**
 * Takes a lock file for this process. A lock whose process has died is taken over, and among several takers
 * exactly one wins.
 * @param {string} path
 * @param {string} note
 * @returns {Promise<{ wasTakenOver: boolean, release: () => void }>}
 * @throws {LockHeldError}
 */
export async function acquireLock(path, note) {
  mkdirSync(dirname(path), { recursive: true });
  /** @type {Holder} */
  const mine = { id: randomUUID(), pid: process.pid, startMark: startMarkOf(process.pid), note };
  const draft = `${path}.${mine.id}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  const giveUpAt = performance.now() + PATIENCE_MS;
  try {
    for (;;) {
      // A hard link appears whole or not at all, so nobody ever reads a half-written lock.
      if (tryLink(draft, path)) return { wasTakenOver: false, release: () => release(path, mine) };
      const holder = readHolder(path);
      if (holder && isRunning(holder)) throw new LockHeldError(holder);
      if (holder && (await takeOver(path, draft, holder))) {
        return { wasTakenOver: true, release: () => release(path, mine) };
      }
      if (performance.now() > giveUpAt) throw new Error(`The lock ${path} cannot be read or replaced; remove it.`);
      await sleep(RETRY_MS);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Replaces a dead holder's lock, guarded by a lock of its own so that no taker removes another taker's lock.
 * @param {string} path
 * @param {string} draft
 * @param {Holder} dead
 */
async function takeOver(path, draft, dead) {
  let guard;
  try {
    guard = await acquireLock(`${path}.takeover`, "taking over");
  } catch (problem) {
    if (problem instanceof LockHeldError) return false;
    throw problem;
  }
  try {
    if (readHolder(path)?.id !== dead.id) return false;
    const copy = `${draft}.new`;
    linkSync(draft, copy);
    renameSync(copy, path);
    return true;
  } finally {
    guard.release();
  }
}

/**
 * @param {string} path
 * @param {Holder} mine
 */
function release(path, mine) {
  if (readHolder(path)?.id === mine.id) rmSync(path, { force: true });
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "EEXIST") return false;
    throw problem;
  }
}

/**
 * Who holds the lock, or null when nobody does or the file is none of ours.
 * @param {string} path
 * @returns {Holder | null}
 */
export function readHolder(path) {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8"));
    return typeof holder?.pid === "number" && typeof holder?.id === "string" ? holder : null;
  } catch {
    return null;
  }
}

/** @param {Holder} holder */
function isRunning(holder) {
  const mark = startMarkOf(holder.pid);
  if (mark === "dead") return false;
  // A different start mark: the number was given to another process since.
  if (mark !== null && holder.startMark !== null && mark !== holder.startMark) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (problem) {
    // EPERM: it lives, but belongs to somebody else.
    return problem instanceof Error && "code" in problem && problem.code === "EPERM";
  }
}
