import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ABSENCE_MS, Presence } from "./presence";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const told: string[] = [];
  const presence = new Presence((member, isOnline) => told.push(`${member} ${isOnline ? "came" : "went"}`));
  return { presence, told };
}

it("tells when a member comes, and that one goes only after the last connection is gone for a while", () => {
  const { presence, told } = watched();
  presence.arrive("ada");
  presence.arrive("ada");
  presence.leave("ada");
  vi.advanceTimersByTime(10 * ABSENCE_MS);
  expect(told).toEqual(["ada came"]);
  presence.leave("ada");
  expect(presence.isOnline("ada")).toBe(true);
  vi.advanceTimersByTime(ABSENCE_MS);
  expect(told).toEqual(["ada came", "ada went"]);
  expect(presence.isOnline("ada")).toBe(false);
});

it("says nothing of a page that loads anew", () => {
  const { presence, told } = watched();
  presence.arrive("ada");
  presence.leave("ada");
  vi.advanceTimersByTime(ABSENCE_MS - 1);
  presence.arrive("ada");
  vi.advanceTimersByTime(10 * ABSENCE_MS);
  expect(told).toEqual(["ada came"]);
});

it("says nothing any more once it has stopped", () => {
  const { presence, told } = watched();
  presence.arrive("ada");
  presence.leave("ada");
  presence.stop();
  vi.advanceTimersByTime(10 * ABSENCE_MS);
  expect(told).toEqual(["ada came"]);
});
