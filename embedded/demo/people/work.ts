import { INCOME_RANGES } from "~/features/profile/options";
import { drawWeighted, type Random } from "../random";
import { PROFESSIONS, type Profession } from "./professions";
import type { Usage } from "./usage";

type Income = (typeof INCOME_RANGES)[number];

export interface Work {
  readonly profession: Profession;
  readonly education: Profession["education"][number];
  readonly income: Income;
}

/** Which weight a profession has whose pay begins or ends so many ranges away from the wanted income. */
const WEIGHT_BY_DISTANCE = [1, 0.3, 0.06];

/** Draws work for somebody of this age who would earn about this much; schooling and pay go with the work. */
export function drawWork(age: number, wanted: Income, usage: Usage<Profession>, random: Random): Work {
  const level = INCOME_RANGES.indexOf(wanted);
  const open = PROFESSIONS.filter(({ age: [from, to] }) => age >= from && age <= to);
  const profession = usage.draw(open, random, ({ income: [low, high] }) => {
    const distance = Math.max(low - level, level - high, 0);
    return WEIGHT_BY_DISTANCE[distance] ?? 0.01;
  });
  const [low, high] = profession.income;
  const income = INCOME_RANGES[Math.min(high, Math.max(low, level))] ?? wanted;
  const schooling = profession.education.filter((education) => age >= (EARLIEST[education] ?? 0));
  const education = drawWeighted(schooling.length > 0 ? schooling : profession.education, () => 1, random);
  return { profession, education, income };
}

/** The age at which a degree can be finished. */
const EARLIEST: Readonly<Partial<Record<Work["education"], number>>> = {
  "Bachelor's Degree": 21,
  "Master's Degree": 24,
  PhD: 27,
};
