import { beforeAll, describe, expect, it } from "vitest";
import { type TestApp, useApp } from "../../setup/app-server";
import { ApiClient, bodyOf } from "./client";

const app: TestApp = useApp();
let visitor: ApiClient;
let member: ApiClient;
beforeAll(async () => {
  visitor = new ApiClient(app.origin);
  member = new ApiClient(app.origin, await app.signUp());
});

const MEMBER_CALLS: [string, string][] = [
  ["GET", "/api/auth/user"],
  ["GET", "/api/profile"],
  ["POST", "/api/profile"],
  ["POST", "/api/upload/photo"],
  ["POST", "/api/waiver"],
  ["POST", "/api/user/marketing-consent"],
  ["GET", "/api/questionnaire"],
  ["POST", "/api/questionnaire"],
  ["GET", "/api/questionnaire/questions"],
  ["PUT", "/api/questionnaire/draft"],
  ["GET", "/api/chats"],
  ["GET", "/api/chats/1-2/messages"],
  ["POST", "/api/chats/1-2/message"],
  ["POST", "/api/chats/1-2/read"],
  ["GET", "/api/discover"],
  ["POST", "/api/discover/restart"],
  ["POST", "/api/matches/000000000000000000000000/like"],
  ["POST", "/api/matches/000000000000000000000000/pass"],
  ["GET", "/api/matches"],
  ["DELETE", "/api/matches/1-2/unmatch"],
  ["GET", "/api/dashboard"],
  ["POST", "/api/members/000000000000000000000000/block"],
  ["POST", "/api/members/000000000000000000000000/report"],
];

describe("every member call", () => {
  it.each(MEMBER_CALLS)("%s %s answers a visitor 401 as JSON", async (method, path) => {
    const refused = await visitor.send(method, path);
    expect(refused.status).toBe(401);
    expect(await bodyOf(refused)).toEqual({ message: "Unauthorized" });
  });

  it.each([...new Set(MEMBER_CALLS.map(([, path]) => path))])(
    "%s answers another method 405 with Allow",
    async (path) => {
      const refused = await member.send("PATCH", path);
      expect(refused.status).toBe(405);
      const allowed = MEMBER_CALLS.filter(([, other]) => other === path).map(([method]) => method);
      expect(refused.headers.get("Allow")?.split(", ")).toEqual(expect.arrayContaining(allowed));
    },
  );
});

describe("the gate", () => {
  it.each(["https://evil.example", "null", "http://localhost:1"])(
    "refuses a change asked for by %s",
    async (origin) => {
      const headers = { Origin: origin, "Content-Type": "application/json" };
      const body = JSON.stringify({ marketingConsentGiven: true });
      const refused = await member.send("POST", "/api/user/marketing-consent", { headers, body });
      expect(refused.status).toBe(403);
      expect(await bodyOf(await member.get("/api/auth/user"))).toMatchObject({ marketingConsentGiven: false });
    },
  );

  it("answers unknown calls 404 as JSON and unknown pages 404 with the two sentences", async () => {
    const call = await visitor.get("/api/no-such-call");
    expect(call.status).toBe(404);
    expect(await bodyOf(call)).toHaveProperty("message");
    const page = await visitor.get("/no-such-page");
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain("404 Page Not Found");
    expect(html).toContain("Did you forget to add the page to the router?");
  });

  it("tells its health and readiness", async () => {
    expect(await bodyOf(await visitor.get("/healthz"))).toEqual({
      status: "ok",
      database: { rung: expect.stringMatching(/^(external|mongod|mongodb-memory-server|mongo-java-server)$/) },
    });
    expect((await visitor.get("/readyz")).status).toBe(200);
  });

  it("sends the security headers with a nonce that changes, and no inline scripts are allowed", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const policy = (await visitor.get("/")).headers.get("Content-Security-Policy") ?? "";
        expect(policy).not.toContain("unsafe-inline");
        expect(policy).toContain("frame-ancestors 'none'");
        return /'nonce-([^']+)'/.exec(policy)?.[1];
      }),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    const { headers } = await visitor.get("/");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("X-Powered-By")).toBeNull();
  });

  it("keeps members' pages out of every cache", async () => {
    expect((await member.get("/dashboard")).headers.get("Cache-Control")).toContain("no-store");
  });

  it("takes a forged, cut or empty session cookie for none", async () => {
    for (const cookie of ["fidelio_session=x", "fidelio_session=", "fidelio_session=eyJhIjoxfQ==.forged"]) {
      expect((await new ApiClient(app.origin, cookie).get("/api/auth/user")).status).toBe(401);
    }
  });
});
