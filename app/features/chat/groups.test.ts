import { expect, it } from "vitest";
import type { MessageView } from "~/realtime/protocol";
import { groupMessages } from "./groups";

let seq = 0;
const message = (senderId: string, createdAt: string): MessageView => {
  seq += 1;
  return { id: `m:${seq}`, seq, senderId, message: `${seq}`, createdAt, matchId: "m" };
};
const shape = (messages: MessageView[], zone = "UTC") =>
  groupMessages(messages, zone).map(({ key, groups }) => [key, ...groups.map((group) => group.messages.length)]);

it("groups by sender and minute", () => {
  expect(
    shape([
      message("ada", "2026-11-20T14:05:00.000Z"),
      message("ada", "2026-11-20T14:05:59.999Z"),
      message("ben", "2026-11-20T14:05:59.999Z"),
      message("ada", "2026-11-20T14:05:59.999Z"),
      message("ada", "2026-11-20T14:06:00.000Z"),
    ]),
  ).toEqual([["2026-11-20", 2, 1, 1, 1]]);
});

it("separates days as the reader counts them", () => {
  const night = [message("ada", "2026-11-20T23:30:00.000Z"), message("ada", "2026-11-21T00:30:00.000Z")];
  expect(shape(night)).toEqual([
    ["2026-11-20", 1],
    ["2026-11-21", 1],
  ]);
  expect(shape(night, "Europe/Berlin")).toEqual([["2026-11-21", 1, 1]]);
});

it("keeps every message, in order", () => {
  const all = ["ada", "ben", "ben", "ada"].map((who) => message(who, "2026-11-20T10:00:00.000Z"));
  expect(groupMessages(all, "UTC").flatMap((day) => day.groups.flatMap((group) => group.messages))).toEqual(all);
  expect(groupMessages([], "UTC")).toEqual([]);
});
