import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settleOutboxes } from "~/features/chat/deliver.server";
import { FRAME_BURST } from "~/realtime/pace";
import { MAX_FRAME_BYTES, type MessageView } from "~/realtime/protocol";
import { useApp } from "../../setup/app-server";
import { startOwnApp } from "../../setup/own-app";
import { ApiClient, bodyOf } from "../api/client";
import { type AppMember, newAppCouple, newAppMember, useAppDatabase } from "./app-couple";
import { LiveSocket, refusalOf } from "./live-socket";

useAppDatabase();

const app = useApp();
let ada: AppMember;
let ben: AppMember;
let stranger: AppMember;
let matchId: string;
beforeAll(async () => {
  ({ ada, ben, matchId } = await newAppCouple());
  stranger = await newAppMember();
});

const opened: LiveSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
async function open(member: AppMember): Promise<LiveSocket> {
  const socket = await LiveSocket.open(member.cookie);
  opened.push(socket);
  return socket;
}
async function follow(member: AppMember, id = matchId): Promise<LiveSocket> {
  const socket = await open(member);
  await socket.subscribe(id);
  return socket;
}
const say = async (member: AppMember, message: string, id = matchId) =>
  (await bodyOf(await member.api.post(`/api/chats/${id}/message`, { message }))) as MessageView;

describe("an upgrade", () => {
  it("needs a session", async () => {
    const refused = { status: 401, body: '{"message":"Unauthorized"}' };
    expect(await refusalOf({ Origin: app.origin })).toEqual(refused);
    expect(await refusalOf({})).toEqual(refused);
    expect(await refusalOf({ Origin: app.origin, Cookie: "fidelio_session=forged" })).toEqual(refused);
  });

  it.each(["https://evil.example", "null", "http://localhost:1", ""])("is refused to the origin %j", async (origin) => {
    expect(await refusalOf({ Origin: origin, Cookie: ada.cookie })).toMatchObject({ status: 403 });
    expect(await refusalOf({ Origin: origin })).toMatchObject({ status: 403 });
  });

  it("is refused where the origin is missing", async () => {
    expect(await refusalOf({ Cookie: ada.cookie })).toMatchObject({ status: 403 });
  });

  it("is not found on another path", async () => {
    for (const path of ["/", "/socket", "/ws/", "/ws/x", "/api/chats"]) {
      expect(await refusalOf({ Origin: app.origin, Cookie: ada.cookie }, { path })).toMatchObject({ status: 404 });
    }
    expect(await refusalOf({ Origin: app.origin, Cookie: ada.cookie }, { path: "/ws?x=1" })).toBe("opened");
  });
});

