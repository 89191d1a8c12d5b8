import { watchNpm } from "./npm-watch.mjs";
import { reportFailure } from "./project.mjs";

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** npm passes on a Ctrl-C that its terminal has also sent to us: one key press, two signals. */
const SAME_KEY_MS = 500;

/**
 * Ties the launcher's end to its children's: a signal stops them in order, a second one at once, and so does the end
 * of the npm that started us. Every way out goes through `finish`.
 * @param {object} options
 * @param {import("./children.mjs").Children} options.children
 * @param {() => void} options.cleanUp  Runs last, when no child is left.
 */
export function watchEndings({ children, cleanUp }) {
  const stopping = new AbortController();
  /** @type {Promise<never> | undefined} */
  let ending;

  /**
   * Stops everything and exits.
   * @param {number} code
   * @returns {Promise<never>}
   */
  function finish(code) {
    ending ??= end(code);
    return ending;
  }

  /** @param {number} code @returns {Promise<never>} */
  async function end(code) {
    stopping.abort();
    await children.stopAll();
    cleanUp();
    process.exit(code);
  }

  let signalledAt = -Infinity;
  const onSignal = () => {
    const isSameKey = performance.now() - signalledAt < SAME_KEY_MS;
    signalledAt = performance.now();
    if (isSameKey) return;
    if (ending) {
      children.killAll();
      cleanUp();
      process.exit(130);
    }
    process.stdout.write("\n  Stopping … (once more to stop at once)\n");
    void finish(0);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const unwatchNpm = watchNpm(onSignal);
  // A terminal that was closed is no reason to die half-way through stopping.
  process.stdout.on("error", () => {});

  return {
    finish,
    signal: stopping.signal,
    /** Leaves signals to whoever comes next. */
    dispose() {
      for (const signal of SIGNALS) process.off(signal, onSignal);
      unwatchNpm();
    },
    /** Reports what went wrong, unless that is only a consequence of stopping. @param {unknown} problem */
    async fail(problem) {
      if (!ending) reportFailure(problem);
      return finish(1);
    },
  };
}
