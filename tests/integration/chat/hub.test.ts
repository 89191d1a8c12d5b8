import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "~/features/account/member";
import { sendMessage } from "~/features/chat/write.server";
import { blockMember } from "~/features/moderation/write.server";
import { env } from "~/platform/env.server";
import { endAllSessions, startSession } from "~/platform/session.server";
import { announce } from "~/realtime/events.server";
import { attachSockets, type Hub } from "~/realtime/hub.server";
import { Session } from "~models/session";
import { useDatabase } from "../../setup/database";
import { match, newCouple, newMember } from "./couple";
import { LiveSocket } from "./live-socket";

useDatabase();

/** A hub with a quick heart, in this process. */
const HEARTBEAT_MS = 200;
let server: Server;
let hub: Hub;
let origin: string;
beforeAll(async () => {
  server = createServer();
  hub = attachSockets(server, { heartbeatMs: HEARTBEAT_MS });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Listening on a port, the address is no pipe's name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  hub.close();
  await new Promise((resolve) => server.close(resolve));
});

const cookieOf = async (member: Member) => (await startSession(member.id, "token")).split(";", 1)[0] ?? "";
const headersFor = async (member: Member) => ({ Cookie: await cookieOf(member), Origin: env().APP_ORIGIN });
const open = async (member: Member, options: { autoPong?: boolean } = {}) =>
  LiveSocket.open("", { origin, headers: await headersFor(member), ...options });
async function follow(member: Member, matchId: string) {
  const socket = await open(member);
  await socket.subscribe(matchId);
  return socket;
}

describe("the heartbeat", () => {
  it("ends with 4408 what gives no sign of life, and keeps what does", async () => {
    const { ada, ben, matchId } = await newCouple();
    const [alive, silent] = [await follow(ada, matchId), await open(ben, { autoPong: false })];
    expect(await silent.closed).toBe(4408);
    await alive.settled(matchId);
    alive.close();
  });

  it("ends with 4401 what a session has left behind without telling: expired, or ended elsewhere", async () => {
    const { ada, ben, matchId } = await newCouple();
    const [mine, theirs] = [await follow(ada, matchId), await follow(ben, matchId)];
    await Session.updateMany({ userId: ada.id }, { $set: { expiresAt: new Date(0) } });
    expect(await mine.closed).toBe(4401);
    await theirs.settled(matchId);
    await endAllSessions(ben.id);
    expect(await theirs.closed).toBe(4401);
  });
});

describe("all sessions of a member that end", () => {
  it("end all of the member's sockets with 4401 at once", async () => {
    const member = await newMember("Ada");
    const sockets = [await open(member), await open(member)];
    await announce({ kind: "sessions-ended", memberId: member.id.toString() });
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
  });
});

describe("a block", () => {
  it("is told as the end of the match, to whoever is connected, and ends what is said", async () => {
    const { ada, ben, matchId } = await newCouple();
    const [mine, theirs] = [await open(ada), await follow(ben, matchId)];
    const told = [mine.next("unmatched"), theirs.next("unmatched")];
    await blockMember(ada, ben.id.toString());
    for (const one of told) expect(await one).toMatchObject({ matchId, senderId: null });
    expect(await sendMessage(ben, matchId, { message: "Wait" })).toEqual({ ok: false, reason: "not-found" });
    theirs.send({ type: "typing", matchId });
    expect(await theirs.closed).toBe(4403);
    mine.close();
  });

  it("where there was no match is told to nobody", async () => {
    const { ada, ben, matchId } = await newCouple();
    const cleo = await newMember("Cleo");
    const theirs = await follow(ben, matchId);
    await blockMember(cleo, ben.id.toString());
    await theirs.settled(matchId);
    expect(theirs.frames.filter(({ type }) => type === "unmatched")).toEqual([]);
    theirs.close();
    expect(await sendMessage(ada, matchId, { message: "Hello" })).toMatchObject({ ok: true });
  });
});

describe("one connection", () => {
  it("follows fifty conversations and no more", async () => {
    const me = await newMember("Ada");
    const partners = Array.from({ length: 51 }, () => ({ id: new Types.ObjectId() }));
    const matches: string[] = [];
    for (const partner of partners) matches.push(await match(me, partner));
    const socket = await open(me);
    for (const matchId of matches.slice(0, 49)) socket.send({ type: "subscribe", matchId });
    await socket.next("presence", ({ matchId }) => matchId === matches[48]);
    await socket.subscribe(matches[49] ?? "");
    const told = socket.next("error");
    socket.send({ type: "subscribe", matchId: matches[50] ?? "" });
    expect(await told).toMatchObject({ matchId: matches[50] });
    await socket.subscribe(matches[0] ?? "");
    socket.close();
  });
});
