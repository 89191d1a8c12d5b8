import { describe, expect, it } from "vitest";
import { isAbout, isShownAt, toastFor } from "./live-news";

const at = (pathname: string) => ({ pathname });
const message = { kind: "message", matchId: "a-b", partnerName: "Ben" } as const;

describe("toastFor", () => {
  it("tells of a match with the partner's name", () => {
    expect(toastFor({ kind: "match", matchId: "a-b", partnerName: "Ben" }, at("/discover"))).toEqual({
      title: "It's a Match!",
      description: "You and Ben like each other.",
      variant: "success",
    });
  });

  it("tells of a message, but not where messages are listed", () => {
    expect(toastFor(message, at("/dashboard"))).toEqual({ title: "New message from Ben" });
    expect(toastFor(message, at("/messages"))).toBeNull();
  });

  it("says nothing of a like", () => {
    expect(toastFor({ kind: "like" }, at("/discover"))).toBeNull();
  });
});

describe("what a screen shows", () => {
  it("is read anew where matches are listed or counted", () => {
    expect(["/", "/dashboard", "/matches"].every((pathname) => isShownAt(at(pathname)))).toBe(true);
    expect(isShownAt(at("/profile-setup"))).toBe(false);
  });

  it("is about one match on its own pages", () => {
    expect(isAbout("a-b", at("/matches/a-b"))).toBe(true);
    expect(isAbout("a-b", at("/matches/a-b/unmatch"))).toBe(true);
    expect(isAbout("a-b", at("/matches/a-bc"))).toBe(false);
  });
});
