import { describe, expect, it } from "vitest";
import { swipedTo } from "./use-swipe";

describe("a swipe", () => {
  it("decides beyond 100 px to either side, and not before", () => {
    expect([101, 400, -101, -400].map(swipedTo)).toEqual(["like", "like", "pass", "pass"]);
    expect([0, 60, 100, -100].map(swipedTo)).toEqual([null, null, null, null]);
  });
});
