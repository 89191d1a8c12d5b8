import { describe, expect, it } from "vitest";
import type { Member } from "~/features/account/member";
import { deliver, removeEndedConversations, settleOutboxes } from "~/features/chat/deliver.server";
import { listConversations, listMessagesOf } from "~/features/chat/read.server";
import { sendMessage } from "~/features/chat/write.server";
import { unmatch } from "~/features/matches/write.server";
import { onEvent, type RealtimeEvent } from "~/realtime/events.server";
import { Message, storeMessage } from "~models/message";
import { chargeForMessage } from "~models/outbox";
import { advanceConversation } from "~models/conversation-head";
import { findMatch, Pair } from "~models/pair";
import { endMatch } from "~models/pair-end";
import { User, type OutboxEntry } from "~models/user";
import { useDatabase } from "../../setup/database";
import { memberOf, newCouple } from "./couple";

useDatabase();

const sending = { message: "Shall we meet on Sunday?", clientId: "sunday" };

/** The four steps of a delivery; a kill leaves what those before it have written. */
async function charge(me: Member, matchId: string): Promise<OutboxEntry> {
  const { message: text, clientId } = sending;
  const charged = await chargeForMessage(me.id, { matchId, clientId, text }, new Date());
  if (charged.outcome !== "charged") throw new Error(charged.outcome);
  return charged.entry;
}
const store = async (me: Member, { matchId, clientId, chargeId, text }: OutboxEntry) =>
  (await storeMessage({ matchId, clientId, chargeId, text, senderId: me.id, createdAt: new Date() }, 0)).stored;

type Killed = (me: Member, matchId: string) => Promise<unknown>;
const afterCharging: Killed = charge;
const afterStoring: Killed = async (me, matchId) => store(me, await charge(me, matchId));
const afterAdvancing: Killed = async (me, matchId) =>
  advanceConversation(matchId, await store(me, await charge(me, matchId)));
const kills: [string, Killed][] = [
  ["charging and storing", afterCharging],
  ["storing and the conversation's head", afterStoring],
  ["the conversation's head and the end", afterAdvancing],
];

type Recovery = (me: Member, matchId: string) => Promise<unknown>;
const reconciler: Recovery = () => settleOutboxes(0);
const retry: Recovery = async (me, matchId) =>
  expect(await sendMessage(me, matchId, sending)).toMatchObject({ ok: true, message: { seq: 1 }, creditsLeft: 4 });
const recoveries: [string, Recovery][] = [
  ["the reconciler", reconciler],
  ["the client's retry", retry],
  ["both at the same moment", (me, matchId) => Promise.all([reconciler(me, matchId), retry(me, matchId)])],
  [
    "several reconcilers and retries",
    (me, matchId) => Promise.all([retry, reconciler, reconciler, retry, retry].map((one) => one(me, matchId))),
  ],
];

async function expectSettled(me: Member, credits: number) {
  expect((await memberOf(me.id)).chatCredits).toBe(credits);
  expect((await User.findById(me.id).lean())?.outbox).toEqual([]);
}

describe.each(kills)("a kill between %s", (_between, kill) => {
  it.each(recoveries)("loses nothing and charges once: %s", async (_by, recover) => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 5 });
    await kill(ada, matchId);
    await recover(ada, matchId);
    await expectSettled(ada, 4);
    expect(await listMessagesOf(ben, matchId)).toMatchObject([{ seq: 1, message: sending.message }]);
    expect(await listConversations(ben)).toMatchObject([{ lastMessage: sending.message, unreadCount: 1 }]);
    await reconciler(ada, matchId);
    await retry(ada, matchId);
    expect(await Message.countDocuments({ matchId })).toBe(1);
    await expectSettled(ada, 4);
  });

  it("is made good before the next message takes its number", async () => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 5 });
    await kill(ada, matchId);
    await sendMessage(ben, matchId, { message: "Are you there?" });
    await reconciler(ada, matchId);
    const seen = await listMessagesOf(ben, matchId);
    expect(seen?.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(new Set(seen?.map(({ message }) => message))).toEqual(new Set([sending.message, "Are you there?"]));
    await expectSettled(ada, 4);
  });

  it.each([
    ["the reconciler", reconciler],
    ["the client's retry", (me: Member, matchId: string) => sendMessage(me, matchId, sending)],
  ])("gives the credit back when the match has ended meanwhile: %s", async (_by, recover) => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 5 });
    await kill(ada, matchId);
    await endMatch(matchId, ben.id, new Date());
    await recover(ada, matchId);
    await settleOutboxes(0);
    await removeEndedConversations();
    expect(await Message.countDocuments({ matchId })).toBe(0);
    await expectSettled(ada, 5);
  });

  it("is told to the partner once it is made good", async () => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 5 });
    await kill(ada, matchId);
    const told: RealtimeEvent[] = [];
    const stop = onEvent((event) => told.push(event));
    await settleOutboxes(0);
    stop();
    const members = expect.arrayContaining([ada.id.toString(), ben.id.toString()]);
    expect(told).toContainEqual(expect.objectContaining({ kind: "message", members }));
  });
});

