import { describe, expect, it } from "vitest";
import { ageLabel } from "./age";

const now = new Date("2026-11-21T09:30:00Z");
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe("ageLabel", () => {
  it.each([
    [0, "Today"],
    [1, "Yesterday"],
    [2, "2 days ago"],
    [6, "6 days ago"],
    [7, "1 week ago"],
    [13, "1 week ago"],
    [14, "2 weeks ago"],
    [29, "4 weeks ago"],
    [30, "1 month ago"],
    [59, "1 month ago"],
    [60, "2 months ago"],
    [365, "12 months ago"],
  ])("says of %i days: %s", (days, label) => {
    expect(ageLabel(daysBefore(days), now)).toBe(label);
  });

  it("counts calendar days, not spans of 24 hours", () => {
    expect(ageLabel(new Date("2026-11-20T23:59:59Z"), new Date("2026-11-21T00:00:01Z"))).toBe("Yesterday");
    expect(ageLabel(new Date("2026-11-21T00:00:01Z"), new Date("2026-11-21T23:59:59Z"))).toBe("Today");
  });

  it("calls what a slow clock has in the future today's", () => {
    expect(ageLabel(new Date("2026-11-23T00:00:00Z"), now)).toBe("Today");
  });
});
