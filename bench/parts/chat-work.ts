import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import mongoose, { Types } from "mongoose";
import { WebSocket, WebSocketServer } from "ws";
import type { Member } from "~/features/account/member";
import { findMember } from "~/features/account/read.server";
import { listMessagesOf } from "~/features/chat/read.server";
import { sendMessage } from "~/features/chat/write.server";
import { connectDatabase, disconnectDatabase } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { startSession } from "~/platform/session.server";
import { announce } from "~/realtime/events.server";
import { attachSockets } from "~/realtime/hub.server";
import { parseJson, ServerFrameSchema } from "~/realtime/protocol";
import { Message, messageIdOf } from "~models/message";
import { Pair, pairIdOf } from "~models/pair";
import { recordLike } from "~models/pair-decisions";
import { upsertSignedInUser, User } from "~models/user";
import { median, progress, round } from "./report";

const REPETITIONS = 7;
const SENDS = 30;
const READS = 20;
const LONG = 10_000;
const SHORT = 100;
const TEXT = "I found the small bakery that you wrote about. The lemon cake is every bit as good as you said.";

/** Milliseconds of one turn, as the median of several. */
async function timeOf(work: () => Promise<unknown>, turns: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Runs the ways in turn, so that a busy moment of the machine touches all; the first repetition warms up. */
async function sideBySide<Way extends string>(ways: Record<Way, () => Promise<unknown>>, turns: number) {
  const names = Object.keys(ways) as Way[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Way, number[]>;
  for (let repetition = 0; repetition <= REPETITIONS; repetition++) {
    for (const name of names) {
      const time = await timeOf(ways[name], turns);
      if (repetition > 0) times[name].push(time);
    }
  }
  return {
    milliseconds: (way: Way) => round(median(times[way])),
    ratio: (way: Way, reference: Way) =>
      round(median(times[way].map((time, index) => time / (times[reference][index] ?? Number.NaN)))),
  };
}

async function newMember(firstName: string): Promise<Member> {
  const person = { issuer: "bench", subject: firstName, email: `${firstName.toLowerCase()}@fidelio.example` };
  const id = await upsertSignedInUser({ ...person, emailVerified: true, firstName, lastName: "" }, new Date());
  // Silver, so that each send is charged.
  await User.updateOne({ _id: id }, { $set: { chatCredits: 1_000_000 } });
  const member = await findMember(id);
  if (member === null) throw new Error("The member is gone");
  return member;
}

async function match(one: Pick<Member, "id">, other: Pick<Member, "id">): Promise<string> {
  const like = { now: new Date(), compatibility: 80 };
  await recordLike(one.id, other.id, like);
  await recordLike(other.id, one.id, like);
  return pairIdOf(one.id, other.id);
}

/** A conversation of so many messages, as sending leaves it. */
async function fill(me: Member, length: number): Promise<string> {
  const partner = new Types.ObjectId();
  const matchId = await match(me, { id: partner });
  for (let from = 1; from <= length; from += 1_000) {
    const count = Math.min(1_000, length - from + 1);
    const messages = Array.from({ length: count }, (_, index) => {
      const seq = from + index;
      const ids = { _id: messageIdOf(matchId, seq), matchId, seq, clientId: `c${seq}`, chargeId: `c${seq}` };
      return { ...ids, senderId: partner, text: TEXT, createdAt: new Date() };
    });
    await Message.insertMany(messages, { ordered: false });
  }
  await Pair.updateOne({ _id: matchId }, { $set: { lastSeq: length } });
  return matchId;
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // Listening on a port, the address is no pipe's name.
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`;
}

/** Measures the three and gives the ratios with their medians. Ends with the database as it was left by the work. */
export async function measureChat(uri: string) {
  await connectDatabase(uri);
  const [ada, ben] = [await newMember("Ada"), await newMember("Ben")];
  const matchId = await match(ada, ben);

  progress("sending, beside a bare insert");
  const bare = mongoose.connection.collection<{ _id: Types.ObjectId; text: string }>("bench_bare");
  await bare.insertOne({ _id: new Types.ObjectId(), text: TEXT });
  const send = async () => {
    const sent = await sendMessage(ada, matchId, { message: TEXT });
    if (!sent.ok) throw new Error(sent.reason);
  };
  const insert = () => bare.insertOne({ _id: new Types.ObjectId(), text: TEXT });
  const sending = await sideBySide({ send, insert }, SENDS);

  progress("delivering over /ws, beside a bare echo");
  const server = createServer();
  const hub = attachSockets(server);
  const cookie = (await startSession(ben.id, "bench")).split(";", 1)[0] ?? "";
  const partner = new WebSocket(await listen(server), { headers: { Cookie: cookie, Origin: env().APP_ORIGIN } });
  await once(partner, "open");
  const frames = (type: string) =>
    new Promise<void>((resolve) => {
      const receive = (data: Buffer) => {
        if (ServerFrameSchema.parse(parseJson(data.toString())).type !== type) return;
        partner.off("message", receive);
        resolve();
      };
      partner.on("message", receive);
    });
  const subscribed = frames("subscribed");
  partner.send(JSON.stringify({ type: "subscribe", matchId }));
  await subscribed;

  const echoServer = createServer();
  const echoSockets = new WebSocketServer({ server: echoServer });
  echoSockets.on("connection", (socket) => socket.on("message", (data: Buffer) => socket.send(data.toString())));
  const echoing = new WebSocket(await listen(echoServer));
  await once(echoing, "open");
  const message = { id: "1", seq: 1, senderId: ada.id.toString(), message: TEXT, matchId };
  const frame = JSON.stringify({ type: "message", ...message, createdAt: new Date().toISOString() });
  const echo = async () => {
    const back = once(echoing, "message");
    echoing.send(frame);
    await back;
  };
  const members = [ada.id.toString(), ben.id.toString()];
  const deliver = async () => {
    const received = frames("message");
    await announce({ kind: "message", members, message: { ...message, createdAt: new Date().toISOString() } });
    await received;
  };
  const sendAndDeliver = async () => {
    const received = frames("message");
    await send();
    await received;
  };
  const delivery = await sideBySide({ deliver, sendAndDeliver, echo }, SENDS);
  partner.terminate();
  echoing.terminate();
  hub.close();
  server.close();
  echoServer.close();

  progress(`reading the newest 50 of ${LONG} messages, beside those of ${SHORT}`);
  const [long, short] = [await fill(ada, LONG), await fill(ada, SHORT)];
  const read = (id: string) => async () => {
    if ((await listMessagesOf(ada, id))?.length !== 50) throw new Error("not fifty messages");
  };
  const reading = await sideBySide({ long: read(long), short: read(short) }, READS);
  await disconnectDatabase();

  return {
    repetitions: REPETITIONS,
    clock: "elapsed time",
    ratios: {
      sendToBareInsert: sending.ratio("send", "insert"),
      deliveryToBareEcho: delivery.ratio("deliver", "echo"),
      sendUntilReceivedToBareEcho: delivery.ratio("sendAndDeliver", "echo"),
      readNewestOfLongToShort: reading.ratio("long", "short"),
    },
    medians: {
      sendMilliseconds: sending.milliseconds("send"),
      bareInsertMilliseconds: sending.milliseconds("insert"),
      deliveryMilliseconds: delivery.milliseconds("deliver"),
      sendUntilReceivedMilliseconds: delivery.milliseconds("sendAndDeliver"),
      bareEchoMilliseconds: delivery.milliseconds("echo"),
      readNewestOfLongMilliseconds: reading.milliseconds("long"),
      readNewestOfShortMilliseconds: reading.milliseconds("short"),
    },
  };
}
