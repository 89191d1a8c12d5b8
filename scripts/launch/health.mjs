import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL_MS = 50;

/**
 * Waits until an address answers 200.
 * @param {string} url
 * @param {object} options
 * @param {number} options.patienceMs
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<boolean>} false when it did not in time
 */
export async function answersWithin(url, { patienceMs, signal }) {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt && !signal?.aborted) {
    try {
      // A connection that stayed open would delay the app's end.
      const reply = await fetch(url, { headers: { connection: "close" }, signal: AbortSignal.timeout(2_000) });
      await reply.arrayBuffer();
      if (reply.status === 200) return true;
    } catch {
      // It does not listen yet.
    }
    await sleep(INTERVAL_MS);
  }
  return false;
}
