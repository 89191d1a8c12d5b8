import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { Pair, pairIdOf } from "~models/pair";
import { recordLike, recordPass, undoAllPasses } from "~models/pair-decisions";
import { endMatch, recordBlock } from "~models/pair-end";
import { useDatabase } from "../../setup/database";

const now = new Date("2026-11-21T12:00:00Z");
const like = { now, compatibility: 72 };
const twoMembers = () => [new Types.ObjectId(), new Types.ObjectId()] as const;

describe("a pair", () => {
  useDatabase();

  it("is matched exactly once when both like each other at the same moment", async () => {
    const pairs = Array.from({ length: 20 }, twoMembers);
    const outcomes = await Promise.all(
      pairs.map(([one, other]) => Promise.all([recordLike(one, other, like), recordLike(other, one, like)])),
    );
    for (const both of outcomes) {
      expect(both.filter(({ outcome, isNew }) => outcome === "matched" && isNew)).toHaveLength(1);
    }
    const stored = await Pair.find({ _id: { $in: pairs.map(([one, other]) => pairIdOf(one, other)) } }).lean();
    expect(stored).toHaveLength(20);
    expect(stored.map(({ state, likedBy }) => [state, likedBy.length])).toEqual(stored.map(() => ["matched", 2]));
  });

  it("counts one member's like once, however often it is sent", async () => {
    const [one, other] = twoMembers();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => recordLike(one, other, like)));
    expect(outcomes.every(({ outcome }) => outcome === "liked")).toBe(true);
    expect(await Pair.findById(pairIdOf(one, other)).lean()).toMatchObject({ state: "open", likedBy: [one] });
  });

  it("takes a like in place of an own pass, and a pass in place of an own like", async () => {
    const [one, other] = twoMembers();
    await recordPass(one, other);
    await recordLike(one, other, like);
    expect(await Pair.findById(pairIdOf(one, other)).lean()).toMatchObject({ likedBy: [one], passedBy: [] });
    await recordPass(one, other);
    expect(await Pair.findById(pairIdOf(one, other)).lean()).toMatchObject({ likedBy: [], passedBy: [one] });
    expect((await recordLike(other, one, like)).outcome).toBe("liked");
    expect(await undoAllPasses(one)).toBe(1);
    expect((await recordLike(one, other, like)).outcome).toBe("matched");
  });

  it("does not come back once it has ended", async () => {
    const [one, other] = twoMembers();
    await recordLike(one, other, like);
    await recordLike(other, one, like);
    const ends = await Promise.all([
      endMatch(pairIdOf(one, other), one, now),
      endMatch(pairIdOf(one, other), other, now),
    ]);
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
    expect((await recordLike(one, other, like)).outcome).toBe("closed");
    expect(await recordPass(other, one)).toBe(false);
  });

  it("ends for good when one blocks, whatever the other does at the same moment", async () => {
    const [one, other] = twoMembers();
    await recordLike(one, other, like);
    await Promise.all([recordLike(other, one, like), recordBlock(one, other, now), recordBlock(other, one, now)]);
    const pair = await Pair.findById(pairIdOf(one, other)).lean();
    expect(pair).toMatchObject({ state: "ended", endedBecause: "blocked" });
    expect(pair?.blockedBy).toHaveLength(2);
  });
});
