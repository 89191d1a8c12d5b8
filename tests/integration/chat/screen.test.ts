import { beforeAll, describe, expect, it } from "vitest";
import { chatTexts } from "~/texts/chat";
import { screenTexts } from "~/texts/chat-screen";
import { User } from "~models/user";
import { bodyOf } from "../api/client";
import { newAppCouple, newAppMember, useAppDatabase, type AppMember } from "./app-couple";

useAppDatabase();

let ada: AppMember;
let ben: AppMember;
let matchId: string;
beforeAll(async () => {
  ({ ada, ben, matchId } = await newAppCouple());
});

const pathOf = (id = matchId, query = "") => `/messages?matchId=${encodeURIComponent(id)}${query}`;
const post = (member: AppMember, fields: Record<string, string>, path = pathOf()) =>
  member.api.send("POST", path, { body: new URLSearchParams(fields) });
const stored = async () => (await bodyOf(await ben.api.get(`/api/chats/${matchId}/messages`))) as { message: string }[];
const unread = async (member: AppMember) =>
  ((await bodyOf(await member.api.get("/api/chats"))) as { unreadCount: number }[])[0]?.unreadCount;

describe("the composer's form", () => {
  it("sends, and leads back to the conversation", async () => {
    const answer = await post(ada, { message: " Hello ", clientId: "first" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, pathOf()]);
    expect((await stored()).map(({ message }) => message)).toEqual(["Hello"]);
  });

  it("sends once when it is posted twice", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(ada, { message: "Once", clientId: "twice" })));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect((await stored()).filter(({ message }) => message === "Once")).toHaveLength(1);
  });

  it.each([
    [{ message: " \n" }, chatTexts.empty],
    [{}, chatTexts.empty],
    [{ message: "x".repeat(2_001) }, chatTexts.tooLong(2_000)],
  ])("answers 400 to what cannot be sent, with the reason and the text", async (fields, reason) => {
    const before = await stored();
    const answer = await post(ada, fields);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain(reason);
    if ("message" in fields && fields.message.trim() !== "") expect(page).toContain(fields.message);
    expect(await stored()).toEqual(before);
  });

  it("answers 402 when no chats are left, and keeps the text", async () => {
    const poor = await newAppCouple();
    await User.updateOne({ _id: poor.ada.id }, { $set: { chatCredits: 0 } });
    const answer = await post(poor.ada, { message: "Kept in the box" }, pathOf(poor.matchId));
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain(chatTexts.noCreditsToast.title);
    expect(page).toContain("Kept in the box");
  });

  it("leads to the notice when the conversation is not the member's", async () => {
    const stranger = await newAppMember();
    const answer = await post(stranger, { message: "Hello" });
    expect(answer.status).toBe(302);
    expect((await stranger.api.get(answer.headers.get("Location") ?? "")).status).toBe(404);
  });
});

describe("the page of conversations", () => {
  it("marks a conversation read when it is opened, not when it is listed", async () => {
    expect(await unread(ben)).toBe(2);
    await ben.api.get("/messages");
    expect(await unread(ben)).toBe(2);
    const page = await (await ben.api.get(pathOf())).text();
    expect(page).toContain("Once");
    expect(await unread(ben)).toBe(0);
  });

  it("bears any number of a page", async () => {
    for (const before of ["0", "1", "2", "999999999999999", "-1", "1e3", "x", ""]) {
      expect((await ben.api.get(pathOf(matchId, `&before=${before}`))).status).toBe(200);
    }
  });

  it.each(["unknown", "[$ne]", "x".repeat(2_000)])("answers 404 to %.20s with a calm notice", async (id) => {
    const answer = await ben.api.get(pathOf(id));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(screenTexts.gone);
  });

  it("answers a foreign conversation as an unknown one", async () => {
    const others = await newAppCouple();
    const answer = await ben.api.get(pathOf(others.matchId));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(screenTexts.gone);
  });
});
