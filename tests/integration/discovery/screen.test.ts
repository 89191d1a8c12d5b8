import { beforeAll, describe, expect, it } from "vitest";
import { makeMember, newCircle, type MadeMember } from "../../factories/member";
import { type TestApp, useApp } from "../../setup/app-server";
import { startOwnApp } from "../../setup/own-app";
import { ApiClient } from "../api/client";

const app: TestApp = useApp();
let me: MadeMember;
let other: MadeMember;
beforeAll(async () => {
  const circle = newCircle();
  [me, other] = [await makeMember(app.origin, { circle }), await makeMember(app.origin, { circle, firstName: "Ben" })];
});

const post = (client: ApiClient, path: string, fields: Record<string, string>) =>
  client.send("POST", path, { body: new URLSearchParams(fields) });

describe("the discover screen without JavaScript", () => {
  it.each([[{}], [{ intent: "like" }], [{ intent: "block", id: "x" }], [{ intent: "pass", "id[$ne]": "x" }]] as Record<
    string,
    string
  >[][])("refuses %j and changes nothing", async (fields = {}) => {
    expect((await post(me.client, "/discover", fields)).status).toBe(400);
  });

  it("keeps the filters from form to form and offers the undo", async () => {
    const passed = await post(me.client, "/discover?verifiedOnly=true&min=70", { intent: "pass", id: other.id });
    expect(passed.status).toBe(302);
    expect(passed.headers.get("Location")).toBe(`/discover?verifiedOnly=true&min=70&undo=${other.id}`);
    const undone = await post(me.client, "/discover?min=70", { intent: "undo", id: other.id });
    expect(undone.headers.get("Location")).toBe("/discover?min=70");
  });

  it("goes on when somebody is gone, and says so for a like", async () => {
    const nobody = "0123456789abcdef01234567";
    const liked = await post(me.client, "/discover", { intent: "like", id: nobody });
    expect(liked.status).toBe(302);
    const toast = liked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const page = await new ApiClient(app.origin, `${me.cookie}; ${toast}`).get("/discover");
    expect(await page.text()).toContain("This member is not here any more.");
    expect((await post(me.client, "/discover", { intent: "pass", id: nobody })).status).toBe(302);
  });

  it("shows somebody at an address that was typed wrongly", async () => {
    for (const query of ["?min=7", "?min[]=1", "?verifiedOnly=perhaps", "?undo=nonsense", `?undo=${me.id}`]) {
      const page = await me.client.get(`/discover${query}`);
      expect(page.status, query).toBe(200);
      expect(await page.text(), query).toContain("Ben");
    }
  });

  it("has reminder and follow-up only for those whom the member may know of", async () => {
    for (const path of ["/discover/reminder/nonsense", `/discover/reminder/${me.id}`, `/discover/liked/${other.id}`]) {
      expect((await me.client.get(path)).status, path).toBe(404);
    }
    expect((await post(me.client, `/discover/reminder/${other.id}`, { careful: "on" })).status).toBe(400);
    expect((await me.client.get(`/discover/liked/${other.id}`)).status).toBe(404);
    const both = { careful: "on", publicPlace: "on" };
    const liked = await post(me.client, `/discover/reminder/${other.id}`, both);
    expect(liked.headers.get("Location")).toBe(`/discover/liked/${other.id}`);
    expect((await me.client.get(`/discover/liked/${other.id}`)).status).toBe(200);
  });

  it("sends visitors to the sign-in", async () => {
    for (const path of ["/discover", `/discover/reminder/${other.id}`, `/discover/liked/${other.id}`]) {
      expect((await new ApiClient(app.origin).get(path)).headers.get("Location"), path).toBe("/");
    }
  });
});

describe("more likes and passes than a minute allows", () => {
  it("are refused with the time to wait, by the API and on the screen", async () => {
    // 2 likes and passes a minute, 3 writes of any kind.
    const strict = await startOwnApp({ RATE_LIMIT_SCALE: "0.01" });
    try {
      const client = new ApiClient(strict.origin, other.cookie);
      for (let turn = 0; turn < 2; turn++) {
        expect((await client.send("POST", `/api/matches/${me.id}/pass`)).status).toBe(200);
      }
      const refused = await post(client, "/discover", { intent: "pass", id: me.id });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await refused.text()).toMatch(/Too many requests\. Please try again in \d+ (second|minute)s?\./);
      const again = new ApiClient(strict.origin, me.cookie);
      const statuses: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        statuses.push((await again.send("POST", `/api/matches/${other.id}/like`)).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });
});
