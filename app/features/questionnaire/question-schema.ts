import { z } from "zod";

/** The categories in the order in which members meet them. */
export const CATEGORIES = ["relationship", "religion", "financial", "family", "other"] as const;
export type Category = (typeof CATEGORIES)[number];

export const SCALE_MIN = 1;
export const SCALE_MAX = 5;
export const TEXT_ANSWER_MAX_LENGTH = 300;

const ID_PREFIX: Record<Category, string> = {
  relationship: "rel",
  religion: "rlg",
  financial: "fin",
  family: "fam",
  other: "oth",
};

/** How a question counts towards compatibility. `near` gives partial credit by distance, `same` only to equal answers. */
const scored = <Compare extends "near" | "same">(...compare: [Compare, ...Compare[]]) =>
  z.strictObject({
    weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    compare: z.enum(compare),
    why: z.string().trim().min(20).max(200),
  });

const base = {
  id: z.string().regex(/^[a-z]{3}-\d{3}$/),
  category: z.enum(CATEGORIES),
  question: z.string().trim().min(10).max(140),
};
const option = z.string().trim().min(1).max(59);
const isDistinct = (options: readonly string[]) => new Set(options).size === options.length;

const SelectQuestionSchema = z.strictObject({
  ...base,
  type: z.literal("select"),
  options: z.array(option).min(2).max(7).refine(isDistinct, "Options must be distinct"),
  scored: scored("near", "same").optional(),
});

const ScaleQuestionSchema = z.strictObject({
  ...base,
  type: z.literal("scale"),
  scored: scored("near").optional(),
});

const BooleanQuestionSchema = z.strictObject({
  ...base,
  type: z.literal("boolean"),
  scored: scored("same").optional(),
});

const NumberQuestionSchema = z
  .strictObject({
    ...base,
    type: z.literal("number"),
    min: z.int(),
    max: z.int(),
    scored: scored("near").optional(),
  })
  .refine(({ min, max }) => min < max, "min must be below max");

/** What a member writes freely is read by people and never scored. */
const TextQuestionSchema = z.strictObject({ ...base, type: z.literal("text") });

export const QuestionSchema = z
  .discriminatedUnion("type", [
    SelectQuestionSchema,
    ScaleQuestionSchema,
    BooleanQuestionSchema,
    NumberQuestionSchema,
    TextQuestionSchema,
  ])
  .refine(({ id, category }) => id.startsWith(`${ID_PREFIX[category]}-`), "The id must carry its category's prefix");

export type Question = Readonly<z.infer<typeof QuestionSchema>>;
export type QuestionType = Question["type"];
export type Scored = NonNullable<Extract<Question, { type: "select" }>["scored"]>;

/** What a browser or a client of the API gets to know of a question: everything but the scoring. */
export interface PublicQuestion {
  id: string;
  category: Category;
  question: string;
  type: QuestionType;
  options?: readonly string[];
  min?: number;
  max?: number;
}

export type Answer = string | number | boolean;
export type Responses = Record<string, Answer>;
