import { beforeAll, describe, expect, it } from "vitest";
import { makeMember, newCircle, type MadeMember } from "../../factories/member";
import { type TestApp, useApp } from "../../setup/app-server";
import { bodyOf } from "./client";

const app: TestApp = useApp();
let ada: MadeMember;
let ben: MadeMember;
let matchId: string;

beforeAll(async () => {
  const circle = newCircle();
  [ada, ben] = await Promise.all([
    makeMember(app.origin, { firstName: "Ada", circle }),
    makeMember(app.origin, { firstName: "Ben", circle }),
  ]);
  await ben.client.post(`/api/matches/${ada.id}/like`, {});
  const liked = (await bodyOf(await ada.client.post(`/api/matches/${ben.id}/like`, {}))) as { matchId: string };
  matchId = liked.matchId;
});

const reportBen = (body: unknown) => ada.client.post(`/api/members/${ben.id}/report`, body);
const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });

describe("GET /api/matches", () => {
  it("lists id, user, profile, score and date", async () => {
    const matches = await bodyOf(await ada.client.get("/api/matches"));
    expect(matches).toEqual([
      {
        id: matchId,
        user: expect.objectContaining({ id: ben.id, firstName: "Ben" }) as unknown,
        profile: expect.objectContaining({ firstName: "Ben", age: 34 }) as unknown,
        compatibilityScore: 100,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      },
    ]);
  });
});

describe("POST /api/members/{id}/report", () => {
  it.each([
    [{}, "reason"],
    [{ reason: "boring" }, "reason"],
    [{ reason: { $ne: null } }, "reason"],
    [{ reason: "fake", details: "x".repeat(1_001) }, "details"],
    [{ reason: "fake", details: { $gt: "" } }, "details"],
  ])("refuses %j and names the field", async (body, field) => {
    const refused = await reportBen(body);
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toHaveProperty(["fieldErrors", field]);
  });

  it("refuses what is no JSON", async () => {
    const headers = { "Content-Type": "application/json" };
    const broken = await ada.client.send("POST", `/api/members/${ben.id}/report`, { headers, body: "{" });
    expect(broken.status).toBe(400);
    expect((await ada.client.send("POST", `/api/members/${ben.id}/report`, form({ reason: "fake" }))).status).toBe(415);
    const received = await ada.client.get(`/members/${ben.id}/report/received`);
    expect(received.status).toBe(404);
  });

  it("takes a report, also one without details and one sent twice", async () => {
    for (const body of [{ reason: "spam" }, { reason: "spam" }, { reason: "spam", details: " " }]) {
      const taken = await reportBen(body);
      expect(taken.status).toBe(200);
      expect(await bodyOf(taken)).toEqual({ reported: true });
    }
    expect((await ada.client.get(`/members/${ben.id}/report/received`)).status).toBe(200);
  });

  it("knows neither oneself nor anybody unknown", async () => {
    for (const id of [ada.id, "0".repeat(24), "nobody"]) {
      expect((await ada.client.post(`/api/members/${id}/report`, { reason: "other" })).status).toBe(404);
      expect((await ada.client.get(`/members/${id}/report`)).status).toBe(404);
      expect((await ada.client.get(`/members/${id}/block`)).status).toBe(404);
    }
  });
});

describe("the end of a match", () => {
  it("is asked for twice: the page says it is done, the call that there is none", async () => {
    const page = `/matches/${matchId}/unmatch`;
    expect((await ada.client.get(page)).status).toBe(200);
    for (const answer of [
      await ada.client.send("POST", page, form({})),
      await ada.client.send("POST", page, form({})),
    ]) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/matches"]);
      expect(answer.headers.get("Set-Cookie")).toContain("fidelio_toast");
    }
    const again = await ada.client.send("DELETE", `/api/matches/${matchId}/unmatch`);
    expect(again.status).toBe(404);
    expect(await bodyOf(again)).toHaveProperty("message");
    expect(await bodyOf(await ben.client.get("/api/matches"))).toEqual([]);
  });
});

describe("POST /api/members/{id}/block", () => {
  it("is the same twice, and keeps the two apart everywhere", async () => {
    for (const _ of [1, 2]) {
      const blocked = await ada.client.post(`/api/members/${ben.id}/block`, {});
      expect([blocked.status, await bodyOf(blocked)]).toEqual([200, { blocked: true }]);
    }
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      for (const act of ["like", "pass"]) {
        expect((await one.client.post(`/api/matches/${other.id}/${act}`, {})).status).toBe(404);
      }
      expect((await one.client.get(`/api/chats/${matchId}/messages`)).status).toBe(404);
      expect(await (await one.client.get("/api/discover?limit=100")).text()).not.toContain(other.id);
    }
  });

  it("does not tell who was blocked the name any more", async () => {
    const page = await (await ben.client.get(`/members/${ada.id}/report`)).text();
    expect(page).toContain("Report this member");
    expect(page).not.toContain("Report Ada");
  });
});
