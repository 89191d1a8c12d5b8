import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useApp } from "../../setup/app-server";
import { type OwnApp, startOwnApp } from "../../setup/own-app";
import { ApiClient, bodyOf } from "../api/client";

/** 1,200 reads and 300 writes a minute, scaled to 12 and 3; 60 uploads an hour to 1. */
let strict: OwnApp;
beforeAll(async () => {
  strict = await startOwnApp({ RATE_LIMIT_SCALE: "0.01" });
});
afterAll(async () => {
  await strict.stop();
});

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get("Retry-After"));
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 3_600).toBe(true);
  expect(await bodyOf(response)).toHaveProperty("message");
}

describe("the limits", () => {
  it("let exactly as many writes of a member through as they say, also all at once, and count each member alone", async () => {
    const app = useApp();
    const [one, other] = await Promise.all([app.signUp(), app.signUp()]);
    const me = new ApiClient(strict.origin, one);
    const body = { marketingConsentGiven: false };
    const headers = { Origin: new URL(app.origin).origin };
    const send = (client: ApiClient) =>
      client.send("POST", "/api/user/marketing-consent", {
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(me)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const refused of answers.filter(({ status }) => status !== 200)) await expectRefusal(refused);
    expect((await send(new ApiClient(strict.origin, other))).status).toBe(200);
  });

  it("let a day's reports through, by call and by page together", async () => {
    const app = useApp();
    const [one, other] = await Promise.all([app.signUp(), app.signUp()]);
    const { id } = (await bodyOf(await new ApiClient(app.origin, other).get("/api/auth/user"))) as { id: string };
    const me = new ApiClient(strict.origin, one);
    const json = { Origin: new URL(app.origin).origin, "Content-Type": "application/json" };
    const call = () =>
      me.send("POST", `/api/members/${id}/report`, { headers: json, body: JSON.stringify({ reason: "spam" }) });
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_600);
    const fields = new URLSearchParams({ reason: "spam", details: "Once more" });
    const page = await me.send("POST", `/members/${id}/report`, { body: fields });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain("Please try again tomorrow.");
  });

  it("count reads as well, and leave health checks alone", async () => {
    const me = new ApiClient(strict.origin, await useApp().signUp());
    const answers = await Promise.all(Array.from({ length: 15 }, () => me.get("/api/auth/user")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const page = await me.get("/dashboard");
    expect(page.status).toBe(429);
    expect(page.headers.get("Retry-After")).toMatch(/^\d+$/);
    const health = await Promise.all(Array.from({ length: 30 }, () => me.get("/healthz")));
    expect(health.every(({ status }) => status === 200)).toBe(true);
  });

  it("hold uploads apart from other writes", async () => {
    const me = new ApiClient(strict.origin, await useApp().signUp());
    const file = { bytes: Buffer.from("no photo") };
    expect((await me.upload("/api/upload/photo", "photo", file)).status).toBe(415);
    await expectRefusal(await me.upload("/api/upload/photo", "photo", file));
  });
});
