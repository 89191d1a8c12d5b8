import { z } from "zod";
import data from "./question-traits.json";

export const TRAITS = [
  "tradition",
  "faith",
  "openness",
  "sociability",
  "order",
  "thrift",
  "ambition",
  "family",
  "warmth",
  "adventure",
  "autonomy",
  "frankness",
  "commitment",
] as const;
const TraitSchema = z.enum(TRAITS);
export type Trait = z.infer<typeof TraitSchema>;
/** Where one member stands: around 0 for most, beyond 1 in either direction for the outspoken. */
export const TraitsSchema = z.record(TraitSchema, z.number());
export type Traits = Readonly<z.infer<typeof TraitsSchema>>;

/** What of a profile the answers must agree with. */
export const FACTS = ["religion", "relationshipGoal", "hasChildren", "wantsChildren", "anyChildren", "income"] as const;
const FactSchema = z.enum(FACTS);
export type Fact = z.infer<typeof FactSchema>;

const LoadingsSchema = z.partialRecord(TraitSchema, z.number().min(-2).max(2));
export type Loadings = z.infer<typeof LoadingsSchema>;

const AnswerValueSchema = z.union([z.string(), z.number(), z.boolean()]);

/** For each value of a fact, the answers that agree with it. A value that is not named allows all. */
const AllowedSchema = z.partialRecord(FactSchema, z.record(z.string(), z.array(AnswerValueSchema).min(1)));

const common = { facts: AllowedSchema.optional() };
const oneToThree = LoadingsSchema.refine((loadings) => {
  const count = Object.keys(loadings).length;
  return count >= 1 && count <= 3;
}, "One to three traits");

/**
 * How the traits lead to an answer:
 * - ordered: the answers stand in a row, and the weighted traits choose the place; `lean` moves everybody
 * - amount: the same, along the numbers from `from` to `to` in steps
 * - choice: each answer draws by its own traits; `notIf` rules it out for the named values of a fact
 */
const QuestionTraitsSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("ordered"), loadings: oneToThree, lean: z.number(), ...common }),
  z
    .strictObject({
      kind: z.literal("amount"),
      loadings: oneToThree,
      lean: z.number(),
      from: z.int(),
      to: z.int(),
      step: z.int().positive(),
      ...common,
    })
    .refine(({ from, to }) => from < to, "from must be below to"),
  z.strictObject({
    kind: z.literal("choice"),
    answers: z
      .array(
        z.strictObject({
          answer: z.string(),
          loadings: LoadingsSchema,
          notIf: z.partialRecord(FactSchema, z.array(z.string()).min(1)).optional(),
        }),
      )
      .min(2),
    ...common,
  }),
]);
export type QuestionTraits = z.infer<typeof QuestionTraitsSchema>;

const ModelSchema = z.strictObject({
  clusters: z.array(z.strictObject({ name: z.string(), share: z.number().positive(), means: TraitsSchema })).min(2),
  questions: z.record(z.string(), QuestionTraitsSchema),
});

const model = ModelSchema.parse(data);

/** Kinds of people, from which members are drawn with individual differences. */
export const clusters = model.clusters;
export const questionTraits: ReadonlyMap<string, QuestionTraits> = new Map(Object.entries(model.questions));
