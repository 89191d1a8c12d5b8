const TERMINAL_TICK_MS = 250;
const LOG_TICK_MS = 5_000;

/**
 * Shows a long step while it runs: one line that counts the seconds on a terminal, a line every few seconds in
 * a log. The work may refine its label.
 * @template T
 * @param {string} label
 * @param {(relabel: (label: string) => void) => Promise<T>} work
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<T>}
 */
export async function showProgress(label, work, out = process.stdout) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  let current = label;
  const show = () => {
    const elapsed = Math.floor(seconds());
    const line = `  ${current} …${elapsed > 0 ? ` ${elapsed} s` : ""}`;
    out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, out.isTTY ? TERMINAL_TICK_MS : LOG_TICK_MS);
  const close = (/** @type {string} */ line) => out.write(`${out.isTTY ? "\r\u001b[K" : ""}  ${line}\n`);
  try {
    const result = await work((next) => (current = next));
    close(`${current}: ${seconds().toFixed(1)} s`);
    return result;
  } catch (problem) {
    close(`${current}: stopped after ${seconds().toFixed(1)} s`);
    throw problem;
  } finally {
    clearInterval(timer);
  }
}
