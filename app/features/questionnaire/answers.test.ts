import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questionnaireTexts as texts } from "~/texts/questionnaire";
import {
  answerSchema,
  keepValidResponses,
  missingQuestions,
  parseAnswer,
  parseFormAnswer,
  parseResponses,
  progress,
} from "./answers";
import type { Answer, Question, QuestionType } from "./question-schema";
import { questionById, questions } from "./questions";

function anyOf<Type extends QuestionType>(type: Type) {
  const found = questions.find((question): question is Extract<Question, { type: Type }> => question.type === type);
  if (!found) throw new Error(`There is no ${type} question`);
  return found;
}
const select = anyOf("select");
const scale = anyOf("scale");
const yesNo = anyOf("boolean");
const number = anyOf("number");
const text = anyOf("text");

/** Every right answer to a question. */
function rightAnswer(question: Question): fc.Arbitrary<Answer> {
  switch (question.type) {
    case "select":
      return fc.constantFrom(...question.options);
    case "scale":
      return fc.integer({ min: 1, max: 5 });
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.integer({ min: question.min, max: question.max });
    case "text":
      return fc.stringMatching(/^[a-z]{1,20}( [a-z]{1,20}){0,4}$/);
  }
}
const anyQuestion = fc.constantFrom(...questions);
const questionAndAnswer = anyQuestion.chain((question) => fc.tuple(fc.constant(question), rightAnswer(question)));
const rightResponses = fc
  .subarray([...questions])
  .chain((some) => fc.tuple(...some.map((question) => fc.tuple(fc.constant(question.id), rightAnswer(question)))))
  .map((entries) => Object.fromEntries(entries));

const ok = (answer: Answer) => ({ ok: true, answer });
const refused = (error: string) => ({ ok: false, error });

describe("parseAnswer", () => {
  it("takes every right answer as it is", () => {
    fc.assert(
      fc.property(questionAndAnswer, ([question, answer]) => {
        expect(parseAnswer(question, answer)).toEqual(ok(answer));
      }),
    );
  });

  it("never throws, and never lets anything but a plain value through", () => {
    fc.assert(
      fc.property(anyQuestion, fc.anything({ withNullPrototype: true }), (question, value) => {
        const parsed = parseAnswer(question, value);
        if (parsed.ok) expect(["string", "number", "boolean"]).toContain(typeof parsed.answer);
        else expect(parsed.error).not.toBe("");
      }),
    );
  });

  it("takes only the offered options", () => {
    expect(parseAnswer(select, "Something else")).toEqual(refused(texts.chooseOption));
    expect(parseAnswer(select, select.options[0]?.toUpperCase())).toEqual(refused(texts.chooseOption));
  });

  it.each([0, 6, 2.5, "3", true, Number.NaN, [3]])("refuses %s on the scale", (value) => {
    expect(parseAnswer(scale, value)).toEqual(refused(texts.chooseScale));
  });

  it.each(["true", 1, 0])("refuses %s for yes or no", (value) => {
    expect(parseAnswer(yesNo, value)).toEqual(refused(texts.chooseYesOrNo));
  });

  it.each([number.min - 1, number.max + 1, number.min + 0.5, Infinity, String(number.min)])(
    "refuses %s beside the range",
    (value) => {
      const error = texts.enterWholeNumber(number.min, number.max);
      expect(parseAnswer(number, value)).toEqual(refused(error));
      expect(error).toBe(`Please enter a whole number from ${number.min} to ${number.max}.`);
    },
  );

  it("trims what is written, and counts a line break once", () => {
    expect(parseAnswer(text, "  Tea and quiet.\r\n")).toEqual(ok("Tea and quiet."));
    expect(parseAnswer(text, "a\r\n".repeat(149) + "ab")).toMatchObject({ ok: true });
    expect(parseAnswer(text, "x".repeat(300))).toMatchObject({ ok: true });
    expect(parseAnswer(text, "x".repeat(301))).toEqual(refused("Please keep your answer to 300 characters."));
  });

  it.each(["   ", "\n\t", "\u200b\u200d"])("refuses text without anything to see", (value) => {
    expect(parseAnswer(text, value)).toEqual(refused(texts.writeAnswer));
  });

  it.each([undefined, null, ""])("asks for an answer where there is none (%s)", (value) => {
    for (const question of [select, scale, yesNo, number, text]) {
      expect(parseAnswer(question, value)).toEqual(refused(texts.answerMissing));
    }
  });

  it("refuses objects for every question, so that no operator reaches the database", () => {
    for (const question of questions) {
      expect(parseAnswer(question, { $gt: "" }).ok).toBe(false);
      expect(parseAnswer(question, [{ $ne: null }]).ok).toBe(false);
    }
  });
});

describe("answerSchema", () => {
  it("carries the same rule as parseAnswer", () => {
    fc.assert(
      fc.property(anyQuestion, fc.jsonValue(), (question, value) => {
        expect(parseAnswer(question, value).ok).toBe(answerSchema(question).safeParse(value).success);
      }),
    );
  });
});