describe("a conversation that is followed", () => {
  it("brings each message to both, once it is stored, with its number", async () => {
    const [mine, theirs, other] = [await follow(ada), await follow(ben), await open(ben)];
    const [atMine, atTheirs] = [mine.next("message"), theirs.next("message")];
    const sent = await say(ada, "Good evening");
    const frame = { type: "message", ...sent };
    expect(await atMine).toEqual(frame);
    expect(await atTheirs).toEqual(frame);
    await other.settled(matchId);
    await other.first("presence");
    expect(other.frames.map(({ type }) => type)).toEqual(["subscribed", "presence"]);
    expect(other.frames[0]).toMatchObject({ matchId, seq: sent.seq, senderId: null, message: "" });
  });

  it("brings messages in the order of their numbers", async () => {
    const couple = await newAppCouple();
    const theirs = await follow(couple.ben, couple.matchId);
    const last = theirs.next("message", ({ seq }) => seq === 10);
    for (let turn = 1; turn <= 10; turn++) await say(couple.ada, `Turn ${turn}`, couple.matchId);
    await last;
    const numbers = theirs.frames.flatMap((frame) => (frame.type === "message" ? [frame.seq] : []));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("is no longer followed after unsubscribe, and is told of as a notification then", async () => {
    const theirs = await follow(ben);
    theirs.send({ type: "unsubscribe", matchId });
    theirs.send({ type: "unsubscribe", matchId: "never-followed" });
    const told = theirs.next("notification");
    // Frames are looked at in their order, so the answer to this one comes after the one before.
    await (await follow(ada)).settled(matchId);
    await say(ada, "Still there?");
    expect(await told).toMatchObject({
      matchId,
      senderId: null,
      notification: { kind: "message", matchId, partnerName: "Ada" },
    });
    expect(theirs.frames.filter(({ type }) => type === "message")).toEqual([]);
  });

  it("notifies nobody who follows it", async () => {
    const theirs = await follow(ben);
    const came = theirs.next("message");
    await say(ada, "Hello again");
    await came;
    await theirs.settled(matchId);
    expect(theirs.frames.filter(({ type }) => type === "notification")).toEqual([]);
  });

  it("tells of reading, to the partner and by number", async () => {
    const [mine, theirs] = [await follow(ada), await follow(ben)];
    const { seq } = await say(ada, "Read me");
    const read = mine.next("read");
    theirs.send({ type: "read", matchId, seq });
    expect(await read).toMatchObject({ matchId, senderId: ben.id, seq });
    const wrong = theirs.next("error");
    theirs.send({ type: "read", matchId, seq: seq + 1 });
    expect(await wrong).toMatchObject({ matchId });
  });

  it("tells the partner alone of typing, at a readable pace", async () => {
    const [mine, theirs] = [await follow(ada), await follow(ben)];
    const began = theirs.next("typing");
    for (let turn = 0; turn < 20; turn++) mine.send({ type: "typing", matchId });
    expect(await began).toMatchObject({ matchId, senderId: ada.id, isTyping: true });
    const ended = theirs.next("typing", ({ isTyping }) => !isTyping);
    mine.send({ type: "typing", matchId, isTyping: false });
    await ended;
    expect(theirs.frames.filter(({ type }) => type === "typing").length).toBeLessThanOrEqual(3);
    expect(mine.frames.filter(({ type }) => type === "typing")).toEqual([]);
  });

  it("tells whether the partner is here", async () => {
    const couple = await newAppCouple();
    const mine = await follow(couple.ada, couple.matchId);
    expect(await mine.first("presence")).toMatchObject({ senderId: couple.ben.id, isOnline: false });
    const came = mine.next("presence", ({ isOnline }) => isOnline);
    const theirs = await open(couple.ben);
    expect(await came).toMatchObject({ matchId: couple.matchId, senderId: couple.ben.id });
    const went = mine.next("presence", ({ isOnline }) => !isOnline);
    theirs.close();
    await went;
  });

  it("never passes on what was not stored: the original's message frame is a nudge", async () => {
    const [mine, theirs] = [await follow(ada), await follow(ben)];
    const createdAt = new Date().toISOString();
    mine.send({ type: "message", matchId, senderId: ada.id, message: "Call me: 555 0100", createdAt });
    await mine.settled(matchId);
    await theirs.settled(matchId);
    for (const { frames } of [mine, theirs]) expect(frames.filter(({ type }) => type === "message")).toEqual([]);
  });
});

describe("somebody else's conversation", () => {
  it.each(["subscribe", "typing", "read", "message"])("ends the connection with 4403 at %s", async (type) => {
    for (const id of [matchId, "no-such-match"]) {
      const socket = await open(stranger);
      const told = socket.next("error");
      socket.send({ type, matchId: id, seq: 1, senderId: stranger.id, message: "Hello" });
      expect(await told).toMatchObject({ matchId: id });
      expect(await socket.closed).toBe(4403);
    }
  });

  it("brings nothing of what was said", async () => {
    const socket = await open(stranger);
    socket.send({ type: "subscribe", matchId });
    await Promise.all([say(ada, "A secret"), socket.closed]);
    expect(JSON.stringify(socket.frames)).not.toContain("secret");
  });
});

describe("a match that ends", () => {
  it("is told to both and is then nobody's", async () => {
    const couple = await newAppCouple();
    const [mine, theirs] = [await follow(couple.ada, couple.matchId), await follow(couple.ben, couple.matchId)];
    const told = [mine.next("unmatched"), theirs.next("unmatched")];
    expect((await couple.ada.api.send("DELETE", `/api/matches/${couple.matchId}/unmatch`)).status).toBe(200);
    for (const one of told) expect(await one).toMatchObject({ matchId: couple.matchId, senderId: null });
    theirs.send({ type: "subscribe", matchId: couple.matchId });
    expect(await theirs.closed).toBe(4403);
  });
});

describe("a session that ends", () => {
  it("ends its own sockets at once, and no others", async () => {
    const member = await newAppMember();
    const [one, two] = [await open(member), await open(member)];
    const bystander = await follow(ada);
    await member.api.get("/api/logout");
    expect(await Promise.all([one.closed, two.closed])).toEqual([4401, 4401]);
    await bystander.settled(matchId);
    expect(await refusalOf({ Origin: app.origin, Cookie: member.cookie })).toMatchObject({ status: 401 });
  });
});

describe("what a connection may send", () => {
  it.each([
    ["no JSON", "hello"],
    ["no object", "[]"],
    ["an unknown type", '{"type":"shout","matchId":"x"}'],
    ["no match", '{"type":"subscribe"}'],
    ["an operator for a match", '{"type":"subscribe","matchId":{"$ne":""}}'],
    ["a broken number", JSON.stringify({ type: "read", matchId: "x", seq: -1 })],
    ["bytes", Buffer.from([1, 2, 3])],
  ])("is answered by an error when it is %s, and the third ends the connection", async (_what, bad) => {
    const socket = await open(ada);
    for (const turn of [1, 2]) {
      const told = socket.next("error");
      socket.socket.send(bad);
      expect(await told, `bad frame ${turn}`).toMatchObject({ matchId: null, senderId: null });
    }
    await socket.settled(matchId);
    socket.socket.send(bad);
    expect(await socket.closed).toBe(1008);
  });

  it("is at most 8 KiB", async () => {
    const socket = await open(ada);
    const frame = (bytes: number) => {
      const empty = JSON.stringify({ type: "message", matchId, message: "" });
      return JSON.stringify({ type: "message", matchId, message: "x".repeat(bytes - empty.length) });
    };
    socket.socket.send(frame(MAX_FRAME_BYTES));
    await socket.settled(matchId);
    socket.socket.send(frame(MAX_FRAME_BYTES + 1));
    expect(await socket.closed).toBe(1009);
  });

  it("must not come too fast", async () => {
    const socket = await open(ada);
    for (let turn = 0; turn < 3 * FRAME_BURST; turn++) socket.send({ type: "message", matchId });
    expect(await socket.closed).toBe(4429);
  });
});

describe("a gap in the connection", () => {
  it("is told by the number at the next subscription, and filled by the API", async () => {
    const couple = await newAppCouple();
    await say(couple.ada, "Before", couple.matchId);
    const first = await open(couple.ben);
    const { seq: seen } = await first.subscribe(couple.matchId);
    first.close();
    await first.closed;
    for (const message of ["One", "Two"]) await say(couple.ada, message, couple.matchId);
    const second = await open(couple.ben);
    expect(await second.subscribe(couple.matchId)).toMatchObject({ seq: 3 });
    const missed = await bodyOf(await couple.ben.api.get(`/api/chats/${couple.matchId}/messages?after=${seen}`));
    expect(missed).toMatchObject([
      { seq: 2, message: "One" },
      { seq: 3, message: "Two" },
    ]);
  });
});

describe("a process that ends", () => {
  it("ends its sockets with 1001 and is not held up by them, nor by one that does not answer", async () => {
    const own = await startOwnApp();
    const [live, deaf] = [
      await LiveSocket.open(ada.cookie, { origin: own.origin }),
      await LiveSocket.open(ada.cookie, { origin: own.origin }),
    ];
    deaf.socket.pause();
    const started = performance.now();
    const [code] = await Promise.all([own.stop(), live.closed.then((reason) => expect(reason).toBe(1001))]);
    expect(code).toBe(0);
    expect(performance.now() - started).toBeLessThan(4_500);
    deaf.close();
  });

  it("keeps what it acknowledged when it is killed among many sends, and charges for that alone", async () => {
    const couple = await newAppCouple();
    const own = await startOwnApp();
    const sender = new ApiClient(own.origin, couple.ada.cookie);
    const acknowledged: MessageView[] = [];
    const sends = Array.from({ length: 12 }, async () => {
      const clientId = randomUUID();
      const path = `/api/chats/${couple.matchId}/message`;
      const answer = await sender.post(path, { message: `Message ${clientId}`, clientId }).catch(() => null);
      if (answer?.ok) acknowledged.push((await bodyOf(answer)) as MessageView);
    });
    await Promise.race(sends);
    await own.stop("SIGKILL");
    await Promise.allSettled(sends);
    // The next process finishes at its start what is old enough; here it is told not to wait.
    await settleOutboxes(0);
    const stored = (await bodyOf(await couple.ben.api.get(`/api/chats/${couple.matchId}/messages`))) as MessageView[];
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
    expect(await bodyOf(await couple.ada.api.get("/api/auth/user"))).toMatchObject({ chatCredits: 15 - stored.length });
  });
});
