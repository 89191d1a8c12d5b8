import { z } from "zod";
import { EDUCATION_LEVELS, INCOME_RANGES } from "~/features/profile/options";
import data from "./professions.json";

const IncomeSchema = z
  .int()
  .min(0)
  .max(INCOME_RANGES.length - 1);
const AgeSchema = z.int().min(18).max(100);

/** What somebody does for a living: the schooling and pay that go with it, at which age, and how they tell of it. */
const ProfessionSchema = z.strictObject({
  title: z.string().min(1).max(100),
  /** A level that is usual stands twice. */
  education: z.array(z.enum(EDUCATION_LEVELS)).min(1),
  /** From and to which of the income ranges, counted from 0. */
  income: z.tuple([IncomeSchema, IncomeSchema]),
  age: z.tuple([AgeSchema, AgeSchema]),
  lines: z.array(z.string()).min(2),
});

export type Profession = z.infer<typeof ProfessionSchema>;

export const PROFESSIONS: readonly Profession[] = z.array(ProfessionSchema).parse(data);
