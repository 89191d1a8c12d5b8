import { drawWeighted, type Random } from "../random";
import type { Goal } from "./bio";

export type Gender = "woman" | "man" | "nonbinary";

/** The optional part of a profile; what is absent restricts nothing. */
export interface Preferences {
  readonly gender?: Gender;
  readonly interestedIn?: Gender[];
  readonly preferredAgeMin?: number;
  readonly preferredAgeMax?: number;
  readonly preferredGoals?: Goal[];
}

const ALIKE: Readonly<Record<Goal, readonly Goal[]>> = {
  marriage: ["marriage", "long_term"],
  long_term: ["long_term", "marriage"],
  casual: ["casual", "long_term"],
  friendship: ["friendship", "casual", "long_term"],
};

const other = (gender: Gender): Gender => (gender === "woman" ? "man" : "woman");

function drawInterestedIn(gender: Gender, random: Random): Gender[] {
  const all: Gender[] = ["woman", "man", "nonbinary"];
  if (gender === "nonbinary") return random() < 0.7 ? all : [random() < 0.5 ? "woman" : "man", "nonbinary"];
  const choices: readonly { readonly who: Gender[]; readonly share: number }[] = [
    { who: [other(gender)], share: 74 },
    { who: [gender], share: 9 },
    { who: ["woman", "man"], share: 8 },
    { who: all, share: 9 },
  ];
  return drawWeighted(choices, ({ share }) => share, random).who;
}

/** Draws whom somebody would like to meet. Some leave questions open, as real members do. */
export function drawPreferences(gender: Gender, age: number, goal: Goal, random: Random): Preferences {
  const reach = 3 + Math.floor(random() * (age / 4));
  const lean = Math.floor(random() * 5) - 2;
  const goals = ALIKE[goal].slice(0, 1 + Math.floor(random() * ALIKE[goal].length));
  return {
    ...(random() < 0.95 ? { gender } : {}),
    ...(random() < 0.85 ? { interestedIn: drawInterestedIn(gender, random) } : {}),
    ...(random() < 0.8
      ? { preferredAgeMin: Math.max(20, age - reach + lean), preferredAgeMax: Math.min(99, age + reach + lean + 2) }
      : {}),
    ...(random() < 0.4 ? { preferredGoals: goals } : {}),
  };
}
