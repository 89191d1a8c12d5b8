import { expect, test } from "vitest";
import { listViolations } from "./list-violations";

test("a warning names at most three violations and counts the others", () => {
  expect(listViolations([])).toEqual({ shown: [], more: 0 });
  expect(listViolations(["a", "b", "c"])).toEqual({ shown: ["a", "b", "c"], more: 0 });
  expect(listViolations(["a", "b", "c", "d", "e"])).toEqual({ shown: ["a", "b", "c"], more: 2 });
});
