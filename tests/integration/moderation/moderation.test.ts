import { Types } from "mongoose";
import { beforeEach, describe, expect, it } from "vitest";
import { findMember, getTrustScore } from "~/features/account/read.server";
import type { Member } from "~/features/account/member";
import { findReachable } from "~/features/matches/reach.server";
import { getMatch, listMatches } from "~/features/matches/read.server";
import { passMember, sendLike, unmatch } from "~/features/matches/write.server";
import { findActsAgainst, findModerated } from "~/features/moderation/read.server";
import { blockMember, reportMember } from "~/features/moderation/write.server";
import { findPublicMembers } from "~/features/profile/public.server";
import { Message } from "~models/message";
import { Report } from "~models/report";
import { User } from "~models/user";
import { onboardedMember } from "../../factories/stored-member";
import { useDatabase } from "../../setup/database";
import { match, say } from "../matches/conversation";

useDatabase();

const UNKNOWN_IDS = [undefined, "", "nobody", "../me", new Types.ObjectId().toString()];

let me: Member;
let them: Member;
const myId = () => me.id.toString();
const theirId = () => them.id.toString();
beforeEach(async () => {
  [me, them] = await Promise.all([onboardedMember("Ada"), onboardedMember("Ben")]);
});

describe("blocking", () => {
  it("takes a match, its messages and all ways back, in both directions", async () => {
    const id = await match(me, them);
    await say(id, them, "Hello");
    expect(await blockMember(me, theirId())).toBe(true);
    for (const [viewer, other] of [
      [me, them],
      [them, me],
    ] as const) {
      const otherId = other.id.toString();
      expect(await listMatches(viewer)).toEqual([]);
      expect(await getMatch(viewer, id)).toBeNull();
      expect(await unmatch(viewer, id)).toBe(false);
      expect(await findReachable(viewer.id, otherId)).toBeNull();
      expect(await sendLike(viewer, otherId)).toEqual({ ok: false, reason: "not-found" });
      expect(await passMember(viewer, otherId)).toEqual({ ok: false, reason: "not-found" });
    }
    expect(await Message.countDocuments({ matchId: id })).toBe(0);
  });

  it("keeps two apart who never met, and the name from who was blocked", async () => {
    expect(await findModerated(them, myId())).toEqual({ id: myId(), firstName: "Ada" });
    expect(await blockMember(me, theirId())).toBe(true);
    expect(await findModerated(them, myId())).toEqual({ id: myId(), firstName: null });
    expect(await sendLike(them, myId())).toEqual({ ok: false, reason: "not-found" });
    expect(await listMatches(them)).toEqual([]);
  });

  it("is the same twice, and mutual when both do it", async () => {
    const answers = await Promise.all([
      blockMember(me, theirId()),
      blockMember(me, theirId()),
      blockMember(them, myId()),
    ]);
    expect(answers).toEqual([true, true, true]);
    expect(await findActsAgainst(me, theirId())).toEqual({ hasReported: false, hasBlocked: true });
    expect(await findActsAgainst(them, myId())).toEqual({ hasReported: false, hasBlocked: true });
  });

  it("knows neither oneself nor an id that nobody has", async () => {
    for (const id of [...UNKNOWN_IDS, myId()]) {
      expect(await blockMember(me, id)).toBe(false);
      expect(await findModerated(me, id)).toBeNull();
    }
  });
});

describe("a report", () => {
  it("keeps the last 20 messages as they were, also after the match is gone", async () => {
    const id = await match(me, them);
    for (let number = 1; number <= 23; number++) await say(id, number % 2 ? them : me, `Message ${number}`);
    expect(await reportMember(me, theirId(), { reason: "money", details: "Asked for gift cards" })).toBe(true);
    await unmatch(them, id);
    const [report, ...others] = await Report.find({ reported: them.id }).lean();
    expect(others).toEqual([]);
    expect(report).toMatchObject({ reason: "money", details: "Asked for gift cards", status: "open" });
    expect(report?.evidence.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Message ${index + 4}`),
    );
    expect(await Message.countDocuments({ matchId: id })).toBe(0);
  });

  it("counts once when it is sent twice, and twice when it says something else", async () => {
    const send = (details?: string) => reportMember(me, theirId(), { reason: "fake", details });
    expect(await Promise.all([send("Stolen photos"), send("Stolen photos"), send("Stolen photos")])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await Report.countDocuments({ reported: them.id })).toBe(1);
    await send();
    expect(await Report.countDocuments({ reported: them.id })).toBe(2);
  });

  it("is possible of who has blocked the member, and of nobody unknown", async () => {
    await blockMember(them, myId());
    expect(await reportMember(me, theirId(), { reason: "harassment" })).toBe(true);
    expect(await findActsAgainst(me, theirId())).toEqual({ hasReported: true, hasBlocked: false });
    for (const id of [...UNKNOWN_IDS, myId()]) expect(await reportMember(me, id, { reason: "other" })).toBe(false);
  });

  it("takes 20 points of trust once it is confirmed, wherever the score is shown", async () => {
    await User.updateOne({ _id: them.id }, { $set: { idVerified: true } });
    const shown = async () => {
      const member = await findMember(them.id);
      const own = member && (await getTrustScore(member));
      return [own, (await findPublicMembers([me.id, them.id])).get(theirId())?.user.trustScore];
    };
    expect(await shown()).toEqual([60, 60]);
    await reportMember(me, theirId(), { reason: "fake" });
    expect(await shown()).toEqual([60, 60]);
    await Report.updateOne({ reported: them.id }, { $set: { status: "confirmed" } });
    expect(await shown()).toEqual([40, 40]);
    expect((await findPublicMembers([me.id])).get(myId())?.user.trustScore).toBe(35);
  });
});
