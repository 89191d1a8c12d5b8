import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type TestApp, useApp } from "../../setup/app-server";
import { ApiClient, bodyOf } from "./client";
import { validProfile } from "../../factories/profile";

const app: TestApp = useApp();
let member: ApiClient;
let visitor: ApiClient;
beforeAll(async () => {
  visitor = new ApiClient(app.origin);
  member = new ApiClient(app.origin, await app.signUp());
});

async function photo(seed: number): Promise<Buffer> {
  const create = { width: 40, height: 50, channels: 3, background: { r: seed, g: 40, b: 90 } } as const;
  return sharp({ create }).jpeg().toBuffer();
}

describe("GET /api/auth/user", () => {
  it("answers 401 to a visitor and the user record to a member", async () => {
    const refused = await visitor.get("/api/auth/user");
    expect(refused.status).toBe(401);
    expect(await bodyOf(refused)).toEqual({ message: "Unauthorized" });
    expect(await bodyOf(await member.get("/api/auth/user"))).toMatchObject({
      firstName: expect.any(String),
      membershipTier: null,
      chatCredits: 15,
      profileComplete: false,
      questionnaireComplete: false,
      idVerified: false,
      backgroundCheckStatus: "pending",
    });
  });
});

describe("POST /api/profile", () => {
  it("changes nothing on bad input and answers the documented message by field", async () => {
    const me = new ApiClient(app.origin, await app.signUp());
    const refused = await me.post("/api/profile", { ...validProfile, bio: "short", age: 17, interests: ["Travel"] });
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toMatchObject({
      message: "Bio must be at least 50 characters",
      fieldErrors: {
        bio: ["Bio must be at least 50 characters"],
        age: ["Must be at least 18 years old"],
        interests: ["Select at least 3 interests"],
      },
    });
    expect(await bodyOf(await me.get("/api/profile"))).not.toHaveProperty("location");
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileComplete: false });
  });

  it.each([
    ["an operator", { ...validProfile, location: { $gt: "" } }],
    ["a list instead of an object", [validProfile]],
    ["null", null],
  ])("refuses %s", async (_what, body) => {
    expect((await member.post("/api/profile", body)).status).toBe(400);
  });

  it("answers broken JSON with 400, another content type with 415 and a body too large with 413", async () => {
    const json = { "Content-Type": "application/json" };
    expect((await member.send("POST", "/api/profile", { headers: json, body: '{"bio": ' })).status).toBe(400);
    const text = { "Content-Type": "text/plain" };
    expect((await member.send("POST", "/api/profile", { headers: text, body: "bio=1" })).status).toBe(415);
    const large = JSON.stringify({ ...validProfile, bio: "x".repeat(300_000) });
    const refused = await member.send("POST", "/api/profile", { headers: json, body: large });
    expect(refused.status).toBe(413);
    expect(await bodyOf(refused)).toHaveProperty("message");
  });

  it("completes the profile, and the same profile twice at once is one profile", async () => {
    const me = new ApiClient(app.origin, await app.signUp());
    const saved = await Promise.all([me.post("/api/profile", validProfile), me.post("/api/profile", validProfile)]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bodyOf(await me.get("/api/profile"))).toMatchObject(validProfile);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileComplete: true, trustScore: 25 });
  });

  it("never lets a member set what is not the member's to set", async () => {
    await member.post("/api/profile", { ...validProfile, membershipTier: "platinum", idVerified: true });
    expect(await bodyOf(await member.get("/api/auth/user"))).toMatchObject({ membershipTier: null, idVerified: false });
  });

  it("keeps optional fields that a later save leaves out, and removes them with null", async () => {
    const me = new ApiClient(app.origin, await app.signUp());
    await me.post("/api/profile", { ...validProfile, gender: "woman", preferredAgeMin: 30 });
    await me.post("/api/profile", { ...validProfile, gender: null });
    const profile = await bodyOf(await me.get("/api/profile"));
    expect(profile).not.toHaveProperty("gender");
    expect(profile).toHaveProperty("preferredAgeMin", 30);
  });

  it("takes photos that this member has uploaded and no others", async () => {
    const me = new ApiClient(app.origin, await app.signUp());
    const uploaded = await bodyOf(await me.upload("/api/upload/photo", "photo", { bytes: await photo(10) }));
    expect(uploaded).toEqual({ url: expect.stringContaining("/image/upload/") });
    const { url } = uploaded as { url: string };
    expect((await me.post("/api/profile", { ...validProfile, photos: [url] })).status).toBe(200);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileImageUrl: url });

    const foreign = await member.post("/api/profile", { ...validProfile, photos: [url] });
    expect(foreign.status).toBe(400);
    expect(await bodyOf(foreign)).toHaveProperty("fieldErrors.photos");
    const anywhere = await member.post("/api/profile", { ...validProfile, photos: ["https://example.com/a.jpg"] });
    expect(anywhere.status).toBe(400);
  });
});

describe("POST /api/upload/photo", () => {
  it("answers the same address for the same file, also when sent twice at once", async () => {
    const bytes = await photo(77);
    const answers = await Promise.all([1, 2, 3].map(() => member.upload("/api/upload/photo", "photo", { bytes })));
    const urls = await Promise.all(answers.map(bodyOf));
    expect(new Set(urls.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([
    ["a text file called a photo", Buffer.from("just text"), 415],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ["a JPEG cut short", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400],
    ["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413],
  ])("refuses %s", async (_what, bytes, status) => {
    const refused = await member.upload("/api/upload/photo", "photo", { bytes });
    expect(refused.status).toBe(status);
    expect(await bodyOf(refused)).toHaveProperty("message");
  });

  it("refuses a form without a photo, a malformed form and JSON", async () => {
    expect((await member.upload("/api/upload/photo", "other", { bytes: await photo(1) })).status).toBe(400);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await member.send("POST", "/api/upload/photo", { headers, body: "--x\r\nnonsense" })).status).toBe(400);
    expect((await member.post("/api/upload/photo", {})).status).toBe(415);
  });

  it("refuses more than 24 megapixels however small the file is", async () => {
    const create = { width: 6_000, height: 4_100, channels: 3, background: "white" } as const;
    const bytes = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect((await member.upload("/api/upload/photo", "photo", { bytes })).status).toBe(413);
  });
});
