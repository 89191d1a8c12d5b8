import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, useApp } from "../../setup/app-server";
import { bodyOf } from "../api/client";
import { basics, Pages, preferences, wordsOf } from "./forms";

const app: TestApp = useApp();
let me: Pages;
const signUp = async () => {
  me = new Pages(app.origin, await app.signUp());
};

const profile = async () => (await bodyOf(await me.get("/api/profile"))) as Record<string, unknown>;
const user = async () => bodyOf(await me.get("/api/auth/user"));
const stepShown = async (path = "/profile-setup") => /(\d) of 3/.exec(wordsOf(await me.text(path)))?.[1];

describe("the profile wizard", () => {
  beforeEach(signUp);

  it("saves each step when it is passed and opens the first open one", async () => {
    expect(await stepShown()).toBe("1");
    const first = await me.submit("/profile-setup?step=1", basics);
    expect([first.status, first.headers.get("Location")]).toEqual([302, "/profile-setup?step=2"]);
    expect(await profile()).toMatchObject({ age: 34, height: 178, location: "Lisbon" });
    expect(await stepShown()).toBe("2");

    const second = await me.submit("/profile-setup?step=2", { videoUrl: "https://video.example/me" });
    expect(second.headers.get("Location")).toBe("/profile-setup?step=3");
    expect(await stepShown()).toBe("3");
    expect(await user()).toMatchObject({ profileComplete: false });

    const third = await me.submit("/profile-setup?step=3", preferences);
    expect([third.status, third.headers.get("Location")]).toEqual([302, "/waiver"]);
    expect(third.headers.get("Set-Cookie")).toContain("fidelio_toast");
    expect(await user()).toMatchObject({ profileComplete: true });
    expect(await profile()).toMatchObject({
      videoUrl: "https://video.example/me",
      interests: ["Travel", "Reading", "Nature"],
      relationshipGoal: "marriage",
      hasChildren: false,
      wantsChildren: true,
      gender: "woman",
      interestedIn: ["man"],
      preferredAgeMin: 30,
    });
    expect(await profile()).not.toHaveProperty("preferredAgeMax");
    expect(await profile()).not.toHaveProperty("mediaStepPassed");
    expect(await stepShown()).toBe("1");
    expect(await stepShown("/profile-setup?step=3")).toBe("3");
  });

  it("begins with the defaults", async () => {
    const one = await me.text("/profile-setup");
    expect(one).toMatch(/name="age"[^>]*value="25"|value="25"[^>]*name="age"/);
    expect(one).toMatch(/name="height"[^>]*value="170"|value="170"[^>]*name="height"/);
    expect(wordsOf(one)).toContain("/500");
    const three = await me.text("/profile-setup?step=3");
    expect(three.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="long_term"')]);
    expect(three).toMatch(/<option value="other" selected="">/);
  });

  it("answers every rule of a step beside its field, keeps the values and saves nothing", async () => {
    const refused = await me.submit("/profile-setup?step=1", {
      ...basics,
      bio: "Too short",
      age: "17",
      location: "",
      height: "300",
    });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    for (const message of [
      "Bio must be at least 50 characters",
      "Must be at least 18 years old",
      "Location is required",
      "Invalid height",
    ]) {
      expect(wordsOf(html).split(message)).toHaveLength(3);
    }
    expect(html).toContain(">Too short</textarea>");
    expect(html).toContain('value="Boat builder"');
    expect(await profile()).not.toHaveProperty("profession");
  });

  it("counts a line's end as one character, as people do", async () => {
    const bio = `${"x".repeat(249)}\r\n${"y".repeat(250)}`;
    expect((await me.submit("/profile-setup?step=1", { ...basics, bio })).status).toBe(302);
    expect(await profile()).toMatchObject({ bio: bio.replace("\r\n", "\n") });
  });

  it("takes a box that a client sends as true or false", async () => {
    await me.submit("/profile-setup?step=1", basics);
    const fields = preferences.filter(([name]) => name !== "wantsChildren");
    await me.submit("/profile-setup?step=3", [...fields, ["hasChildren", "true"], ["wantsChildren", "false"]]);
    expect(await profile()).toMatchObject({ hasChildren: true, wantsChildren: false });
  });

  it("removes an optional field that was emptied", async () => {
    await me.completeProfile();
    const emptied: [string, string][] = preferences.map(([name, value]) => [
      name,
      ["gender", "preferredAgeMin"].includes(name) ? "" : value,
    ]);
    await me.submit(
      "/profile-setup?step=3",
      emptied.filter(([name]) => name !== "interestedIn"),
    );
    for (const field of ["gender", "preferredAgeMin", "interestedIn"])
      expect(await profile()).not.toHaveProperty(field);
  });

  it("keeps step 3 when step 1 is missing, and leads there", async () => {
    const answer = await me.submit("/profile-setup?step=3", preferences);
    expect(answer.headers.get("Location")).toBe("/profile-setup?step=1");
    expect(await profile()).toMatchObject({ income: "$50,000 - $75,000" });
    expect(await user()).toMatchObject({ profileComplete: false });
  });

  it("completes once when the last step is sent twice at the same moment", async () => {
    await me.submit("/profile-setup?step=1", basics);
    const answers = await Promise.all([1, 2, 3].map(() => me.submit("/profile-setup?step=3", preferences)));
    expect(answers.map((answer) => answer.headers.get("Location"))).toEqual(["/waiver", "/waiver", "/waiver"]);
    expect(await user()).toMatchObject({ profileComplete: true });
  });

  it("leads a member who has signed the waiver from an edit back to the dashboard", async () => {
    await me.completeProfile();
    await me.post("/api/waiver", { read: true, agree: true });
    const last = await me.submit("/profile-setup?step=3", preferences);
    expect(last.headers.get("Location")).toBe("/dashboard");
    const closed = await me.submit("/profile-setup?step=1", { ...basics, location: "Porto", intent: "close" });
    expect(closed.headers.get("Location")).toBe("/dashboard");
    expect(await profile()).toMatchObject({ location: "Porto" });
  });

  it("is for members only", async () => {
    const visitor = new Pages(app.origin);
    for (const answer of [await visitor.get("/profile-setup"), await visitor.submit("/profile-setup?step=1", basics)]) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    }
  });
});

