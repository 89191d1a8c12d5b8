import { expect, it } from "vitest";
import type { Conversation } from "./conversation";
import { NO_ACTIVITY, noteEnd, noteMessages, withActivity } from "./activity";

const conversation = (matchId: string, lastSeq: number, at: string | null): Conversation => ({
  matchId,
  partnerId: "p",
  partnerName: "Ben",
  partnerProfileImage: null,
  partnerMembershipTier: null,
  partnerVerified: false,
  partnerIsDemo: false,
  lastMessage: at && "before",
  lastMessageTime: at,
  lastMessageSenderId: at && "p",
  compatibilityScore: 80,
  matchedAt: "2026-11-10T00:00:00.000Z",
  unreadCount: 0,
  lastSeq,
  partnerReadSeq: 0,
});
const message = (matchId: string, seq: number, createdAt: string) => ({
  id: `${matchId}:${seq}`,
  seq,
  senderId: "me",
  message: `new ${seq}`,
  createdAt,
  matchId,
});
const list = [
  conversation("a", 3, "2026-11-20T12:00:00.000Z"),
  conversation("b", 1, "2026-11-19T12:00:00.000Z"),
  conversation("c", 0, null),
];
const order = (conversations: Conversation[]) => conversations.map(({ matchId }) => matchId);

it("leaves a list as it is when nothing has happened", () => {
  expect(withActivity(list, NO_ACTIVITY)).toEqual(list);
});

it("puts the conversation with the newest message first, with its words", () => {
  const activity = noteMessages(NO_ACTIVITY, [
    message("c", 2, "2026-11-21T10:01:00.000Z"),
    message("c", 1, "2026-11-21T10:00:00.000Z"),
  ]);
  const now = withActivity(list, activity);
  expect(order(now)).toEqual(["c", "a", "b"]);
  expect(now[0]).toMatchObject({ lastMessage: "new 2", lastMessageSenderId: "me", lastSeq: 2 });
});

it("does not go back behind what the server said later", () => {
  const activity = noteMessages(NO_ACTIVITY, [message("a", 2, "2026-11-20T11:00:00.000Z")]);
  expect(withActivity(list, activity)).toEqual(list);
});

it("leaves out what has ended", () => {
  expect(order(withActivity(list, noteEnd(noteEnd(NO_ACTIVITY, "a"), "a")))).toEqual(["b", "c"]);
});
