import { beforeAll, describe, expect, it } from "vitest";
import { makeMember, newCircle, type MadeMember } from "../../factories/member";
import { validProfile } from "../../factories/profile";
import { ApiClient, bodyOf } from "../api/client";
import { type TestApp, useApp } from "../../setup/app-server";

const app: TestApp = useApp();
interface Item {
  user: { id: string; firstName: string };
  profile: Record<string, unknown>;
  compatibilityScore: number;
}
const NOBODY = "0123456789abcdef01234567";

const candidates = async (member: MadeMember, query = ""): Promise<Item[]> =>
  (await bodyOf(await member.client.get(`/api/discover${query}`))) as Item[];
const idsFor = async (member: MadeMember, query = "") => (await candidates(member, query)).map(({ user }) => user.id);
const like = (who: MadeMember, id: string) => who.client.send("POST", `/api/matches/${id}/like`);
const pass = (who: MadeMember, id: string) => who.client.send("POST", `/api/matches/${id}/pass`);

/** The index follows the database a moment later; a busy machine may take its time. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });

describe("GET /api/discover", () => {
  it("sends a newcomer to the profile first, then to the waiver by way of it, then to the questionnaire", async () => {
    const me = new ApiClient(app.origin, await app.signUp());
    const next = async () => {
      const refused = await me.get("/api/discover");
      expect(refused.status).toBe(403);
      return bodyOf(refused);
    };
    expect(await next()).toEqual({ message: expect.any(String), next: "/profile-setup" });
    await me.post("/api/profile", validProfile);
    expect(await next()).toMatchObject({ next: "/profile-setup" });
    await me.post("/api/waiver", { read: true, agree: true });
    expect(await next()).toMatchObject({ next: "/questionnaire" });
  });

  it("lists new members best first, the same each time, with what others may see and no more", async () => {
    const circle = newCircle();
    const me = await makeMember(app.origin, { circle });
    const near = await makeMember(app.origin, { circle, firstName: "Nia", differing: 12 });
    const elsewhere = { videoUrl: "https://elsewhere.example/sam" };
    const same = await makeMember(app.origin, { circle, firstName: "Sam", profile: elsewhere });
    await eventually(() => idsFor(me)).toEqual([same.id, near.id]);
    const [first, second] = await candidates(me);
    expect(first).toMatchObject({ user: { firstName: "Sam" }, compatibilityScore: 100 });
    expect(second?.compatibilityScore).toBeLessThan(100);
    expect(second?.compatibilityScore).toBeGreaterThanOrEqual(60);
    expect(first?.profile).toMatchObject({ age: validProfile.age, location: validProfile.location });
    expect(first?.profile).not.toHaveProperty("income");
    expect(first?.profile).toMatchObject({ videoUrl: null });
    expect(JSON.stringify(first)).not.toContain("@fidelio.example");
    expect(await idsFor(me)).toEqual([same.id, near.id]);
    expect(await idsFor(me, "?limit=1")).toEqual([same.id]);
    expect(await idsFor(me, "?min=100")).toEqual([same.id]);
    expect(await idsFor(me, "?verifiedOnly=true")).toEqual([]);
  });

  it("shows nobody whose wishes do not fit, in either direction, as soon as they change", async () => {
    const circle = newCircle();
    const me = await makeMember(app.origin, { circle, profile: { gender: "woman", age: 40 } });
    const other = await makeMember(app.origin, { circle, profile: { gender: "man", age: 30 } });
    await eventually(() => idsFor(me)).toEqual([other.id]);
    await me.client.post("/api/profile", { ...validProfile, age: 40, interestedIn: ["woman"] });
    expect(await idsFor(me)).toEqual([]);
    await eventually(() => idsFor(other)).toEqual([]);
    await me.client.post("/api/profile", { ...validProfile, age: 40, interestedIn: null });
    await eventually(() => idsFor(other)).toEqual([me.id]);
    await other.client.post("/api/profile", { ...validProfile, age: 30, preferredAgeMax: 39 });
    await eventually(() => idsFor(me)).toEqual([]);
  });

  it.each(["limit=0", "limit=101", "limit=", "limit=ten", "limit=1e1", "limit=-1", "min=59", "min=101", "min=x"])(
    "refuses %s",
    async (query) => {
      const me = await shared();
      const refused = await me.client.get(`/api/discover?${query}`);
      expect(refused.status).toBe(400);
      expect(await bodyOf(refused)).toHaveProperty(`fieldErrors.${query.split("=")[0] ?? ""}`);
    },
  );

  it("refuses verifiedOnly=maybe", async () => {
    expect((await (await shared()).client.get("/api/discover?verifiedOnly=maybe")).status).toBe(400);
  });
});

let sharedMember: Promise<MadeMember> | undefined;
const shared = () => (sharedMember ??= makeMember(app.origin));

describe("likes and passes", () => {
  let me: MadeMember;
  let other: MadeMember;
  beforeAll(async () => {
    const circle = newCircle();
    [me, other] = await Promise.all([makeMember(app.origin, { circle }), makeMember(app.origin, { circle })]);
  });

  it("refuse unknown, malformed and own ids with one and the same answer", async () => {
    for (const id of [NOBODY, "x", "%24ne", me.id, `${me.id}0`]) {
      for (const act of [like, pass]) {
        const refused = await act(me, id);
        expect(refused.status).toBe(404);
        expect(await bodyOf(refused)).toEqual({ message: "This member is not here any more." });
      }
    }
  });

  it("a pass hides the member until Start Over", async () => {
    await eventually(() => idsFor(me)).toEqual([other.id]);
    for (let turn = 0; turn < 2; turn++) {
      const passed = await pass(me, other.id);
      expect(passed.status).toBe(200);
      expect(await bodyOf(passed)).toEqual({ passed: true });
    }
    expect(await idsFor(me)).toEqual([]);
    expect(await idsFor(other)).toEqual([me.id]);
    expect(await bodyOf(await me.client.send("POST", "/api/discover/restart"))).toEqual({ restored: 1 });
    expect(await idsFor(me)).toEqual([other.id]);
  });

  it("a like of both is a match with one id, however often it is sent, and ends passing", async () => {
    const first = await like(me, other.id);
    expect(first.status).toBe(200);
    expect(await bodyOf(first)).toEqual({ matched: false });
    expect(await idsFor(me)).toEqual([]);
    const both = await Promise.all([like(other, me.id), like(other, me.id), like(me, other.id)]);
    const bodies = (await Promise.all(both.map(bodyOf))) as { matched: boolean; matchId?: string }[];
    expect(bodies[0]).toEqual({ matched: true, matchId: expect.any(String) });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await bodyOf(await like(me, other.id))).toEqual(bodies[0]);
    const passed = await pass(me, other.id);
    expect(passed.status).toBe(409);
    expect(await bodyOf(await like(me, other.id))).toEqual(bodies[0]);
    expect(await idsFor(other)).toEqual([]);
  });

  it("newcomers cannot like and learn what is missing", async () => {
    const newcomer = new ApiClient(app.origin, await app.signUp());
    const refused = await newcomer.send("POST", `/api/matches/${me.id}/like`);
    expect(refused.status).toBe(403);
    expect(await bodyOf(refused)).toMatchObject({ next: "/profile-setup" });
  });
});
