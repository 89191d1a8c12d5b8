import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnTo } from "./return-to";

describe("safeReturnTo", () => {
  it.each(["/dashboard", "/membership?plan=gold", "/discover#top", "/a%2Fb"])("keeps %s", (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "",
    undefined,
    null,
    7,
    "/..//evil.example",
    "/x".padEnd(2_000, "x"),
  ])("falls back for %j", (value) => {
    expect(safeReturnTo(value, "/")).toBe("/");
  });

  it("never leaves the site, whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (value) => {
          expect(new URL(safeReturnTo(value), "https://fidelio.example").origin).toBe("https://fidelio.example");
        },
      ),
    );
  });
});
