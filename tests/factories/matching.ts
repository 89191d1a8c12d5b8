import fc from "fast-check";
import type { Category, Factor, MatchingQuestion } from "~/matching/factors";

const category = fc.constantFrom<Category>("relationship", "religion", "financial", "family", "other");
const weight = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
const compare = fc.constantFrom<"near" | "same">("near", "same");

/** What makes a question, but for its place in the list. */
const body: fc.Arbitrary<Omit<MatchingQuestion, "id" | "category" | "question">> = fc.oneof(
  fc.record({
    type: fc.constant("select" as const),
    options: fc.integer({ min: 2, max: 7 }).map((count) => Array.from({ length: count }, (_, at) => `Option ${at}`)),
    scored: fc.record({ weight, compare }),
  }),
  fc.record({
    type: fc.constant("scale" as const),
    scored: fc.record({ weight, compare: fc.constant("near" as const) }),
  }),
  fc.record({
    type: fc.constant("boolean" as const),
    scored: fc.record({ weight, compare: fc.constant("same" as const) }),
  }),
  fc
    .record({
      min: fc.integer({ min: -20, max: 60 }),
      width: fc.integer({ min: 1, max: 2000 }),
      scored: fc.record({ weight, compare: fc.constant("near" as const) }),
    })
    .map(({ min, width, scored }) => ({ type: "number" as const, min, max: min + width, scored })),
  fc.constant({ type: "text" as const }),
);

/** A questionnaire of some questions, at least one of them scored. */
export const questionnaires: fc.Arbitrary<MatchingQuestion[]> = fc
  .array(fc.record({ body, category }), { minLength: 1, maxLength: 30, size: "max" })
  .filter((all) => all.some((one) => one.body.scored))
  .map((all) =>
    all.map((one, index) => ({
      ...one.body,
      category: one.category,
      id: `q-${String(index).padStart(3, "0")}`,
      question: `Statement ${index}.`,
    })),
  );

/** Answers to a questionnaire; some are left out unless `complete`. */
export function answersTo(
  questions: readonly MatchingQuestion[],
  { complete = false } = {},
): fc.Arbitrary<Record<string, string | number | boolean>> {
  const shape = Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]));
  if (complete) return fc.record(shape);
  return fc.record(shape, { requiredKeys: [] }).map((answers) =>
    // Left out, not undefined: that is how answers are stored.
    Object.fromEntries(Object.entries(answers).flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]]))),
  );
}

function answerTo({ type, options = [], min = 0, max = 0 }: MatchingQuestion): fc.Arbitrary<string | number | boolean> {
  if (type === "select") return fc.constantFrom(...options);
  if (type === "scale") return fc.integer({ min: 1, max: 5 });
  if (type === "boolean") return fc.boolean();
  if (type === "number") return fc.integer({ min, max });
  return fc.string();
}

/** Codes that members may have; 0, unanswered, among them unless `complete`. */
export function codesFor(factors: readonly Factor[], { complete = false } = {}): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(...factors.map(({ levels }) => fc.integer({ min: complete ? 1 : 0, max: levels })))
    .map((codes) => Uint8Array.from(codes));
}
