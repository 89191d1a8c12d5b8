import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { recordBlock } from "~models/pair-end";
import { Profile } from "~models/profile";
import { ProfileView } from "~models/profile-view";
import { Questionnaire } from "~models/questionnaire";
import { User } from "~models/user";
import type { Member } from "~/features/account/member";
import { findMember } from "~/features/account/read.server";
import { likeCandidate, passCandidate } from "~/features/discovery/decide.server";
import { dealCards, getLiked, getPassedCard, listCandidates } from "~/features/discovery/read.server";
import { unmatch } from "~/features/matches/write.server";
import { questions } from "~/features/questionnaire/questions";
import { WAIVER_VERSION } from "~/features/safety/waiver-version";
import type { Tier } from "~/features/membership/plans";
import { validProfile } from "../../factories/profile";
import { useDatabase } from "../../setup/database";

const now = new Date();

/** Answers of which so many percent of the scored ones are as far away as can be. */
function responses(farPercent = 0): Record<string, string | number | boolean> {
  const scored = questions.filter((question) => "scored" in question && question.scored);
  const far = new Set(scored.slice(0, Math.round((scored.length * farPercent) / 100)).map(({ id }) => id));
  return Object.fromEntries(
    questions.map((question) => {
      const isFar = far.has(question.id);
      if (question.type === "select")
        return [question.id, (isFar ? question.options.at(-1) : question.options[0]) ?? ""];
      if (question.type === "boolean") return [question.id, !isFar];
      if (question.type === "number") return [question.id, isFar ? question.max : question.min];
      return [question.id, question.type === "scale" ? (isFar ? 5 : 1) : "A walk."];
    }),
  );
}

interface Traits {
  farPercent?: number;
  tier?: Tier;
  isVerified?: boolean;
  profile?: Record<string, unknown>;
}

/** An age of its own keeps each test's members to themselves. */
let lastAge = 18;
const newAge = () => ++lastAge;

async function insert(age: number, { farPercent = 0, tier, isVerified = false, profile = {} }: Traits = {}) {
  const _id = new Types.ObjectId();
  await Profile.create({
    _id,
    ...validProfile,
    age,
    preferredAgeMin: age,
    preferredAgeMax: age,
    ...profile,
    completedAt: now,
  });
  await Questionnaire.create({ _id, responses: responses(farPercent), completedAt: now });
  await User.create({
    _id,
    issuer: "test",
    subject: randomUUID(),
    email: "somebody@fidelio.example",
    firstName: "Ada",
    ...(tier ? { membershipTier: tier } : {}),
    profileComplete: true,
    questionnaireComplete: true,
    idVerified: isVerified,
    waiver: { version: WAIVER_VERSION, acceptedAt: now, addressHash: "x" },
  });
  return member(_id);
}

async function member(id: Types.ObjectId): Promise<Member> {
  const found = await findMember(id);
  if (found === null) throw new Error("The member was not stored");
  return found;
}

const all = { limit: 100, verifiedOnly: false, min: null };
const idsFor = async (me: Member, query: Partial<typeof all> = {}) =>
  (await listCandidates(me, { ...all, ...query })).map(({ user }) => user.id);
const idsOf = (...members: Member[]) => members.map(({ id }) => id.toString());

