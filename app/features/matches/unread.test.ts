import { describe, expect, it } from "vitest";
import { unreadBy } from "./unread";

describe("unreadBy", () => {
  it("counts what came after the last message that was read", () => {
    expect(unreadBy({ lastSeq: 7, readSeq: { ann: 4, bob: 7 } }, "ann")).toBe(3);
    expect(unreadBy({ lastSeq: 7, readSeq: { ann: 4, bob: 7 } }, "bob")).toBe(0);
  });

  it("counts all where nothing was read, and none where nothing was said", () => {
    expect(unreadBy({ lastSeq: 2, readSeq: {} }, "ann")).toBe(2);
    expect(unreadBy({ lastSeq: 0, readSeq: undefined }, "ann")).toBe(0);
  });
});
