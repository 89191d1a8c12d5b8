import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAnswer, parseFormAnswer } from "./answers";
import { looksAnswered, toFieldText } from "./question-view";
import { questionViews, sections } from "./question-views.server";
import { questions } from "./questions";

const pairs = questions.flatMap((question, index) => {
  const view = questionViews[index];
  return view ? [{ question, view }] : [];
});

describe("what the screen gets of a question", () => {
  it("is its words and answers, and nothing of how it counts", () => {
    expect(pairs).toHaveLength(150);
    for (const { question, view } of pairs) {
      expect(view).toMatchObject({ id: question.id, text: question.question });
      expect(Object.keys(view)).not.toContain("scored");
    }
  });

  it("names all five points of a scale in words, with the keys 1 to 5", () => {
    const scale = pairs.find(({ question }) => question.type === "scale");
    expect(scale?.view).toMatchObject({
      choices: [
        { value: "1", label: "Strongly Disagree", key: "1" },
        { value: "2", label: "Disagree", key: "2" },
        { value: "3", label: "Neutral", key: "3" },
        { value: "4", label: "Agree", key: "4" },
        { value: "5", label: "Strongly Agree", key: "5" },
      ],
    });
  });

  it("offers exactly the answers that the server takes", () => {
    for (const { question, view } of pairs) {
      if (view.kind !== "choice") continue;
      for (const { value } of view.choices) expect(parseFormAnswer(question, value).ok).toBe(true);
      expect(new Set(view.choices.map(({ key }) => key)).size).toBe(view.choices.length);
    }
  });

  it("places every question in the section of its category", () => {
    for (const { label, first, last } of sections) {
      expect(questionViews.slice(first - 1, last).every(({ category }) => category === label)).toBe(true);
    }
    expect(sections.map(({ first, last }) => last - first + 1).reduce((sum, count) => sum + count)).toBe(150);
  });
});

describe("an answer in a form field", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.integer({ min: -50, max: 3_000 }).map(String),
    fc.constantFrom("true", "3", " 4 ", "", "1e1", "2.0", "\u200b", "a\r\nb", "x".repeat(300), "x".repeat(301)),
    fc.constantFrom("\n".repeat(300) + "x", "x".repeat(298) + "\r\nx", `  ${"x".repeat(300)}  `),
  );
  /** A question with what its field may hold: radios hold one of their values or nothing. */
  const filledField = fc.constantFrom(...pairs).chain(({ question, view }) =>
    fc.record({
      question: fc.constant(question),
      view: fc.constant(view),
      text: view.kind === "choice" ? fc.constantFrom("", ...view.choices.map(({ value }) => value)) : typed,
    }),
  );

  it("opens the way to the next question exactly when the server takes it", () => {
    fc.assert(
      fc.property(filledField, ({ question, view, text }) => {
        expect(looksAnswered(view, text)).toBe(parseFormAnswer(question, text).ok);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is what the stored answer was written as", () => {
    fc.assert(
      fc.property(filledField, ({ question, text }) => {
        const parsed = parseFormAnswer(question, text);
        if (!parsed.ok) return;
        expect(parseFormAnswer(question, toFieldText(parsed.answer))).toEqual(parseAnswer(question, parsed.answer));
      }),
      { numRuns: 2_000 },
    );
  });
});