describe("a kill of the slower of two that send the same", () => {
  it("gives back what the slower one was charged", async () => {
    const { ada, matchId } = await newCouple({ chatCredits: 5 });
    // The faster one is through before the slower one charges: two charges, one message.
    expect(await sendMessage(ada, matchId, sending)).toMatchObject({ ok: true });
    await charge(ada, matchId);
    expect((await memberOf(ada.id)).chatCredits).toBe(3);
    await settleOutboxes(0);
    await expectSettled(ada, 4);
    expect(await Message.countDocuments({ matchId })).toBe(1);
  });
});

describe("charging", () => {
  it("takes one credit for one act of sending, however often it is asked at once", async () => {
    const { ada, matchId } = await newCouple({ chatCredits: 5 });
    const act = { matchId, clientId: "sunday", text: "Shall we?" };
    const charges = await Promise.all(Array.from({ length: 20 }, () => chargeForMessage(ada.id, act, new Date())));
    expect(charges.filter(({ outcome }) => outcome === "charged")).toHaveLength(1);
    expect(charges.filter(({ outcome }) => outcome === "already-charged")).toHaveLength(19);
    expect(new Set(charges.map((one) => one.outcome !== "no-credits" && one.entry.chargeId)).size).toBe(1);
    await settleOutboxes(0);
    await expectSettled(ada, 4);
  });
});

describe("a match that ended, with all that was said, before a slow request stores", () => {
  it("gets no stray message, and the credit is back", async () => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 5 });
    const asItWas = await findMatch(matchId, ada.id);
    const entry = await charge(ada, matchId);
    expect(await unmatch(ben, matchId)).toBe(true);
    expect(await deliver(ada, entry, asItWas)).toBeNull();
    expect(await Message.countDocuments({ matchId })).toBe(0);
    await expectSettled(ada, 5);
  });
});

describe("the reconciler", () => {
  it("leaves alone what is under way", async () => {
    const { ada, matchId } = await newCouple({ chatCredits: 5 });
    await charge(ada, matchId);
    expect(await settleOutboxes()).toBe(0);
    expect(await settleOutboxes(0)).toBe(1);
  });

  it("keeps the order in which a member sent", async () => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 5 });
    const texts = ["One", "Two", "Three"];
    for (const text of texts) await chargeForMessage(ada.id, { matchId, clientId: text, text }, new Date());
    await settleOutboxes(0);
    expect((await listMessagesOf(ben, matchId))?.map(({ message }) => message)).toEqual(texts);
  });
});

describe("a kill between the end of a match and the removal of its conversation", () => {
  it("is finished afterwards, once", async () => {
    const { ada, ben, matchId } = await newCouple();
    for (const message of ["One", "Two"]) await sendMessage(ben, matchId, { message });
    await endMatch(matchId, ada.id, new Date());
    expect(await Message.countDocuments({ matchId })).toBe(2);
    expect(await listMessagesOf(ben, matchId)).toBeNull();
    expect(await removeEndedConversations()).toBeGreaterThanOrEqual(1);
    expect(await Message.countDocuments({ matchId })).toBe(0);
    expect(await Pair.findById(matchId).lean()).not.toHaveProperty("removalPending");
    expect(await removeEndedConversations()).toBe(0);
  });
});

describe("an unmatch while messages are on their way", () => {
  it("leaves no message, and every credit is either spent on what was answered or back", async () => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 30 });
    const sends = Array.from({ length: 20 }, (_, turn) => sendMessage(ada, matchId, { message: `Turn ${turn}` }));
    await sends[3];
    await endMatch(matchId, ben.id, new Date());
    const sent = await Promise.all(sends);
    await removeEndedConversations();
    expect(await Message.countDocuments({ matchId })).toBe(0);
    await expectSettled(ada, 30 - sent.filter(({ ok }) => ok).length);
  });
});
