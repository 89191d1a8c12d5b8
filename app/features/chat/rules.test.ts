import { describe, expect, it } from "vitest";
import { pageStretch, stretchOf, tidyMessage } from "./rules";
import { MessageSchema, ReadSchema, StretchSchema } from "./schema";

describe("a typed message", () => {
  it("is trimmed, with the line ends of its author's counter", () => {
    expect(tidyMessage("  Good\r\nmorning\rto you \n")).toBe("Good\nmorning\nto you");
  });

  it("is empty when there is nothing to see in it", () => {
    for (const typed of ["", " \t\r\n", "\u200b\u2060", "\u0000\u0007", "\u00a0\u3000"]) {
      expect(tidyMessage(typed)).toBe("");
    }
  });

  it("keeps every script, emoji and their joiners, and loses only what is no text", () => {
    for (const typed of ["👩‍👩‍👧", "สวัสดี", "שלום", "क्‍ष", "a\tb"]) expect(tidyMessage(typed)).toBe(typed);
    expect(tidyMessage("a\u0000b\u001bc\ud800d")).toBe("abc\ufffdd");
  });

  it("fits a frame of 8 KiB with everything around it, whatever it is made of", () => {
    for (const one of ["界", '"', "\\", "\n", "\u2028", "\u0001x", "\ud800", "😀"]) {
      const text = tidyMessage(`x${one.repeat(2_000).slice(0, 1_998)}x`);
      expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(7_000);
    }
  });
});

describe("a stretch of a conversation", () => {
  it("is the newest one by default, and empty before the first message", () => {
    expect(stretchOf(120, { limit: 50 })).toEqual({ first: 71, last: 120 });
    expect(stretchOf(3, { limit: 50 })).toEqual({ first: 1, last: 3 });
    expect(stretchOf(0, { limit: 50 })).toEqual({ first: 1, last: 0 });
  });

  it("excludes both numbers and never reaches beyond the newest", () => {
    expect(stretchOf(120, { before: 71, limit: 50 })).toEqual({ first: 21, last: 70 });
    expect(stretchOf(120, { after: 100, limit: 50 })).toEqual({ first: 101, last: 120 });
    expect(stretchOf(120, { after: 10, limit: 5 })).toEqual({ first: 11, last: 15 });
    expect(stretchOf(120, { after: 10, before: 13, limit: 50 })).toEqual({ first: 11, last: 12 });
    expect(stretchOf(120, { before: 1_000, limit: 2 })).toEqual({ first: 119, last: 120 });
  });
});

describe("the page of a conversation", () => {
  it("shows the newest messages", () => {
    expect(pageStretch(120, null)).toEqual({ first: 71, last: 120 });
    expect(pageStretch(0, null)).toEqual({ first: 1, last: 0 });
  });

  it("adds earlier ones above, as long as one page holds them all", () => {
    expect(pageStretch(120, 71)).toEqual({ first: 21, last: 120 });
    expect(pageStretch(1_000, 801)).toEqual({ first: 751, last: 950 });
    expect(pageStretch(120, 5)).toEqual({ first: 1, last: 120 });
  });

  it("bears any number", () => {
    expect(pageStretch(120, 0)).toEqual({ first: 1, last: 120 });
    expect(pageStretch(120, 10 ** 14)).toEqual({ first: 71, last: 120 });
    expect(pageStretch(0, 10 ** 14)).toEqual({ first: 1, last: 0 });
  });
});

describe("what comes from outside", () => {
  it("is a message of text, and a name of the act that is short", () => {
    expect(MessageSchema.parse({ message: " Hi ", clientId: "a" })).toEqual({ message: "Hi", clientId: "a" });
    const bad = [{}, { message: "" }, { message: { $gt: "" } }, { message: "x".repeat(2_001) }, { message: ["x"] }];
    for (const body of bad) expect(MessageSchema.safeParse(body).success).toBe(false);
    for (const clientId of ["", "x".repeat(101), 7, { $ne: "" }, null]) {
      expect(MessageSchema.safeParse({ message: "Hi", clientId }).success).toBe(false);
    }
  });

  it("counts in plain digits", () => {
    expect(StretchSchema.parse({ before: "7", after: "0", limit: "200" })).toEqual({ before: 7, after: 0, limit: 200 });
    for (const limit of ["0", "201", "-1", "1.5", "1e2", "0x10", "", " 5", "many"]) {
      expect(StretchSchema.safeParse({ limit }).success).toBe(false);
    }
    for (const seq of [-1, 1.5, "3", null, { $gt: 0 }, Infinity]) {
      expect(ReadSchema.safeParse({ seq }).success).toBe(false);
    }
  });
});
