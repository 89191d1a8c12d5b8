import { describe, expect, it } from "vitest";
import {
  countUnreadConversations,
  getConversation,
  listConversations,
  listMessagesOf,
} from "~/features/chat/read.server";
import { markConversationRead, sendMessage } from "~/features/chat/write.server";
import { unmatch } from "~/features/matches/write.server";
import { useDatabase } from "../../setup/database";
import { match, newCouple, newMember } from "./couple";

useDatabase();

describe("the list of conversations", () => {
  it("tells of each partner and the last message, the newest activity first", async () => {
    const { ada, ben, matchId } = await newCouple();
    const cleo = await newMember("Cleo");
    const silent = await match(ada, cleo, 91);
    await sendMessage(ben, matchId, { message: "First" });
    await sendMessage(ben, matchId, { message: "Second" });
    const [first, second, ...others] = await listConversations(ada);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      matchId,
      partnerId: ben.id.toString(),
      partnerName: "Ben",
      partnerProfileImage: null,
      partnerMembershipTier: null,
      partnerVerified: false,
      lastMessage: "Second",
      lastMessageSenderId: ben.id.toString(),
      lastMessageTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      compatibilityScore: 72,
      unreadCount: 2,
      lastSeq: 2,
      partnerReadSeq: 2,
    });
    expect(second).toMatchObject({ matchId: silent, lastMessage: null, lastMessageTime: null, compatibilityScore: 91 });
    await sendMessage(cleo, silent, { message: "Hello" });
    expect((await listConversations(ada)).map((one) => one.matchId)).toEqual([silent, matchId]);
  });

  it("holds nothing of a match that has ended, nor of other people's", async () => {
    const { ada, ben, matchId } = await newCouple();
    const cleo = await newMember("Cleo");
    await sendMessage(ben, matchId, { message: "Hello" });
    expect(await getConversation(cleo, matchId)).toBeNull();
    expect(await listMessagesOf(cleo, matchId)).toBeNull();
    expect(await unmatch(ben, matchId)).toBe(true);
    expect(await listConversations(ada)).toEqual([]);
    expect(await getConversation(ada, matchId)).toBeNull();
    expect(await listMessagesOf(ada, matchId)).toBeNull();
    expect(await countUnreadConversations(ada)).toBe(0);
  });
});

describe("what is unread", () => {
  it("is what the partner wrote since the member last read or wrote", async () => {
    const { ada, ben, matchId } = await newCouple();
    const unread = async () => [
      (await getConversation(ada, matchId))?.unreadCount,
      await countUnreadConversations(ada),
    ];
    expect(await unread()).toEqual([0, 0]);
    for (const message of ["One", "Two", "Three"]) await sendMessage(ben, matchId, { message });
    expect(await unread()).toEqual([3, 1]);
    expect(await markConversationRead(ada, matchId, 2)).toEqual({ ok: true });
    expect(await unread()).toEqual([1, 1]);
    expect(await markConversationRead(ada, matchId, 1)).toEqual({ ok: true });
    expect(await unread()).toEqual([1, 1]);
    expect(await markConversationRead(ada, matchId, 4)).toEqual({ ok: false, reason: "no-such-message" });
    expect(await markConversationRead(await newMember("Cleo"), matchId, 3)).toEqual({ ok: false, reason: "not-found" });
    await sendMessage(ada, matchId, { message: "An answer" });
    expect(await unread()).toEqual([0, 0]);
    expect(await getConversation(ben, matchId)).toMatchObject({ unreadCount: 1, partnerReadSeq: 4 });
  });
});

describe("the messages of a conversation", () => {
  it("are listed oldest first, by exclusive numbers", async () => {
    const { ada, ben, matchId } = await newCouple();
    for (let turn = 1; turn <= 7; turn++) await sendMessage(ben, matchId, { message: `Turn ${turn}` });
    const listed = async (wanted?: Parameters<typeof listMessagesOf>[2]) =>
      (await listMessagesOf(ada, matchId, wanted))?.map(({ seq }) => seq);
    expect(await listed()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await listed({ limit: 3 })).toEqual([5, 6, 7]);
    expect(await listed({ before: 5, limit: 2 })).toEqual([3, 4]);
    expect(await listed({ after: 2, limit: 2 })).toEqual([3, 4]);
    expect(await listed({ after: 2, before: 5 })).toEqual([3, 4]);
    expect(await listed({ after: 7 })).toEqual([]);
    expect(await listed({ before: 1 })).toEqual([]);
  });
});
