import { expect, it } from "vitest";
import { readOutcome } from "./refusal";

const message = { id: "m:1", seq: 1, senderId: "a", message: "Hi", createdAt: "2026-11-20T10:00:00Z", matchId: "m" };

it("reads a stored message", () => {
  expect(readOutcome(200, message)).toEqual({ ok: true, message });
  expect(readOutcome(200, { ...message, seq: "1" })).toEqual({ ok: false, refusal: { kind: "failed" } });
});

it.each([
  [400, { message: "Not allowed", violations: ["a"] }, { kind: "rejected", message: "Not allowed", violations: ["a"] }],
  [400, { message: "Too long", fieldErrors: { message: ["Too long"] } }, { kind: "told", message: "Too long" }],
  [429, { message: "Try again in 7 seconds." }, { kind: "told", message: "Try again in 7 seconds." }],
  [401, { message: "Unauthorized" }, { kind: "signed-out" }],
  [402, { message: "Insufficient chat credits" }, { kind: "no-credits" }],
  [404, null, { kind: "gone" }],
  [400, "<html>", { kind: "failed" }],
  [429, undefined, { kind: "failed" }],
  [500, { message: "Something" }, { kind: "failed" }],
  [502, undefined, { kind: "failed" }],
])("reads a refusal with %i", (status, body, refusal) => {
  expect(readOutcome(status, body)).toEqual({ ok: false, refusal });
});
