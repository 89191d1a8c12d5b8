import { describe, expect, it } from "vitest";
import { FRAME_BURST, FrameBudget, FRAMES_PER_SECOND, TYPING_EVERY_MS, TypingPace } from "./pace";

describe("the frames of one connection", () => {
  const taken = (budget: FrameBudget, count: number, now: number) =>
    Array.from({ length: count }, () => budget.take(now)).filter(Boolean).length;

  it("may come in a burst, and then at a steady pace", () => {
    const budget = new FrameBudget(0);
    expect(taken(budget, FRAME_BURST + 20, 0)).toBe(FRAME_BURST);
    expect(taken(budget, 100, 1_000)).toBe(FRAMES_PER_SECOND);
    expect(taken(budget, FRAME_BURST + 20, 3_600_000)).toBe(FRAME_BURST);
  });

  it("may go on for ever at that pace", () => {
    const budget = new FrameBudget(0);
    const step = 1_000 / FRAMES_PER_SECOND;
    expect(Array.from({ length: 2_000 }, (_, turn) => budget.take(turn * step)).every(Boolean)).toBe(true);
  });
});

describe("signs of typing", () => {
  it("are passed on once a second for each match, the end of typing at once", () => {
    const pace = new TypingPace();
    expect(pace.admit("one", true, 0)).toBe(true);
    expect(pace.admit("one", true, TYPING_EVERY_MS - 1)).toBe(false);
    expect(pace.admit("two", true, 1)).toBe(true);
    expect(pace.admit("one", false, 2)).toBe(true);
    expect(pace.admit("one", false, 3)).toBe(false);
    expect(pace.admit("one", true, 4)).toBe(false);
    expect(pace.admit("one", true, TYPING_EVERY_MS)).toBe(true);
  });
});
