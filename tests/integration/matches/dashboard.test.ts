import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "~/features/account/member";
import { getDashboard, getDashboardRecord } from "~/features/dashboard/read.server";
import { sendLike, unmatch } from "~/features/matches/write.server";
import { countView } from "~/features/profile/views.server";
import { setClock } from "~/platform/clock";
import { Pair } from "~models/pair";
import { onboardedMember } from "../../factories/stored-member";
import { useDatabase } from "../../setup/database";
import { match, say } from "./conversation";

useDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

let me: Member;
let putClockBack: () => void;
beforeEach(async () => {
  putClockBack = setClock(() => NOW);
  me = await onboardedMember("Ada");
});
afterEach(() => putClockBack());

describe("the figures of a member", () => {
  it("are all zero for who has met nobody", async () => {
    expect(await getDashboardRecord(me)).toMatchObject({
      matchCount: 0,
      newMatchesThisWeek: 0,
      activeChats: 0,
      unreadChats: 0,
      likesReceived: 0,
      profileViewsToday: 0,
      profileViewsTotal: 0,
      profileCompletion: 50,
      verification: { idVerified: false, backgroundCheckStatus: "pending" },
    });
  });

  it("count matches of the week and before, chats in which something was said, and what is unread", async () => {
    const [ben, cleo, dan] = await Promise.all(["Ben", "Cleo", "Dan"].map((name) => onboardedMember(name)));
    if (!ben || !cleo || !dan) throw new Error("no members");
    const withBen = await match(me, ben);
    await say(withBen, ben, "Hello");
    const withCleo = await match(me, cleo);
    await say(withCleo, me, "Good evening");
    await Pair.updateOne({ _id: withCleo }, { $set: { matchedAt: before(24 * 7 + 1) } });
    await unmatch(me, await match(me, dan));
    expect(await getDashboardRecord(me)).toMatchObject({
      matchCount: 2,
      newMatchesThisWeek: 1,
      activeChats: 2,
      unreadChats: 1,
      likesReceived: 2,
    });
  });

  it("count the likes of others, not the own ones, and say not whose they are", async () => {
    const [ben, cleo] = await Promise.all([onboardedMember("Ben"), onboardedMember("Cleo")]);
    await sendLike(me, ben.id.toString());
    await sendLike(cleo, me.id.toString());
    const record = await getDashboardRecord(me);
    expect(record).toMatchObject({ matchCount: 0, likesReceived: 1 });
    expect(JSON.stringify(record)).not.toContain("Cleo");
  });

  it("count each viewer once a day, today and in total", async () => {
    const [ben, cleo] = await Promise.all([onboardedMember("Ben"), onboardedMember("Cleo")]);
    await Promise.all([1, 2, 3].map(() => countView(ben, me.id.toString())));
    await countView(cleo, me.id.toString());
    setClock(() => before(24));
    await countView(ben, me.id.toString());
    setClock(() => NOW);
    expect(await getDashboardRecord(me)).toMatchObject({ profileViewsToday: 2, profileViewsTotal: 3 });
  });
});

describe("recent activity", () => {
  it("tells what was stored, newest first, with names only of matches", async () => {
    const [ben, cleo] = await Promise.all([onboardedMember("Ben"), onboardedMember("Cleo")]);
    const withBen = await match(me, ben);
    await Pair.updateOne({ _id: withBen }, { $set: { matchedAt: before(30) } });
    await say(withBen, me, "Hello", before(4));
    await say(withBen, ben, "Hello yourself", before(3));
    const withCleo = await match(me, cleo);
    await Pair.updateOne({ _id: withCleo }, { $set: { matchedAt: before(2) } });
    await say(withCleo, me, "Hello", before(1));
    setClock(() => before(5));
    await countView(ben, me.id.toString());
    setClock(() => NOW);
    const { activity } = await getDashboard(me);
    expect(activity.map(({ kind, ago }) => [kind, ago])).toEqual([
      ["match", "2h ago"],
      ["message", "3h ago"],
      ["views", "5h ago"],
      ["match", "Nov 20"],
      ["questionnaire", "Nov 1"],
      ["profile", "Nov 1"],
    ]);
    expect(activity[1]).toMatchObject({ name: "Ben", matchId: withBen });
  });

  it("forgets a match that has ended", async () => {
    const ben = await onboardedMember("Ben");
    const id = await match(me, ben);
    await say(id, ben, "Hello");
    await unmatch(ben, id);
    const { recentActivity } = await getDashboardRecord(me);
    expect(recentActivity.map(({ kind }) => kind)).toEqual(["questionnaire", "profile"]);
  });
});

describe("the checklist", () => {
  it("counts the background check as not included without gold or platinum", async () => {
    const gold = await onboardedMember("Gil", { membershipTier: "gold", idVerified: true });
    const silver = await onboardedMember("Sia", { membershipTier: "silver", idVerified: true });
    const background = async (member: Member) => (await getDashboard(member)).checklist.at(-1);
    expect(await background(silver)).toMatchObject({ key: "background", isDone: false, isIncluded: false });
    expect(await background(gold)).toMatchObject({ key: "background", isDone: false, isIncluded: true });
  });
});
