import { beforeEach, describe, expect, it } from "vitest";
import type { Member } from "~/features/account/member";
import { getMatch, isFormerMatch, listMatchCards, listMatches } from "~/features/matches/read.server";
import { sendLike, unmatch } from "~/features/matches/write.server";
import { Message } from "~models/message";
import { Pair } from "~models/pair";
import { onboardedMember } from "../../factories/stored-member";
import { useDatabase } from "../../setup/database";
import { match, say } from "./conversation";

useDatabase();

let me: Member;
let them: Member;
beforeEach(async () => {
  me = await onboardedMember("Ada");
  them = await onboardedMember("Ben", { membershipTier: "gold", idVerified: true });
});

describe("the matches of a member", () => {
  it("are those whom both like, the newest first, with what others may see and no more", async () => {
    const late = await onboardedMember("Cleo");
    const first = await match(me, them);
    const second = await match(late, me);
    await sendLike(await onboardedMember("Dora"), me.id.toString());
    await Pair.updateOne({ _id: first }, { $set: { matchedAt: new Date("2026-01-02") } });
    const listed = await listMatches(me);
    expect(listed.map(({ id }) => id)).toEqual([second, first]);
    expect(listed[1]).toMatchObject({
      user: { id: them.id.toString(), firstName: "Ben", membershipTier: "gold", idVerified: true },
      profile: { firstName: "Ben", age: 34, location: "Lisbon" },
      compatibilityScore: 100,
      createdAt: "2026-01-02T00:00:00.000Z",
    });
    const told = JSON.stringify(listed);
    expect(told).not.toContain("fidelio.example");
    expect(told).not.toContain("Tester");
    expect(told).not.toContain("$50,000");
  });

  it("say how many messages of the other are unread", async () => {
    const id = await match(me, them);
    await say(id, them, "Hello");
    await say(id, them, "Are you there?");
    expect((await listMatchCards(me))[0]?.unread).toBe(2);
    expect((await listMatchCards(them))[0]?.unread).toBe(0);
    await say(id, me, "Yes");
    expect((await listMatchCards(me))[0]?.unread).toBe(0);
    expect((await listMatchCards(them))[0]?.unread).toBe(1);
  });

  it("tell in words why two fit, and only to the two", async () => {
    const id = await match(me, them);
    const detail = await getMatch(me, id);
    expect(detail?.explanation?.agreements.length).toBeGreaterThan(0);
    expect(detail?.profile.firstName).toBe("Ben");
    expect(await getMatch(await onboardedMember("Eve"), id)).toBeNull();
    for (const wrong of ["", "nobody", `${id}x`, "$ne"]) expect(await getMatch(me, wrong)).toBeNull();
  });
});

describe("unmatching", () => {
  it("removes the match and its messages for both, once, and hides each from the other for good", async () => {
    const id = await match(me, them);
    await say(id, them, "Hello");
    const ends = await Promise.all([unmatch(me, id), unmatch(me, id), unmatch(them, id)]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    for (const member of [me, them]) {
      expect(await listMatches(member)).toEqual([]);
      expect(await getMatch(member, id)).toBeNull();
      expect(await isFormerMatch(member, id)).toBe(true);
    }
    expect(await Message.countDocuments({ matchId: id })).toBe(0);
    expect((await Pair.findById(id).lean())?.lastMessage).toBeUndefined();
    expect(await sendLike(me, them.id.toString())).toEqual({ ok: false, reason: "not-found" });
    expect(await sendLike(them, me.id.toString())).toEqual({ ok: false, reason: "not-found" });
  });

  it("is not possible for somebody else, nor of what is no match", async () => {
    const id = await match(me, them);
    const eve = await onboardedMember("Eve");
    expect(await unmatch(eve, id)).toBe(false);
    expect(await isFormerMatch(eve, id)).toBe(false);
    await sendLike(eve, me.id.toString());
    const open = [eve.id.toString(), me.id.toString()].sort().join("-");
    expect(await unmatch(me, open)).toBe(false);
    expect(await isFormerMatch(me, open)).toBe(false);
    expect(await listMatches(me)).toHaveLength(1);
  });
});
