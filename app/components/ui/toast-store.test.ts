import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, showToast, TOAST_REMOVE_DELAY_MS } from "./toast-store";

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const toast of currentToasts()) dismissToast(toast.id);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    vi.useRealTimers();
  });

  it("shows one at a time, the newest", () => {
    showToast({ title: "Like Sent" });
    showToast({ title: "It's a Match!" });
    expect(currentToasts().map((toast) => toast.title)).toEqual(["It's a Match!"]);
  });

  it("keeps a closed toast for 1,000,000 ms and then forgets it", () => {
    const id = showToast({ title: "Unmatched" });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it("does not let the removal of an old toast take a new one away", () => {
    dismissToast(showToast({ title: "Like Sent" }));
    const id = showToast({ title: "Unmatched" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(currentToasts()).toMatchObject([{ id, open: true }]);
  });
});
