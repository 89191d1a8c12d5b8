import { expect, test } from "vitest";
import { errorTexts } from "./errors";

test.each([
  [1, "1 second"],
  [45, "45 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [3600, "60 minutes"],
  [5401, "2 hours"],
])("a wait of %s s is told as %s", (seconds, told) => {
  expect(errorTexts.tooManyRequests(seconds)).toBe(`Too many requests. Please try again in ${told}.`);
});
