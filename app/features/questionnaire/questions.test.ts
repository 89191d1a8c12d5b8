import { describe, expect, it } from "vitest";
import { QuestionSchema } from "./question-schema";
import { CATEGORIES, CATEGORY_LABELS, publicQuestion, questionById, questions } from "./questions";

const select = {
  id: "rel-001",
  category: "relationship",
  question: "Which of these two do you prefer?",
  type: "select",
  options: ["This", "That"],
};
const why = "A sentence that says why agreement matters.";
const passes = (question: unknown) => QuestionSchema.safeParse(question).success;

describe("the assessment", () => {
  it("has 150 questions, 30 a category, in the categories' order", () => {
    expect(questions).toHaveLength(150);
    expect(questions.map(({ category }) => category)).toEqual(
      CATEGORIES.flatMap((category) => Array.from({ length: 30 }, () => category)),
    );
  });

  it("numbers the questions of a category from 001 on", () => {
    const prefixes = ["rel", "rlg", "fin", "fam", "oth"];
    const ids = prefixes.flatMap((prefix) =>
      Array.from({ length: 30 }, (_, index) => `${prefix}-${String(index + 1).padStart(3, "0")}`),
    );
    expect(questions.map(({ id }) => id)).toEqual(ids);
  });

  it.each(CATEGORIES)("mixes all five types in %s, with few to write", (category) => {
    const count = (type: string) => questions.filter((each) => each.category === category && each.type === type).length;
    expect(count("text")).toBe(2);
    expect(count("number")).toBeGreaterThanOrEqual(2);
    expect(count("number")).toBeLessThanOrEqual(3);
    for (const type of ["select", "scale", "boolean"]) expect(count(type)).toBeGreaterThanOrEqual(6);
  });

  it("scores between 120 and 130 of them, each for a reason of its own", () => {
    const reasons = questions.flatMap((question) =>
      question.type !== "text" && question.scored ? [question.scored.why] : [],
    );
    expect(reasons.length).toBeGreaterThanOrEqual(120);
    expect(reasons.length).toBeLessThanOrEqual(130);
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const reason of reasons) expect(reason, reason).toMatch(/^[A-Z][^.!?]+\.$/);
  });

  it("asks nothing twice", () => {
    for (const [index, one] of questions.entries()) {
      for (const other of questions.slice(index + 1)) {
        const likeness = jaccard(tokens(one.question), tokens(other.question));
        expect(likeness, `${one.question} ~ ${other.question}`).toBeLessThan(0.4);
      }
    }
  });

  it("words statements to agree with as statements, and all else as questions", () => {
    for (const { type, question } of questions) {
      expect(question, question).toMatch(type === "scale" ? /^[A-Z][^?!]+\.$/ : /^[A-Z][^!]+\?$/);
    }
  });

  it("offers three to seven short options", () => {
    for (const question of questions) {
      if (question.type !== "select") continue;
      expect(question.options.length, question.id).toBeGreaterThanOrEqual(3);
      expect(question.options.length, question.id).toBeLessThanOrEqual(7);
      for (const option of question.options) expect(option.length, option).toBeLessThan(60);
    }
  });

  it("names what a number counts", () => {
    for (const { type, question } of questions) {
      if (type === "number")
        expect(question).toMatch(
          /^(How many|(On|For) how many|Of your five closest friends|What percentage|At what age|Up to how)/,
        );
    }
  });

  it("invites nobody to tell how to be found or reached", () => {
    const forbidden =
      /phone|e-?mail|instagram|snapchat|whatsapp|telegram|facebook|tiktok|twitter|linkedin|discord|\bhandle|user ?name|surname|last name|full name|address|post ?code|zip|employer|company name|website|contact|\bname of\b|what is (the|your) .*name/i;
    for (const question of questions) {
      const shown = [question.question, ...(question.type === "select" ? question.options : [])].join(" ");
      expect(shown).not.toMatch(forbidden);
    }
  });
});

describe("questionById", () => {
  it("finds every question, and none under the names of Object's own properties", () => {
    for (const question of questions) expect(questionById.get(question.id)).toBe(question);
    expect(questionById.get("__proto__")).toBeUndefined();
    expect(questionById.get("constructor")).toBeUndefined();
  });
});

describe("publicQuestion", () => {
  it("tells what is needed to ask, and never the scoring", () => {
    for (const question of questions) {
      const expected = ["id", "category", "question", "type"];
      if (question.type === "select") expected.push("options");
      if (question.type === "number") expected.push("min", "max");
      expect(Object.keys(publicQuestion(question))).toEqual(expected);
    }
  });
});

describe("CATEGORY_LABELS", () => {
  it("has a word for each category", () => {
    expect(CATEGORIES.map((category) => CATEGORY_LABELS[category])).toEqual([
      "Relationship",
      "Religion",
      "Financial",
      "Family",
      "Other",
    ]);
  });
});

describe("QuestionSchema", () => {
  it("takes a whole question", () => {
    expect(passes({ ...select, scored: { weight: 2, compare: "same", why } })).toBe(true);
  });

  it.each([
    ["options that repeat", { ...select, options: ["This", "This"] }],
    ["a single option", { ...select, options: ["This"] }],
    ["options where none belong", { ...select, type: "boolean" }],
    ["a range that is empty", { ...select, type: "number", options: undefined, min: 4, max: 4 }],
    ["an id of another category", { ...select, id: "fin-001" }],
    ["a weight beyond 3", { ...select, scored: { weight: 4, compare: "same", why } }],
    ["a reason that is missing", { ...select, scored: { weight: 1, compare: "same" } }],
    ["a field that nobody knows", { ...select, step: 5 }],
  ])("refuses %s", (_, question) => {
    expect(passes(question)).toBe(false);
  });

  it("refuses to score what is written freely", () => {
    const text = { id: "rel-002", category: "relationship", question: "What do you like best?", type: "text" };
    expect(passes(text)).toBe(true);
    expect(passes({ ...text, scored: { weight: 1, compare: "same", why } })).toBe(false);
  });

  it("refuses partial credit for yes and no", () => {
    const yesNo = { id: "rel-003", category: "relationship", question: "Do you like it here?", type: "boolean" };
    expect(passes({ ...yesNo, scored: { weight: 1, compare: "same", why } })).toBe(true);
    expect(passes({ ...yesNo, scored: { weight: 1, compare: "near", why } })).toBe(false);
  });
});

const FILLERS = new Set(
  "a an and are as at be by can could do does for from had has have how i if in is it like many me most much my of on or our partner should that the their them they this to two up was what when where which who with without would you your".split(
    " ",
  ),
);

/** The words that carry a question's meaning, without their commonest endings. */
function tokens(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => !FILLERS.has(word)).map((word) => word.replace(/(ing|ed|ly|s)$/, "")));
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
