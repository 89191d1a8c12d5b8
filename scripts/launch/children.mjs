import { spawnChild } from "./child.mjs";
import { LaunchError } from "./project.mjs";

const READY_MS = 60_000;
const STOP_MS = 8_000;

/**
 * @typedef {import("./child.mjs").Child} Child
 * @typedef {import("./child.mjs").ChildPlan} ChildPlan
 * @typedef {ReturnType<typeof createChildren>} Children
 */

/** A child ended, or did not get ready, when it should have run. */
export class ChildError extends LaunchError {
  /**
   * @param {string} what
   * @param {string[]} tail
   */
  constructor(what, tail) {
    super([what, ...tail.map((line) => `    ${line}`)].join("\n"));
  }
}

/**
 * The processes of one launcher. They are started one by one and stopped in the reverse order.
 * @param {object} options
 * @param {string | null} options.logFolder  Where each writes NAME.log; null for nowhere.
 * @param {(problem: ChildError) => void} [options.onUnexpectedEnd]  A child that was ready has ended unasked.
 */
export function createChildren({ logFolder, onUnexpectedEnd }) {
  /** In the order of their start. @type {Set<Child>} */
  const running = new Set();
  /** Those that are ready and whose end nobody asked for. @type {Set<Child>} */
  const serving = new Set();
  let isStopping = false;

  /** @param {ChildPlan} plan */
  function launch(plan) {
    if (isStopping) throw new LaunchError("Stopping.");
    const child = spawnChild(plan, logFolder);
    running.add(child);
    void child.ended.then((code) => {
      running.delete(child);
      if (!serving.delete(child) || isStopping) return;
      const what = `${child.name} ended unexpectedly (exit code ${code}). Its last lines:`;
      onUnexpectedEnd?.(new ChildError(what, child.tail));
    });
    return child;
  }

  /**
   * Starts a process that stays, and waits until it is ready.
   * @param {ChildPlan} plan
   * @throws {ChildError}
   */
  async function start(plan) {
    const child = launch(plan);
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const outcome = await Promise.race([
      new Promise((resolve) => {
        if (plan.isReadyLine) child.onLine((line) => plan.isReadyLine?.(line) && resolve("ready"));
        else child.onMessage((message) => isReadyMessage(message) && resolve("ready"));
      }),
      child.ended,
      new Promise((resolve) => (timer = setTimeout(resolve, plan.readyMs ?? READY_MS, "late"))),
    ]);
    clearTimeout(timer);
    if (outcome === "ready") {
      serving.add(child);
      return child;
    }
    if (outcome !== "late") throw new ChildError(`${plan.name} did not start (exit code ${outcome}):`, child.tail);
    await stop(child);
    throw new ChildError(`${plan.name} did not get ready in time. Its last lines:`, child.tail);
  }

  /**
   * Runs a process to its end.
   * @param {ChildPlan} plan
   * @throws {ChildError} when its exit code is not 0
   */
  async function run(plan) {
    const child = launch(plan);
    const onAbort = () => void stop(child);
    plan.signal?.addEventListener("abort", onAbort, { once: true });
    const code = await child.ended;
    plan.signal?.removeEventListener("abort", onAbort);
    if (code !== 0) throw new ChildError(`${plan.name} failed (exit code ${code}):`, child.tail);
  }

  /**
   * Stops one child and waits for its end.
   * @param {Child} child
   */
  async function stop(child) {
    serving.delete(child);
    child.terminate();
    const timer = setTimeout(() => child.kill(), STOP_MS);
    await child.ended;
    clearTimeout(timer);
  }

  return {
    start,
    run,
    stop,
    /** Stops all, the last started first, each before the next; no further one can be started. */
    async stopAll() {
      isStopping = true;
      for (let last = lastOf(running); last; last = lastOf(running)) await stop(last);
    },
    /** Ends all at once, without asking. */
    killAll() {
      isStopping = true;
      for (const child of running) child.kill();
    },
  };
}

/** @param {Set<Child>} children */
function lastOf(children) {
  return [...children].at(-1);
}

/** @param {unknown} message */
function isReadyMessage(message) {
  return typeof message === "object" && message !== null && "type" in message && message.type === "ready";
}
