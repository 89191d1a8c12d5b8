import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { photoTexts } from "~/texts/profile";
import { screeningTexts } from "~/texts/screening";
import { makeMember, newCircle } from "../../factories/member";
import { validProfile } from "../../factories/profile";
import { useApp, type TestApp } from "../../setup/app-server";
import { answersToAll, type PublicQuestion } from "../api/answers-to-all";
import { ApiClient, bodyOf } from "../api/client";
import { newAppCouple, useAppDatabase } from "../chat/app-couple";

useAppDatabase();
const app: TestApp = useApp();
let me: ApiClient;
beforeEach(async () => {
  me = new ApiClient(app.origin, await app.signUp());
});

const NUMBER = "five five five zero one four two";
const revealing = { ...validProfile, bio: `${validProfile.bio} Ring me: ${NUMBER}` };
const refusal = { message: screeningTexts.inProfile, violations: [`Phone number: “${NUMBER}”`] };

describe("POST /api/profile", () => {
  it("stores nothing of a profile with contact information and says what was found", async () => {
    const refused = await me.post("/api/profile", revealing);
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toMatchObject({
      ...refusal,
      fieldErrors: { bio: [expect.stringContaining(NUMBER)] },
    });
    expect(refusal.message).toContain("contact information");
    expect(await bodyOf(await me.get("/api/profile"))).not.toHaveProperty("bio");
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileComplete: false });
  });

  it.each(["profession", "location"])("screens the %s as well", async (field) => {
    const refused = await me.post("/api/profile", { ...validProfile, [field]: "insta: adalovelace" });
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toHaveProperty(`fieldErrors.${field}`);
  });

  it("finds a number that is split over two fields", async () => {
    const refused = await me.post("/api/profile", { ...validProfile, profession: "555", location: "0142 99" });
    expect(await bodyOf(refused)).toMatchObject({ violations: ["Phone number: “555 0142 99”"] });
  });

  it("without a body answers the latest rejection, else the default", async () => {
    const ask = () => me.send("POST", "/api/profile");
    const before = await ask();
    expect(before.status).toBe(400);
    expect(await bodyOf(before)).toEqual({ message: screeningTexts.inProfile, violations: [] });
    await me.post("/api/profile", revealing);
    const after = await ask();
    expect(after.status).toBe(400);
    expect(await bodyOf(after)).toEqual(refusal);
    expect(await bodyOf(await ask())).toEqual(refusal);
  });
});

describe("the profile wizard", () => {
  const basics = (bio: string, intent: string) => {
    const { age, location, profession, height, education } = validProfile;
    const values = { bio, age: String(age), location, profession, height: String(height), education, intent };
    return me.send("POST", "/profile-setup?step=1", {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(values).toString(),
    });
  };

  it("answers with the banner and the values, and stores nothing", async () => {
    const refused = await basics(revealing.bio, "next");
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain(screeningTexts.inProfile);
    expect(page).toContain(`Phone number: “${NUMBER}”`);
    expect(page).toContain(revealing.bio);
    expect(await bodyOf(await me.get("/api/profile"))).not.toHaveProperty("bio");
  });

  it("keeps no such text when the step is left by going back either", async () => {
    await basics(revealing.bio, "back");
    const profile = await bodyOf(await me.get("/api/profile"));
    expect(profile).not.toHaveProperty("bio");
    expect(profile).toHaveProperty("location", validProfile.location);
  });
});

describe("the questionnaire", () => {
  const written = async (text: string) => {
    const questions = (await bodyOf(await me.get("/api/questionnaire/questions"))) as PublicQuestion[];
    const id = questions.find(({ type }) => type === "text")?.id ?? "";
    return { id, responses: { ...answersToAll(questions), [id]: text } };
  };

  it.each(["POST /api/questionnaire", "PUT /api/questionnaire/draft"])(
    "%s refuses the answer by name",
    async (call) => {
      const [method = "", path = ""] = call.split(" ");
      const { id, responses } = await written("Write to ada at example dot com");
      const refused = await me.json(method, path, { responses });
      expect(refused.status).toBe(400);
      expect(await bodyOf(refused)).toMatchObject({
        message: screeningTexts.inAnswers,
        violations: ["E-mail address: “ada at example dot com”"],
        fieldErrors: { [id]: [expect.stringContaining("contact information")] },
      });
      expect(await bodyOf(await me.get("/api/questionnaire"))).toBeNull();
    },
  );
});

describe("POST /api/chats/{matchId}/message", () => {
  it("refuses a number that is sent in pieces, and charges nothing for it", async () => {
    const { ada, ben, matchId } = await newAppCouple();
    const send = (member: typeof ada, message: string) => member.api.post(`/api/chats/${matchId}/message`, { message });
    expect((await send(ada, "555")).status).toBe(200);
    expect((await send(ada, "014")).status).toBe(200);
    const refused = await send(ada, "22");
    expect(refused.status).toBe(400);
    const body = { message: screeningTexts.inMessages, violations: ["Phone number: “555 014 22”"] };
    expect(await bodyOf(refused)).toEqual(body);
    expect(await bodyOf(await ada.api.send("POST", `/api/chats/${matchId}/message`))).toEqual(body);
    expect(await bodyOf(await ada.api.get(`/api/chats/${matchId}/messages`))).toHaveLength(2);
    expect(await bodyOf(await ada.api.get("/api/auth/user"))).toMatchObject({ chatCredits: 13 });
    // An answer in between does not make the pieces harmless; other words are free.
    expect((await send(ben, "What are you counting?")).status).toBe(200);
    expect((await send(ada, "22")).status).toBe(400);
    expect((await send(ada, "Nothing, never mind.")).status).toBe(200);
  });
});

describe("the name of an uploaded photo", () => {
  it("is screened, and nothing of such a photo is stored", async () => {
    const create = { width: 40, height: 50, channels: 3, background: { r: 9, g: 40, b: 90 } } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const refused = await me.upload("/api/upload/photo", "photo", { bytes, name: "text me 415-555-0132.jpg" });
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toMatchObject({
      message: expect.stringContaining("contact information"),
      violations: ["Phone number: “415-555-0132”"],
    });
    const page = await me.upload("/profile-setup?step=2", "photos", { bytes, name: "snap-annak92.jpg" });
    expect(await page.text()).toContain(photoTexts.tellingName);
    expect(await bodyOf(await me.get("/api/profile"))).not.toMatchObject({ photos: [expect.any(String)] });
    const named = { bytes, name: "IMG_20240105_415555013.jpg" };
    expect((await me.upload("/api/upload/photo", "photo", named)).status).toBe(200);
  });
});

describe("the first name of a sign-up", () => {
  it("is kept only when it holds no contact information; others read a word in its place", async () => {
    const circle = newCircle();
    const viewer = await makeMember(app.origin, { circle });
    const named = await makeMember(app.origin, { circle, firstName: "Ada 415-555-0132" });
    expect(await bodyOf(await named.client.get("/api/auth/user"))).toMatchObject({ firstName: "" });
    const candidates = async () => bodyOf(await viewer.client.get("/api/discover"));
    await expect
      .poll(candidates, { timeout: 30_000 })
      .toEqual([expect.objectContaining({ user: expect.objectContaining({ id: named.id, firstName: "A member" }) })]);
  });
});
