import { describe, expect, it } from "vitest";
import { wayBack, wayOn } from "./way-back";

describe("the way back", () => {
  it("leads to the page that led here, and on to its list", () => {
    expect(wayBack("/matches/a-b?x=1")).toBe("/matches/a-b?x=1");
    expect(wayOn("/matches/a-b?x=1")).toBe("/matches");
  });

  it.each([undefined, null, "", "https://evil.example", "//evil.example", "/api/logout", "/matchesx", "/"])(
    "takes the matches instead of %s",
    (from) => {
      expect(wayBack(from)).toBe("/matches");
      expect(wayOn(from)).toBe("/matches");
    },
  );
});
