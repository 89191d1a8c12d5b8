import { expect, it } from "vitest";
import { violationTexts } from "~/texts/violations";
import { listViolations } from "./violations";

it("names at most three violations and counts the others", () => {
  expect(listViolations([])).toEqual({ shown: [], more: 0 });
  expect(listViolations(["a", "b", "c"])).toEqual({ shown: ["a", "b", "c"], more: 0 });
  expect(listViolations(["a", "b", "c", "d", "e"])).toEqual({ shown: ["a", "b", "c"], more: 2 });
  expect(violationTexts.more(2)).toBe("...and 2 more issue(s)");
});

it("says the same thing once", () => {
  expect(listViolations(["a", "a", "b"])).toEqual({ shown: ["a", "b"], more: 0 });
});
