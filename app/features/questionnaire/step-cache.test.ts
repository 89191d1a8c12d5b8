import { beforeEach, describe, expect, it } from "vitest";
import { numbersAround } from "./navigation";
import type { OpenPage, QuestionnairePage } from "./questionnaire-page";
import { StepCache } from "./step-cache";

const TOTAL = 6;

/** What the server says at one moment, by its answers so far. */
function serverPage(number: number, answers: Record<number, string> = {}): OpenPage {
  return {
    status: "open",
    number,
    marks: Array.from({ length: TOTAL }, (_, index) => (answers[index + 1] === undefined ? "0" : "1")).join(""),
    sections: [],
    steps: numbersAround(number, TOTAL).map((near) => ({
      number: near,
      view: { id: `rel-00${near}`, category: "Relationship", text: `Question ${near}?`, kind: "text", maxLength: 300 },
      answer: answers[near] ?? null,
    })),
  };
}

const never = () => new Promise<QuestionnairePage>(() => {});
const answerOf = (page: QuestionnairePage) => (page.status === "open" ? page.steps[0]?.answer : undefined);
const marksOf = (page: QuestionnairePage) => (page.status === "open" ? page.marks : undefined);

describe("the questions that a page knows", () => {
  let isUnsent: boolean;
  let cache: StepCache;
  beforeEach(() => {
    isUnsent = false;
    cache = new StepCache(() => isUnsent);
    cache.learn(serverPage(1));
  });

  it("are shown without waiting for the server", async () => {
    expect(await cache.load(2, never)).toMatchObject({ number: 2, steps: [{ number: 2 }] });
    expect(await cache.load(3, never)).toMatchObject({ number: 3 });
  });

  it("grow by what the server sends behind them", async () => {
    expect(cache.has(4)).toBe(false);
    await cache.load(2, async () => serverPage(2));
    await Promise.resolve();
    expect(cache.has(4)).toBe(true);
  });

  it("wait for the server when the question is not among them", async () => {
    expect(await cache.load(5, async () => serverPage(5))).toMatchObject({ number: 5 });
    await expect(cache.load(5, () => Promise.reject(new TypeError("offline")))).resolves.toMatchObject({ number: 5 });
    const empty = new StepCache(() => false);
    await expect(empty.load(5, () => Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
  });

  it("hold the answers given on the page, also when the server does not know them yet", async () => {
    isUnsent = true;
    cache.answer(1, "mine");
    expect(cache.marks()).toBe("100000");
    await cache.load(2, async () => serverPage(2));
    await Promise.resolve();
    expect(cache.marks()).toBe("100000");
    expect(answerOf(await cache.load(1, never))).toBe("mine");
  });

  it("do not fall back when the server spoke before it took the answer", async () => {
    let speak: (page: QuestionnairePage) => void = () => {};
    const loading = cache.load(5, () => new Promise((resolve) => (speak = resolve)));
    cache.answer(1, "mine");
    speak(serverPage(5));
    expect(marksOf(await loading)).toBe("100000");
  });

  it("take the server's word once it knows everything, so that another tab's answer shows", async () => {
    cache.answer(1, "mine");
    await cache.load(2, async () => serverPage(2, { 1: "theirs", 6: "theirs" }));
    await Promise.resolve();
    expect(cache.marks()).toBe("100001");
    expect(answerOf(await cache.load(1, never))).toBe("theirs");
  });

  it("ignore an answer of the server that a later one has overtaken", async () => {
    let speak: (page: QuestionnairePage) => void = () => {};
    void cache.load(2, () => new Promise((resolve) => (speak = resolve)));
    await cache.load(5, async () => serverPage(5, { 1: "new" }));
    speak(serverPage(2));
    await Promise.resolve();
    expect(cache.marks()).toBe("100000");
  });

  it("are forgotten when the questionnaire turns out to be completed", async () => {
    const completed: QuestionnairePage = { status: "completed", completedAt: "2026-11-21", completedOn: "today" };
    await cache.load(2, async () => completed);
    await Promise.resolve();
    expect(await cache.load(2, async () => completed)).toBe(completed);
  });

  it("tell their listeners of each change", () => {
    let calls = 0;
    const stop = cache.subscribe(() => calls++);
    cache.answer(1, "a");
    cache.learn(serverPage(2));
    stop();
    cache.answer(1, "b");
    expect(calls).toBe(2);
  });
});