describe("going back", () => {
  beforeEach(signUp);

  it("is never held up, keeps what is valid and drops the rest", async () => {
    const fields: [string, string][] = [
      ["interests", "Travel"],
      ["interests", "Nonsense"],
      ["income", "Over $150,000"],
      ["preferredAgeMin", "12"],
      ["intent", "back"],
    ];
    const back = await me.submit("/profile-setup?step=3", fields);
    expect([back.status, back.headers.get("Location")]).toEqual([302, "/profile-setup?step=2"]);
    expect(await profile()).toMatchObject({ income: "Over $150,000", interests: [] });
    expect(await profile()).not.toHaveProperty("preferredAgeMin");

    await me.submit("/profile-setup?step=3", [
      ["interests", "Wine"],
      ["income", ""],
      ["intent", "back"],
    ]);
    expect(await profile()).toMatchObject({ income: "Over $150,000", interests: ["Wine"] });
  });

  it("never makes a complete profile less than complete", async () => {
    await me.completeProfile();
    await me.submit("/profile-setup?step=3", [
      ["interests", "Wine"],
      ["income", ""],
      ["religion", "other"],
      ["intent", "back"],
    ]);
    expect(await profile()).toMatchObject({
      interests: ["Travel", "Reading", "Nature"],
      income: "$50,000 - $75,000",
      religion: "other",
      isComplete: true,
    });
  });

  it("keeps preferred ages only when both are valid and in order", async () => {
    const ages = (min: string, max: string) =>
      me.submit("/profile-setup?step=3", { income: "", preferredAgeMin: min, preferredAgeMax: max, intent: "back" });
    await ages("30", "40");
    await ages("50", "45");
    await ages("50", "12");
    expect(await profile()).toMatchObject({ preferredAgeMin: 30, preferredAgeMax: 40 });
    await ages("", "");
    expect(await profile()).not.toHaveProperty("preferredAgeMin");
  });

  it("changes nothing when the form did not come along", async () => {
    await me.completeProfile();
    const before = await profile();
    for (const step of [1, 2, 3]) await me.submit(`/profile-setup?step=${step}`, { intent: "back" });
    expect(await profile()).toEqual(before);
  });
});

describe("a refused step", () => {
  let tester: Pages;
  beforeAll(async () => {
    tester = new Pages(app.origin, await app.signUp());
  });

  it.each([
    [1, "Bio must be less than 500 characters", { ...basics, bio: "x".repeat(501) }],
    [1, "Invalid age", { ...basics, age: "101" }],
    [1, "Invalid age", { ...basics, age: "" }],
    [1, "Profession is required", { ...basics, profession: " " }],
    [1, "Education is required", { ...basics, education: "" }],
    [2, "Enter a full web address, beginning with https://", { videoUrl: "not an address" }],
    [3, "Select at least 3 interests", { interests: "Travel" }],
    [3, "Income range is required", { interests: "Travel" }],
    [3, "Choose what you are looking for", { relationshipGoal: "fun" }],
  ])("on step %i: %s", async (step, message, fields) => {
    const refused = await tester.submit(`/profile-setup?step=${step}`, fields);
    expect(refused.status).toBe(400);
    expect(wordsOf(await refused.text())).toContain(message);
  });
});
