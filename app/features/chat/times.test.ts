import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayKey, dayName, fullTime, listTime, messageTime } from "./times";

const now = new Date("2026-11-21T14:30:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const HOUR = 60;
const DAY = 24 * HOUR;

describe("the time of a message", () => {
  it.each([
    [-5, "Just now"],
    [0, "Just now"],
    [59.9, "Just now"],
    [HOUR, "1:30 PM"],
    [DAY - 1, "2:31 PM"],
    [DAY, "Nov 20"],
    [30 * DAY, "Oct 22"],
    [366 * DAY, "Nov 20, 2025"],
  ])("%s minutes ago is %s", (minutes, words) => {
    expect(messageTime(ago(minutes), now, "UTC")).toBe(words);
  });

  it("is told in the zone of its reader", () => {
    expect(messageTime(ago(3 * HOUR), now, "Asia/Tokyo")).toBe("8:30 PM");
    expect(messageTime(new Date("2026-11-20T01:00:00Z"), now, "America/New_York")).toBe("Nov 19");
    expect(messageTime(new Date("2026-01-01T01:00:00Z"), now, "America/New_York")).toBe("Dec 31, 2025");
  });
});

describe("the time in the list of conversations", () => {
  it.each([
    [59, "Just now"],
    [HOUR, "1h ago"],
    [2 * HOUR - 1, "1h ago"],
    [DAY - 1, "23h ago"],
    [DAY, "Nov 20"],
    [400 * DAY, "Oct 17, 2025"],
  ])("%s minutes ago is %s", (minutes, words) => {
    expect(listTime(ago(minutes), now, "UTC")).toBe(words);
  });
});

describe("the day of messages", () => {
  it("is named by how near it is", () => {
    expect(dayName(ago(5), now, "UTC")).toBe("Today");
    expect(dayName(ago(15 * HOUR), now, "UTC")).toBe("Yesterday");
    expect(dayName(ago(3 * DAY), now, "UTC")).toBe("Wednesday, November 18");
    expect(dayName(ago(365 * DAY), now, "UTC")).toBe("Friday, November 21, 2025");
  });

  it("begins at the reader's midnight", () => {
    const late = new Date("2026-11-20T23:30:00Z");
    expect(dayName(late, now, "UTC")).toBe("Yesterday");
    expect(dayName(late, now, "Europe/Berlin")).toBe("Today");
    expect(dayKey(late, "Europe/Berlin")).toBe("2026-11-21");
  });
});

it("tells the whole moment with plain spaces only", () => {
  expect(fullTime(ago(HOUR), "UTC")).toBe("Nov 21, 2026, 1:30 PM");
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: now, noInvalidDate: true }), (moment) => {
      for (const words of [messageTime(moment, now, "UTC"), listTime(moment, now, "UTC"), fullTime(moment, "UTC")]) {
        expect(words).toMatch(/^[\w:, ]+$/);
      }
    }),
  );
});