describe("parseFormAnswer", () => {
  it("reads what a form posts for every right answer", () => {
    fc.assert(
      fc.property(questionAndAnswer, ([question, answer]) => {
        expect(parseFormAnswer(question, String(answer))).toEqual(ok(answer));
      }),
    );
  });

  it.each(["1e0", "0x1", "1.0", "one", "1 2", "+1", "١"])("does not take %s for a number", (value) => {
    expect(parseFormAnswer(number, value).ok).toBe(false);
    expect(parseFormAnswer(scale, value).ok).toBe(false);
  });

  it("allows spaces around a typed number", () => {
    expect(parseFormAnswer(number, ` ${number.max} `)).toEqual(ok(number.max));
  });

  it.each(["on", "yes", "TRUE", "1"])("does not take %s for yes or no", (value) => {
    expect(parseFormAnswer(yesNo, value)).toEqual(refused(texts.chooseYesOrNo));
  });

  it("refuses a file, a missing field and an empty one", () => {
    for (const question of [select, scale, yesNo, number, text]) {
      expect(parseFormAnswer(question, new File(["x"], "x.txt")).ok).toBe(false);
      expect(parseFormAnswer(question, null)).toEqual(refused(texts.answerMissing));
      expect(parseFormAnswer(question, "")).toEqual(refused(texts.answerMissing));
    }
  });
});

describe("parseResponses", () => {
  it("takes any part of the assessment", () => {
    fc.assert(
      fc.property(rightResponses, (responses) => {
        expect(parseResponses(responses)).toEqual({ ok: true, responses });
      }),
      { numRuns: 25 },
    );
  });

  it("never throws, and takes only known ids with plain values", () => {
    const keys = fc.oneof(fc.constantFrom(...questionById.keys()), fc.string());
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(keys, fc.jsonValue())), (value) => {
        const parsed = parseResponses(value);
        if (!parsed.ok) return;
        for (const [id, answer] of Object.entries(parsed.responses)) {
          expect(questionById.has(id)).toBe(true);
          expect(typeof answer).not.toBe("object");
        }
      }),
    );
  });

  it.each([null, undefined, 3, "{}", [], [["rel-001", "A marriage"]]])("refuses %j as a whole", (value) => {
    expect(parseResponses(value)).toEqual({ ok: false, message: texts.notAMap, fieldErrors: {} });
  });

  it("names every wrong answer, and takes none of the others", () => {
    const parsed = parseResponses({ [scale.id]: 9, [yesNo.id]: true, "rel-999": 1, "responses.rel-001": 1 });
    expect(parsed).toEqual({
      ok: false,
      message: texts.chooseScale,
      fieldErrors: {
        [scale.id]: [texts.chooseScale],
        "rel-999": [texts.unknownQuestion],
        "responses.rel-001": [texts.unknownQuestion],
      },
    });
  });

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "$where"])(
    "refuses the key %s and changes no prototype",
    (key) => {
      const parsed = parseResponses(JSON.parse(`{"${key}": {"polluted": true}}`));
      expect(parsed).toMatchObject({ ok: false, message: texts.unknownQuestion });
      expect(parsed.ok || Object.keys(parsed.fieldErrors)).toEqual([key]);
      expect(Object.getPrototypeOf({})).not.toHaveProperty("polluted");
    },
  );

  it("does not list the keys of a map with more entries than there are questions", () => {
    const flood = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key-${index}`, 1]));
    expect(parseResponses(flood)).toEqual({ ok: false, message: texts.unknownQuestion, fieldErrors: {} });
  });
});

describe("keepValidResponses", () => {
  it("keeps what is right of a stored draft and drops the rest", () => {
    const stored = { [scale.id]: 4, [yesNo.id]: "perhaps", "old-001": 2 };
    expect(keepValidResponses(stored)).toEqual({ [scale.id]: 4 });
    expect(keepValidResponses(null)).toEqual({});
  });
});

describe("missingQuestions and progress", () => {
  it("count up to the whole assessment", () => {
    expect(missingQuestions({})).toEqual(questions);
    expect(progress({})).toEqual({ answered: 0, total: 150, percent: 0 });

    const all = Object.fromEntries(questions.map(({ id }) => [id, true]));
    expect(missingQuestions(all)).toEqual([]);
    expect(progress(all)).toEqual({ answered: 150, total: 150, percent: 100 });
  });

  it("say 100 percent only when nothing is missing, and take no for an answer", () => {
    const allButOne = Object.fromEntries(questions.slice(1).map(({ id }) => [id, false]));
    expect(missingQuestions(allButOne)).toEqual([questions[0]]);
    expect(progress(allButOne)).toEqual({ answered: 149, total: 150, percent: 99 });
  });

  it("round down", () => {
    expect(progress({ [scale.id]: 3 })).toEqual({ answered: 1, total: 150, percent: 0 });
  });

  it("count no answers to questions that do not exist", () => {
    expect(progress({ "old-001": 2 }).answered).toBe(0);
  });
});
