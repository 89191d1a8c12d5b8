import { beforeAll, describe, expect, it } from "vitest";
import { type TestApp, useApp } from "../../setup/app-server";
import { ApiClient, bodyOf } from "./client";
import { answersToAll, type PublicQuestion } from "./answers-to-all";

const app: TestApp = useApp();
let me: ApiClient;
let questions: PublicQuestion[];
beforeAll(async () => {
  me = new ApiClient(app.origin, await app.signUp());
  questions = (await bodyOf(await me.get("/api/questionnaire/questions"))) as PublicQuestion[];
});

describe("POST /api/waiver", () => {
  it("needs both boxes and says which one is missing", async () => {
    const refused = await me.post("/api/waiver", { read: true, agree: false });
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toHaveProperty("fieldErrors.agree");
    expect((await me.post("/api/waiver", { read: "yes", agree: true })).status).toBe(400);
  });

  it("records the acceptance, with the consent only where it was given", async () => {
    expect((await me.post("/api/waiver", { read: true, agree: true })).status).toBe(200);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ marketingConsentGiven: false });
    expect((await me.post("/api/waiver", { read: true, agree: true, marketingConsentGiven: true })).status).toBe(200);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ marketingConsentGiven: true });
  });
});

describe("POST /api/user/marketing-consent", () => {
  it("gives and withdraws consent", async () => {
    for (const marketingConsentGiven of [true, false]) {
      expect((await me.post("/api/user/marketing-consent", { marketingConsentGiven })).status).toBe(200);
      expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ marketingConsentGiven });
    }
    expect((await me.post("/api/user/marketing-consent", { marketingConsentGiven: "true" })).status).toBe(400);
  });
});

describe("GET /api/questionnaire/questions", () => {
  it("lists 150 questions of five categories and types, without what they score", () => {
    expect(questions).toHaveLength(150);
    expect(new Set(questions.map(({ category }) => category)).size).toBe(5);
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(["select", "scale", "boolean", "text", "number"]),
    );
    expect(Object.keys(questions[0] ?? {})).not.toContain("scored");
  });
});

describe("the questionnaire", () => {
  it("keeps a draft answer by answer and refuses what does not fit its question", async () => {
    expect(await bodyOf(await me.get("/api/questionnaire"))).toBeNull();
    const [first, second] = Object.entries(answersToAll(questions)).map(([id, answer]) => ({ [id]: answer }));
    await Promise.all([
      me.put("/api/questionnaire/draft", { responses: first }),
      me.put("/api/questionnaire/draft", { responses: second }),
    ]);
    const draft = { responses: { ...first, ...second }, completed: false };
    expect(await bodyOf(await me.get("/api/questionnaire"))).toEqual(draft);

    const scale = questions.find(({ type }) => type === "scale")?.id ?? "";
    for (const wrong of [{ [scale]: 6 }, { [scale]: { $gt: 0 } }, { "no-such": 1 }, { "a.b": 1 }, "text", null]) {
      expect((await me.put("/api/questionnaire/draft", { responses: wrong })).status).toBe(400);
    }
    expect(await bodyOf(await me.get("/api/questionnaire"))).toEqual(draft);
  });

  it("is refused while a question is open, and changes nothing", async () => {
    const { [questions[149]?.id ?? ""]: _left, ...incomplete } = answersToAll(questions);
    const refused = await me.post("/api/questionnaire", { responses: incomplete });
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toMatchObject({
      message: "Incomplete Questionnaire: Please answer all questions before submitting.",
    });
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ questionnaireComplete: false });
  });

  it("completes once: the same again is the same, another one is refused, drafts end", async () => {
    const responses = answersToAll(questions);
    const twice = await Promise.all([1, 2].map(() => me.post("/api/questionnaire", { responses })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ questionnaireComplete: true });

    const scale = questions.find(({ type }) => type === "scale")?.id ?? "";
    const other = { ...responses, [scale]: responses[scale] === 1 ? 2 : 1 };
    expect((await me.post("/api/questionnaire", { responses: other })).status).toBe(409);
    expect((await me.put("/api/questionnaire/draft", { responses: { [scale]: 5 } })).status).toBe(409);
    expect(await bodyOf(await me.get("/api/questionnaire"))).toEqual({ responses, completed: true });
  });
});
