import { Types } from "mongoose";
import { beforeAll, describe, expect, it } from "vitest";
import { chatTexts } from "~/texts/chat";
import { screeningTexts } from "~/texts/screening";
import { Message } from "~models/message";
import { keepRejection } from "~models/rejection";
import { User } from "~models/user";
import { bodyOf } from "../api/client";
import { type AppMember, newAppCouple, newAppMember, useAppDatabase } from "./app-couple";

useAppDatabase();

let ada: AppMember;
let ben: AppMember;
let stranger: AppMember;
let matchId: string;
beforeAll(async () => {
  ({ ada, ben, matchId } = await newAppCouple());
  stranger = await newAppMember();
});

const messagesOf = async (member: AppMember, query = "") =>
  (await bodyOf(await member.api.get(`/api/chats/${matchId}/messages${query}`))) as { seq: number; message: string }[];
const creditsOf = async (member: AppMember) =>
  ((await bodyOf(await member.api.get("/api/auth/user"))) as { chatCredits: number }).chatCredits;
const send = (member: AppMember, body: unknown, id = matchId) => member.api.post(`/api/chats/${id}/message`, body);

describe("POST /api/chats/{matchId}/message", () => {
  it("stores the trimmed message, answers it as it is listed, and charges one credit", async () => {
    const sent = await send(ada, { message: "  Good morning  " });
    expect(sent.status).toBe(200);
    const view = await bodyOf(sent);
    expect(view).toEqual({
      id: expect.any(String),
      seq: 1,
      senderId: ada.id,
      message: "Good morning",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      matchId,
    });
    expect(await messagesOf(ben)).toEqual([view]);
    expect(await creditsOf(ada)).toBe(14);
  });

  it("stores and charges the same clientId once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(ada, { message: "Only once", clientId: "once" }).then(bodyOf)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await messagesOf(ben)).filter(({ message }) => message === "Only once")).toHaveLength(1);
    expect(await creditsOf(ada)).toBe(13);
  });

  it.each([
    [{ message: " \n " }, chatTexts.empty],
    [{}, chatTexts.empty],
    [{ message: { $gt: "" } }, chatTexts.empty],
    [{ message: "x".repeat(2_001) }, chatTexts.tooLong(2_000)],
  ])("refuses %j with 400 and changes nothing", async (body, message) => {
    const before = await creditsOf(ada);
    const refused = await send(ada, body);
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toEqual({ message, fieldErrors: { message: [message] } });
    expect(await creditsOf(ada)).toBe(before);
  });

  it("refuses broken JSON with 400 and another type with 415", async () => {
    const path = `/api/chats/${matchId}/message`;
    const headers = { "Content-Type": "application/json" };
    expect((await ada.api.send("POST", path, { headers, body: '{"message":' })).status).toBe(400);
    expect((await ada.api.send("POST", path, { body: "message=Hello" })).status).toBe(415);
  });

  it("answers a foreign match as one that does not exist", async () => {
    for (const id of [matchId, "no-such-match", `${ada.id}-${stranger.id}`]) {
      const refused = await send(stranger, { message: "Hello" }, id);
      expect(refused.status).toBe(404);
      expect(await bodyOf(refused)).toEqual({ message: chatTexts.notFound });
      expect((await stranger.api.send("POST", `/api/chats/${id}/message`)).status).toBe(404);
    }
  });

  it("answers 402 when the credits are spent", async () => {
    await User.updateOne({ _id: new Types.ObjectId(ben.id) }, { $set: { chatCredits: 1 } });
    const sends = await Promise.all([1, 2, 3].map((turn) => send(ben, { message: `Turn ${turn}` })));
    expect(sends.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    const refused = sends.find(({ status }) => status === 402);
    expect(refused && (await bodyOf(refused))).toEqual({ message: "Insufficient chat credits" });
    expect(await creditsOf(ben)).toBe(0);
  });

  it("answers a request without a body with the latest rejection, else with the default", async () => {
    const ask = () => ada.api.send("POST", `/api/chats/${matchId}/message`);
    const first = await ask();
    expect(first.status).toBe(400);
    expect(await bodyOf(first)).toEqual({ message: screeningTexts.inMessages, violations: [] });
    const rejected = { message: "No phone numbers, please.", violations: ["Phone number"] };
    await keepRejection(new Types.ObjectId(ada.id), "message", rejected, new Date());
    expect(await bodyOf(await ask())).toEqual(rejected);
    await keepRejection(new Types.ObjectId(ada.id), "message", rejected, new Date(Date.now() - 61_000));
    expect(await bodyOf(await ask())).toEqual({ message: screeningTexts.inMessages, violations: [] });
  });
});

describe("GET /api/chats/{matchId}/messages", () => {
  it("lists oldest first, by exclusive numbers", async () => {
    const couple = await newAppCouple();
    for (let turn = 1; turn <= 6; turn++) await send(couple.ada, { message: `Turn ${turn}` }, couple.matchId);
    const listed = async (query: string) => {
      const answer = await couple.ben.api.get(`/api/chats/${couple.matchId}/messages${query}`);
      return ((await bodyOf(answer)) as { seq: number }[]).map(({ seq }) => seq);
    };
    expect(await listed("")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await listed("?limit=2")).toEqual([5, 6]);
    expect(await listed("?before=4&limit=2")).toEqual([2, 3]);
    expect(await listed("?after=4")).toEqual([5, 6]);
    expect(await listed("?after=6")).toEqual([]);
  });

  it.each(["limit=0", "limit=201", "limit=ten", "before=-1", "after=1.5", "limit=", "before[$gt]=1&limit=1e3"])(
    "refuses ?%s with 400",
    async (query) => expect((await ada.api.get(`/api/chats/${matchId}/messages?${query}`)).status).toBe(400),
  );

  it("answers a foreign match 404", async () => {
    expect((await stranger.api.get(`/api/chats/${matchId}/messages`)).status).toBe(404);
  });
});

describe("GET /api/chats and POST /api/chats/{matchId}/read", () => {
  it("tell what is unread until it is read", async () => {
    const couple = await newAppCouple();
    for (const message of ["One", "Two"]) await send(couple.ada, { message }, couple.matchId);
    const list = async () => bodyOf(await couple.ben.api.get("/api/chats"));
    const expected = { matchId: couple.matchId, partnerId: couple.ada.id, partnerName: "Ada", lastMessage: "Two" };
    expect(await list()).toMatchObject([{ ...expected, compatibilityScore: 84, unreadCount: 2 }]);
    const read = (body: unknown, member = couple.ben) =>
      member.api.post(`/api/chats/${couple.matchId}/read`, body).then(({ status }) => status);
    expect(await read({ seq: 2 }, stranger)).toBe(404);
    for (const seq of [-1, "2", { $gt: 0 }, 1.5, 3]) expect(await read({ seq })).toBe(400);
    expect(await list()).toMatchObject([{ unreadCount: 2 }]);
    expect(await read({ seq: 2 })).toBe(200);
    expect(await list()).toMatchObject([{ unreadCount: 0 }]);
  });

  it("count nothing of what was refused", async () => {
    expect(await Message.countDocuments({ matchId, senderId: new Types.ObjectId(stranger.id) })).toBe(0);
    expect(await bodyOf(await stranger.api.get("/api/chats"))).toEqual([]);
  });
});
