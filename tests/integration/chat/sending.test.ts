import { describe, expect, it } from "vitest";
import type { Member } from "~/features/account/member";
import { listMessagesOf } from "~/features/chat/read.server";
import { sendMessage } from "~/features/chat/write.server";
import { Message } from "~models/message";
import { User } from "~models/user";
import { useDatabase } from "../../setup/database";
import { match, memberOf, newCouple, newMember } from "./couple";

useDatabase();

const creditsOf = async (member: Member) => (await memberOf(member.id)).chatCredits;
const outboxOf = async (member: Member) => (await User.findById(member.id).lean())?.outbox ?? [];
const numbersOf = async (member: Member, matchId: string) =>
  (await listMessagesOf(member, matchId, { limit: 200 }))?.map(({ seq }) => seq);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("sending", () => {
  it("stores exactly as many messages as there are credits, however many are sent at once", async () => {
    const { ada, matchId } = await newCouple({ chatCredits: 15 });
    const sent = await Promise.all(oneTo(40).map((turn) => sendMessage(ada, matchId, { message: `Message ${turn}` })));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(15);
    expect(sent.filter((one) => !one.ok && one.reason === "no-credits")).toHaveLength(25);
    expect(await numbersOf(ada, matchId)).toEqual(oneTo(15));
    expect(await Message.countDocuments({ matchId })).toBe(15);
    expect(await creditsOf(ada)).toBe(0);
    expect(await outboxOf(ada)).toEqual([]);
  });

  it.each([{ chatCredits: 15 }, { chatCredits: 1 }])(
    "stores and charges one act of sending once, however often it is sent at once: %o",
    async (plan) => {
      const { ada, matchId } = await newCouple(plan);
      const again = () => sendMessage(ada, matchId, { message: "Good morning", clientId: "morning" });
      const sent = await Promise.all(oneTo(20).map(again));
      sent.push(await again());
      expect(new Set(sent.map((one) => one.ok && one.message.id))).toEqual(new Set([`${matchId}:1`]));
      expect(await Message.countDocuments({ matchId })).toBe(1);
      expect(await creditsOf(ada)).toBe(plan.chatCredits - 1);
      expect(await outboxOf(ada)).toEqual([]);
    },
  );

  it("says what is left, and never charges platinum", async () => {
    const { ada, ben, matchId } = await newCouple({ chatCredits: 2, membershipTier: "platinum" });
    expect(await sendMessage(ada, matchId, { message: "Hello" })).toMatchObject({ ok: true, creditsLeft: null });
    expect(await creditsOf(ada)).toBe(2);
    expect(await sendMessage(ben, matchId, { message: "Hello" })).toMatchObject({ ok: true, creditsLeft: 14 });
  });

  it("keeps the numbers of two who write at the same moment dense and in the order of storing", async () => {
    const [ada, ben] = [await newMember("Ada", { chatCredits: 99 }), await newMember("Ben", { chatCredits: 99 })];
    const matchId = await match(ada, ben);
    const sent = await Promise.all(
      oneTo(60).map((turn) => sendMessage(turn % 2 === 0 ? ada : ben, matchId, { message: `Turn ${turn}` })),
    );
    const numbers = sent.map((one) => (one.ok ? one.message.seq : 0)).sort((one, other) => one - other);
    expect(numbers).toEqual(oneTo(60));
    expect(await numbersOf(ben, matchId)).toEqual(oneTo(60));
    expect([await creditsOf(ada), await creditsOf(ben)]).toEqual([69, 69]);
  });

  it("refuses what cannot be sent, and charges nothing", async () => {
    const { ada, matchId } = await newCouple({ chatCredits: 3 });
    const stranger = await newMember("Cleo");
    const longest = "x".repeat(2_000);
    const refused: [Member, string, string, string][] = [
      [ada, matchId, " \n\t ", "empty"],
      [ada, matchId, "\u200b\u200d", "empty"],
      [ada, matchId, `${longest}x`, "too-long"],
      [stranger, matchId, "Hello", "not-found"],
      [ada, "no-such-match", "Hello", "not-found"],
    ];
    for (const [member, id, message, reason] of refused) {
      expect(await sendMessage(member, id, { message })).toEqual({ ok: false, reason });
    }
    expect(await creditsOf(ada)).toBe(3);
    expect(await sendMessage(ada, matchId, { message: `  ${longest}\r\n` })).toMatchObject({
      ok: true,
      message: { message: longest, seq: 1, matchId, senderId: ada.id.toString() },
    });
  });
});
