import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest, soundCount } from "./stages.mjs";

describe("counts", () => {
  it("count what is skipped as failed, and what passed at its second try as passed", () => {
    expect(countVitest({ numTotalTests: 5, numPassedTests: 4 })).toEqual({ passed: 4, failed: 1 });
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 8, failed: 2 });
  });

  it("take a run without a test for a failure", () => {
    expect(soundCount({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it("take a runner that failed although its tests passed for a failure", () => {
    expect(soundCount({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(soundCount({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
    expect(soundCount({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });
});
