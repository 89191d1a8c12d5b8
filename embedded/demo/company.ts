import { Types } from "mongoose";
import { Message, messageIdOf } from "~models/message";
import { membersOf, Pair, pairIdOf } from "~models/pair";
import { dayOf, ProfileView } from "~models/profile-view";
import { isMutualFit, packFacets } from "~/features/discovery/rules";
import { questions } from "~/features/questionnaire/questions";
import { encodeAnswers } from "~/matching/codes";
import { creditTable } from "~/matching/credits";
import { scoredFactors } from "~/matching/factors";
import { scorePair, wholeScore } from "~/matching/score";
import { conversations, type DemoConversation } from "./people/conversations";
import type { DemoMember } from "./people/member";

const HOUR_MS = 3_600_000;
/** Between two lines of a conversation. */
const BETWEEN_LINES_MS = 17 * 60_000;
/** The members who fit best are still to be met on /discover. */
const LEFT_TO_DISCOVER = 10;
/** So many of them have liked the account already. */
const ADMIRERS = 5;
const VIEWERS_A_DAY = [7, 4, 6, 3, 5, 2, 4];

/**
 * Gives the demo account company: matches with members who fit it well, with what they said to each other, some
 * likes, and a week of looks at its profile. Writing again changes nothing.
 */
export async function writeCompany(account: DemoMember, members: readonly DemoMember[], now: Date): Promise<void> {
  const ranked = rankByFit(account, members);
  const free = Math.max(0, Math.min(LEFT_TO_DISCOVER, ranked.length - conversations.length));
  const matched = conversations.flatMap((conversation, index) => {
    const ranking = ranked[free + index];
    return ranking ? [{ conversation, ...ranking }] : [];
  });
  if (matched.length === 0) return;
  const admirers = ranked.slice(0, Math.min(free, ADMIRERS));
  const pairs = [
    ...matched.map(({ member, score, conversation }) => matchedPair(account, member, score, conversation, now)),
    ...admirers.map(({ member }) => likedPair(account, member, now)),
  ];
  const messages = matched.flatMap(({ member, conversation }) => messagesOf(account, member, conversation, now));
  const views = VIEWERS_A_DAY.flatMap((viewers, daysAgo) =>
    ranked.slice(daysAgo * 3, daysAgo * 3 + viewers).map(({ member }) => viewOf(account, member, daysAgo, now)),
  );
  await Pair.bulkWrite(pairs.map(insertOnce));
  await Message.bulkWrite(messages.map(insertOnce));
  if (views.length > 0) await ProfileView.bulkWrite(views.map(insertOnce));
}

function insertOnce<Fields extends { _id: string }>({ _id, ...fields }: Fields) {
  return { updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true, timestamps: false } };
}

/** The members who want to meet somebody like the account, and whom it wants to meet, best fit first. */
function rankByFit(account: DemoMember, members: readonly DemoMember[]) {
  const factors = scoredFactors(questions);
  const table = creditTable(factors, encodeAnswers(factors, account.responses));
  const wishes = packFacets(account.profile);
  return members
    .filter(({ profile }) => isMutualFit(wishes, packFacets(profile)))
    .map((member) => ({ member, score: wholeScore(scorePair(table, encodeAnswers(factors, member.responses))) }))
    .sort((one, other) => other.score - one.score || (one.member.id < other.member.id ? -1 : 1));
}

const idOf = (member: DemoMember) => new Types.ObjectId(member.id);
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

function pairOf(account: DemoMember, member: DemoMember) {
  const [one, other] = [idOf(account), idOf(member)];
  return { _id: pairIdOf(one, other), members: membersOf(one, other), passedBy: [], blockedBy: [] };
}

function matchedPair(
  account: DemoMember,
  member: DemoMember,
  compatibility: number,
  talk: DemoConversation,
  now: Date,
) {
  const matchedAt = ago(now, talk.matchedHoursAgo);
  const lastSeq = talk.lines.length;
  const last = messagesOf(account, member, talk, now).at(-1);
  return {
    ...pairOf(account, member),
    state: "matched" as const,
    likedBy: [idOf(account), idOf(member)],
    lastLikeAt: matchedAt,
    matchedAt,
    compatibility,
    lastSeq,
    ...(last ? { lastMessage: { text: last.text, senderId: last.senderId, at: last.createdAt } } : {}),
    readSeq: new Map([
      [account.id, lastSeq - talk.unread],
      [member.id, lastSeq],
    ]),
    createdAt: matchedAt,
    updatedAt: last?.createdAt ?? matchedAt,
  };
}

function likedPair(account: DemoMember, member: DemoMember, now: Date) {
  const at = ago(now, 30);
  const liked = {
    state: "open" as const,
    likedBy: [idOf(member)],
    lastLikeAt: at,
    lastSeq: 0,
    readSeq: new Map<string, number>(),
  };
  return { ...pairOf(account, member), ...liked, createdAt: at, updatedAt: at };
}

function messagesOf(account: DemoMember, member: DemoMember, { lines, lastHoursAgo }: DemoConversation, now: Date) {
  const matchId = pairIdOf(idOf(account), idOf(member));
  const lastAt = ago(now, lastHoursAgo).getTime();
  return lines.map(([speaker, text], index) => ({
    _id: messageIdOf(matchId, index + 1),
    matchId,
    seq: index + 1,
    senderId: speaker === "account" ? idOf(account) : idOf(member),
    text,
    clientId: `demo-${index + 1}`,
    chargeId: "demo",
    createdAt: new Date(lastAt - (lines.length - 1 - index) * BETWEEN_LINES_MS),
  }));
}

function viewOf(account: DemoMember, viewer: DemoMember, daysAgo: number, now: Date) {
  const at = ago(now, daysAgo * 24);
  const day = dayOf(at);
  return { _id: `${account.id}:${day}:${viewer.id}`, viewed: idOf(account), viewer: idOf(viewer), day, at };
}
