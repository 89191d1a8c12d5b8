const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * How long to wait before the next attempt: twice as long each time, with jitter of half, so that the clients of a
 * service that restarts do not come back at the same moment.
 * @param attempt  0 for the first one after a loss
 * @param random   from 0 to 1
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return Math.round(longest * (0.5 + random / 2));
}
