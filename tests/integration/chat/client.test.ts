import { afterEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { SocketClient, type Surroundings } from "~/realtime/socket-client";
import type { MessageView } from "~/realtime/protocol";
import { useApp } from "../../setup/app-server";
import { bodyOf } from "../api/client";
import { type AppMember, newAppCouple, newAppMember, useAppDatabase } from "./app-couple";

useAppDatabase();

const app = useApp();

/** The browser's client as one member, over real sockets that the test can cut. */
function clientOf(member: AppMember) {
  const sockets: WebSocket[] = [];
  let signedOut = 0;
  const surroundings: Surroundings = {
    connect: ({ onOpen, onText, onClose }) => {
      const headers = { Cookie: member.cookie, Origin: app.origin };
      const socket = new WebSocket(`${app.origin.replace(/^http/, "ws")}/ws`, { headers });
      sockets.push(socket);
      socket.on("open", onOpen);
      socket.on("message", (data: Buffer) => onText(data.toString()));
      socket.on("error", () => undefined);
      socket.on("close", onClose);
      return socket;
    },
    listAfter: async (matchId, after) => {
      const answer = await member.api.get(`/api/chats/${matchId}/messages?after=${after}&limit=3`);
      return answer.status === 404 ? null : ((await bodyOf(answer)) as MessageView[]);
    },
    isSignedIn: async () => (await member.api.get("/api/auth/user")).status !== 401,
    onSignedOut: () => (signedOut += 1),
    random: () => 0,
  };
  const client = new SocketClient(surroundings);
  return { client, sockets, signedOut: () => signedOut, cut: () => sockets.at(-1)?.terminate() };
}

/** What one screen hears. */
function screen() {
  const heard = { numbers: [] as number[], live: [] as boolean[], typing: [] as boolean[], unmatched: 0 };
  return {
    heard,
    handlers: {
      onMessages: (messages: MessageView[]) => void heard.numbers.push(...messages.map(({ seq }) => seq)),
      onLive: (isLive: boolean) => void heard.live.push(isLive),
      onTyping: (isTyping: boolean) => void heard.typing.push(isTyping),
      onUnmatched: () => void (heard.unmatched += 1),
    },
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const say = (member: AppMember, id: string, count: number) =>
  Array.from({ length: count }, (_, turn) => turn).reduce(
    (before, turn) =>
      before.then(async () => void (await member.api.post(`/api/chats/${id}/message`, { message: `Turn ${turn}` }))),
    Promise.resolve(),
  );
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 20_000, interval: 20 });

describe("the live client", () => {
  it("gives each message once and in order, over losses of the connection", async () => {
    const { ada, ben, matchId } = await newAppCouple();
    await say(ada, matchId, 2);
    const { client, sockets, cut } = clientOf(ben);
    const { heard, handlers } = screen();
    stops.push(client.follow(matchId, 1, handlers).stop);
    await eventually(() => heard.numbers).toEqual([2]);
    expect(heard.live).toEqual([false, true]);
    cut();
    await say(ada, matchId, 8);
    await eventually(() => heard.numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    cut();
    await eventually(() => sockets.length).toBe(3);
    await eventually(() => heard.live).toEqual([false, true, false, true, false, true]);
    await say(ben, matchId, 1);
    await eventually(() => heard.numbers.at(-1)).toBe(11);
    expect(heard.numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("serves two screens that know different things of one conversation, over one connection", async () => {
    const { ada, ben, matchId } = await newAppCouple();
    await say(ada, matchId, 3);
    const { client, sockets } = clientOf(ben);
    const [one, two] = [screen(), screen()];
    stops.push(client.follow(matchId, 3, one.handlers).stop);
    await eventually(() => one.heard.live.at(-1)).toBe(true);
    const follow = client.follow(matchId, 1, two.handlers);
    await eventually(() => two.heard.numbers).toEqual([2, 3]);
    follow.stop();
    await say(ada, matchId, 1);
    await eventually(() => one.heard.numbers).toEqual([4]);
    expect(two.heard.numbers).toEqual([2, 3]);
    expect(sockets).toHaveLength(1);
  });

  it("carries typing to the partner", async () => {
    const { ada, ben, matchId } = await newAppCouple();
    const [mine, theirs] = [clientOf(ada), clientOf(ben)];
    const [at, other] = [screen(), screen()];
    const controls = mine.client.follow(matchId, 0, at.handlers);
    stops.push(controls.stop, theirs.client.follow(matchId, 0, other.handlers).stop);
    await eventually(() => [at.heard.live.at(-1), other.heard.live.at(-1)]).toEqual([true, true]);
    for (let key = 0; key < 50; key++) controls.typing(true);
    await eventually(() => other.heard.typing).toEqual([true]);
    controls.typing(false);
    await eventually(() => other.heard.typing).toEqual([true, false]);
    expect(at.heard.typing).toEqual([]);
  });

  it("gives up a conversation that is not the member's and keeps the others", async () => {
    const { ada, ben, matchId } = await newAppCouple();
    const { client } = clientOf(ben);
    const [own, foreign] = [screen(), screen()];
    stops.push(client.follow(matchId, 0, own.handlers).stop, client.follow("not-mine", 0, foreign.handlers).stop);
    await eventually(() => foreign.heard.unmatched).toBe(1);
    await say(ada, matchId, 1);
    await eventually(() => own.heard.numbers).toEqual([1]);
    expect(own.heard.unmatched).toBe(0);
  });

  it("tells of the end of a match, and of what happens elsewhere", async () => {
    const { ada, ben, matchId } = await newAppCouple();
    const { client } = clientOf(ben);
    const at = screen();
    const notified: unknown[] = [];
    const ended: string[] = [];
    stops.push(client.onNotification((one) => notified.push(one)));
    stops.push(client.onUnmatched((id) => ended.push(id)));
    const controls = client.follow(matchId, 0, at.handlers);
    await eventually(() => at.heard.live.at(-1)).toBe(true);
    controls.stop();
    await eventually(async () => {
      await say(ada, matchId, 1);
      return notified[0];
    }).toEqual({ kind: "message", matchId, partnerName: "Ada" });
    await ada.api.send("DELETE", `/api/matches/${matchId}/unmatch`);
    await eventually(() => ended).toEqual([matchId]);
  });

  it("does not try again once the session has ended, whether it hears so or is refused", async () => {
    const member = await newAppMember();
    const { client, sockets, signedOut } = clientOf(member);
    stops.push(client.onNotification(() => undefined));
    await eventually(() => sockets[0]?.readyState).toBe(WebSocket.OPEN);
    await member.api.get("/api/logout");
    await eventually(signedOut).toBe(1);
    const late = clientOf(member);
    stops.push(late.client.onNotification(() => undefined));
    await eventually(late.signedOut).toBe(1);
    client.wake();
    late.client.wake();
    expect([sockets.length, late.sockets.length]).toEqual([1, 1]);
  });

  it("ends the connection when nobody listens any more", async () => {
    const { client, sockets } = clientOf(await newAppMember());
    const stop = client.onNotification(() => undefined);
    await eventually(() => sockets[0]?.readyState).toBe(WebSocket.OPEN);
    stop();
    await eventually(() => sockets[0]?.readyState).toBe(WebSocket.CLOSED);
    expect(sockets).toHaveLength(1);
  });
});
