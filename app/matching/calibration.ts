/**
 * The curve from raw agreement (0 to 1) to the score that members see (0 to 100), as points joined by straight lines.
 *
 * Raw agreement has no scale of its own: two members of the demo population agree to 0.596 on average, with a standard
 * deviation of 0.104. The points at 60, 80 and 90 are the agreement that about 40 %, 10 % and 2.5 % of its pairs reach
 * (624,000 pairs, in five populations of 500); 20 mirrors 90 at the other end, being what 2.5 % of pairs stay below.
 * Between 20 and 90 the line is nearly straight (164, 168 and 185 points for one of agreement), so the curve stretches
 * the scale and hardly bends it. Only full agreement is 100.
 */
export const KNOTS: readonly (readonly [raw: number, score: number])[] = [
  [0, 0],
  [0.374, 20],
  [0.618, 60],
  [0.737, 80],
  [0.791, 90],
  [1, 100],
];

const LINES = KNOTS.slice(1).map(([toRaw, toScore], index) => {
  const [fromRaw, fromScore] = KNOTS[index] ?? [0, 0];
  return { fromRaw, toRaw, fromScore, toScore, slope: (toScore - fromScore) / (toRaw - fromRaw) };
});

/** The score for a raw agreement: never falls when the agreement rises, 0 at 0 and 100 only at 1. */
export function calibrate(raw: number): number {
  for (const { fromRaw, toRaw, fromScore, toScore, slope } of LINES) {
    // Rounding must not carry a line above the point at which the next one starts.
    if (raw < toRaw) return Math.min(fromScore + (raw - fromRaw) * slope, toScore);
  }
  return 100;
}
