import { describe, expect, it } from "vitest";
import { askedStep, firstOpenStep, stepPath, stepToShow, WIZARD_STEPS } from "./wizard";

const fresh = { isComplete: false, isBasicsDone: false, isMediaDone: false };

describe("the step that the wizard opens", () => {
  it.each([
    [fresh, 1],
    [{ ...fresh, isMediaDone: true }, 1],
    [{ ...fresh, isBasicsDone: true }, 2],
    [{ ...fresh, isBasicsDone: true, isMediaDone: true }, 3],
    [{ isComplete: true, isBasicsDone: true, isMediaDone: false }, 1],
    [{ isComplete: true, isBasicsDone: true, isMediaDone: true }, 1],
  ])("with %j is %i", (progress, step) => {
    expect(firstOpenStep(progress)).toBe(step);
    expect(stepToShow("/profile-setup", progress)).toBe(step);
  });

  it.each(WIZARD_STEPS)("is step %i when the address says so, whatever is done", (step) => {
    expect(stepToShow(stepPath(step), fresh)).toBe(step);
    expect(askedStep(`http://localhost:3000${stepPath(step)}&x=1`)).toBe(step);
  });

  it.each(["?step=0", "?step=4", "?step=", "?step=two", "?step=1.0", "?step[]=2", ""])(
    "is the first open one when the address says '%s'",
    (search) => {
      expect(stepToShow(`/profile-setup${search}`, { ...fresh, isBasicsDone: true })).toBe(2);
    },
  );
});
