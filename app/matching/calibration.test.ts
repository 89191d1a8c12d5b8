import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calibrate, KNOTS } from "./calibration";

const agreement = fc.double({ min: 0, max: 1, noNaN: true });

describe("calibrate", () => {
  it("passes through its points, from 0 at 0 to 100 at 1", () => {
    for (const [raw, score] of KNOTS) expect(calibrate(raw)).toBe(score);
    expect(KNOTS[0]).toEqual([0, 0]);
    expect(KNOTS.at(-1)).toEqual([1, 100]);
  });

  it("has points that rise in both directions", () => {
    for (const [index, [raw, score]] of KNOTS.slice(1).entries()) {
      expect(raw).toBeGreaterThan(KNOTS[index]?.[0] ?? 1);
      expect(score).toBeGreaterThan(KNOTS[index]?.[1] ?? 100);
    }
  });

  it("never falls, and stays within 0 and 100", () => {
    fc.assert(
      fc.property(agreement, agreement, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(calibrate(low)).toBeLessThanOrEqual(calibrate(high));
        expect(calibrate(low)).toBeGreaterThanOrEqual(0);
        expect(calibrate(high)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("does not fall where two lines meet", () => {
    for (const [raw] of KNOTS) {
      expect(calibrate(raw * (1 - Number.EPSILON))).toBeLessThanOrEqual(calibrate(raw));
      expect(calibrate(raw)).toBeLessThanOrEqual(calibrate(raw * (1 + Number.EPSILON)));
    }
  });

  it("gives 100 for nothing less than full agreement", () => {
    expect(calibrate(1 - 1e-6)).toBeLessThan(100);
  });
});