/** The index follows the database a moment later; a busy machine may take its time. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });

describe("candidates", () => {
  useDatabase();

  it("reach from the tier's threshold on, and from 60 when gold and platinum ask for it", async () => {
    const age = newAge();
    const others: Member[] = [];
    for (const farPercent of [0, 10, 18, 24, 30, 36, 42, 70]) others.push(await insert(age, { farPercent }));
    const [silver, gold, platinum] = [
      await insert(age),
      await insert(age, { tier: "gold" }),
      await insert(age, { tier: "platinum" }),
    ];
    const known = new Set(idsOf(...others));
    /** The scores of the others, as a member sees them. */
    const scores = async (me: Member, min: number | null = null) =>
      (await listCandidates(me, { ...all, min }))
        .filter(({ user }) => known.has(user.id))
        .map(({ compatibilityScore }) => compatibilityScore);
    await eventually(async () => (await scores(silver)).length).toBeGreaterThan(4);
    const seen = await scores(silver);
    // Some in each band, and some below all of them.
    expect([60, 80, 90].map((from) => seen.some((score) => score >= from && score < from + 10))).toEqual([
      true,
      true,
      true,
    ]);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(60);
    expect(seen.length).toBeLessThan(others.length);
    expect(await scores(gold)).toEqual(seen.filter((score) => score >= 80));
    expect(await scores(platinum)).toEqual(seen.filter((score) => score >= 90));
    expect(await scores(gold, 60)).toEqual(seen);
    expect(await scores(platinum, 70)).toEqual(seen.filter((score) => score >= 70));
  });

  it("come in the same order each time: by score, then by id", async () => {
    const age = newAge();
    const members: Member[] = [];
    for (const farPercent of [10, 0, 0, 20, 0, 10]) members.push(await insert(age, { farPercent }));
    const [me] = members.splice(1, 1);
    if (!me) throw new Error("There is nobody");
    await eventually(async () => (await idsFor(me)).length).toBe(5);
    const [nine, first, far, second, eleven] = members;
    if (!nine || !first || !far || !second || !eleven) throw new Error("There is nobody");
    expect(await idsFor(me)).toEqual(idsOf(first, second, nine, eleven, far));
    expect(await idsFor(me)).toEqual(idsOf(first, second, nine, eleven, far));
    expect(await idsFor(me, { limit: 1 })).toEqual(idsOf(first));
  });

  it("do not hold whom they must not: not seen, ended, gone", async () => {
    const age = newAge();
    const [me, hidden, blocking, unmatched, gone, stays] = [
      await insert(age),
      await insert(age),
      await insert(age),
      await insert(age),
      await insert(age),
      await insert(age),
    ];
    await eventually(() => idsFor(me)).toHaveLength(5);
    await User.updateOne({ _id: hidden.id }, { $set: { "waiver.version": "0000" } });
    await recordBlock(blocking.id, me.id, now);
    await likeCandidate(unmatched, me.id.toString());
    const liked = await likeCandidate(me, unmatched.id.toString());
    if (!liked.ok || !liked.matched) throw new Error("There is no match");
    await unmatch(me, liked.matchId);
    await Promise.all([User.deleteOne({ _id: gone.id }), Profile.deleteOne({ _id: gone.id })]);
    await eventually(() => idsFor(me)).toEqual(idsOf(stays));
    expect(await idsFor(me, { limit: 1 })).toEqual(idsOf(stays));
    expect(await idsFor(blocking)).not.toContain(me.id.toString());
    expect(await idsFor(unmatched)).not.toContain(me.id.toString());
  });

  it("become verified while somebody looks", async () => {
    const age = newAge();
    const [me, other] = [await insert(age), await insert(age)];
    await eventually(() => idsFor(me)).toEqual(idsOf(other));
    expect(await idsFor(me, { verifiedOnly: true })).toEqual([]);
    await User.updateOne({ _id: other.id }, { $set: { idVerified: true } });
    await eventually(() => idsFor(me, { verifiedOnly: true })).toEqual(idsOf(other));
  });

  it("end with 'all seen' only when Start Over would bring somebody back", async () => {
    const age = newAge();
    const [me, other] = [await insert(age), await insert(age)];
    const ending = async (verifiedOnly = false) => (await dealCards(me, { verifiedOnly, min: null })).ending;
    await eventually(() => idsFor(me)).toEqual(idsOf(other));
    await passCandidate(me, other.id.toString());
    expect(await ending()).toBe("all-seen");
    expect(await ending(true)).toBe("empty");
    await likeCandidate(me, other.id.toString());
    expect(await ending()).toBe("empty");
  });

  it("can be brought back one by one while they are passed, with the same card", async () => {
    const age = newAge();
    const [me, other] = [await insert(age), await insert(age, { farPercent: 10 })];
    const id = other.id.toString();
    await eventually(() => idsFor(me)).toEqual([id]);
    const [card] = (await dealCards(me, { verifiedOnly: false, min: null })).cards;
    expect(card?.explanation.byCategory).toHaveLength(5);
    expect(await getPassedCard(me, id)).toBeNull();
    await passCandidate(me, id);
    expect(await getPassedCard(me, id)).toEqual(card);
    await likeCandidate(me, id);
    expect(await getPassedCard(me, id)).toBeNull();
    expect(await getPassedCard(me, "nonsense")).toBeNull();
    expect(await getLiked(me, id)).toEqual({ name: "Ada", matchId: null });
    expect(await getLiked(other, me.id.toString())).toBeNull();
  });

  it("are counted as looked at once a day, whatever was decided", async () => {
    const age = newAge();
    const [me, other] = [await insert(age), await insert(age)];
    const id = other.id.toString();
    await Promise.all([passCandidate(me, id), passCandidate(me, id)]);
    await likeCandidate(me, id);
    expect(await ProfileView.countDocuments({ viewed: other.id })).toBe(1);
    expect(await ProfileView.countDocuments({ viewed: me.id })).toBe(0);
  });
});
