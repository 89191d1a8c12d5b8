import { drawWeighted, type Random } from "../random";
import { GOAL_LINES } from "./goal-lines";
import { INTEREST_LINES } from "./interest-lines";
import { BELIEF_LINES, LIFE_LINES } from "./life-lines";
import { QUIRK_LINES } from "./quirk-lines";
import { Usage } from "./usage";
import type { Profession } from "./professions";

export type Interest = keyof typeof INTEREST_LINES;
export type Goal = keyof typeof GOAL_LINES;
export type Belief = keyof typeof BELIEF_LINES;

/** What a bio must agree with. */
export interface BioSubject {
  readonly age: number;
  readonly gender: "woman" | "man" | "nonbinary";
  readonly city: string;
  readonly profession: Profession;
  readonly interests: readonly Interest[];
  readonly goal: Goal;
  readonly belief: Belief;
  readonly hasChildren: boolean;
  readonly wantsChildren: boolean;
}

type Part = "job" | "interest" | "life" | "goal" | "quirk" | "belief";

/** The orders in which people tell of themselves, and how often. */
const SHAPES: readonly { readonly parts: readonly Part[]; readonly weight: number }[] = [
  { parts: ["job", "interest", "goal"], weight: 12 },
  { parts: ["interest", "job", "interest"], weight: 9 },
  { parts: ["quirk", "interest", "goal"], weight: 8 },
  { parts: ["life", "job", "interest", "goal"], weight: 10 },
  { parts: ["interest", "interest", "quirk"], weight: 8 },
  { parts: ["job", "quirk", "interest"], weight: 8 },
  { parts: ["interest", "life", "goal"], weight: 8 },
  { parts: ["quirk", "job", "interest", "goal"], weight: 8 },
  { parts: ["job", "interest", "interest", "goal"], weight: 8 },
  { parts: ["life", "interest", "interest", "quirk"], weight: 7 },
  { parts: ["interest", "goal", "quirk"], weight: 6 },
  { parts: ["belief", "interest", "job", "goal"], weight: 5 },
  { parts: ["job", "belief", "interest"], weight: 4 },
  { parts: ["life", "goal"], weight: 5 },
  { parts: ["quirk", "quirk", "job"], weight: 4 },
  { parts: ["interest", "job", "life", "quirk", "goal"], weight: 5 },
  { parts: ["job", "interest", "life", "interest", "goal"], weight: 5 },
  { parts: ["life", "job", "interest", "quirk", "interest", "goal"], weight: 4 },
  { parts: ["interest", "quirk", "job", "interest", "life"], weight: 4 },
  { parts: ["interest", "quirk"], weight: 4 },
  { parts: ["job", "goal"], weight: 4 },
  { parts: ["quirk"], weight: 2 },
  { parts: ["interest"], weight: 2 },
];

/** Work that already tells of an interest: a chef's bio does not add that its writer likes to cook. */
const TOLD_BY_WORK: readonly (readonly [RegExp, Interest])[] = [
  [/chef|baker/i, "Cooking"],
  [/yoga/i, "Yoga"],
  [/photographer/i, "Photography"],
  [/potter|illustrator|sculptor|art student|tattoo/i, "Art"],
  [/trainer/i, "Fitness"],
  [/game developer/i, "Gaming"],
  [/violist|music teacher|luthier/i, "Music"],
  [/sommelier/i, "Wine"],
  [/filmmaker/i, "Movies"],
  [/journalist|translator/i, "Writing"],
  [/tailor/i, "Fashion"],
  [/farmer|florist/i, "Gardening"],
  [/bookstore|librarian|literature/i, "Reading"],
  [/software|it support/i, "Technology"],
];

/** Two things that one person would not both say. */
const CLASHES: readonly (readonly [RegExp, RegExp])[] = [
  [/only child/i, /\b(sisters?|brothers?|siblings|nieces?|aunt|uncle)\b/i],
  [/introvert/i, /extrovert|first on the dance floor/i],
  [/night owl|late for bed/i, /morning|before breakfast|sunrise|at dawn|dawn\b/i],
  [/widowed|divorced|marry once more/i, /fresh out of something/i],
  [/widowed/i, /divorced|marry once more/i],
  [/retired|nursed for decades/i, /before work|my job|boss|work ward|after work/i],
  [/\bearly\b/i, /\bearly\b/i],
  [/bakery/i, /bakery/i],
  [/kitchen/i, /kitchen/i],
  [/\bsoup\b/i, /\bsoup\b/i],
  [/\btea\b/i, /\btea\b/i],
  [/\bdogs?\b/i, /\bdogs?\b/i],
  [/for a living/i, /for a living/i],
  [/looking for/i, /looking for/i],
];

export const BIO_LENGTH = { min: 50, max: 500 } as const;

/** Writes bios that do not repeat one another more than they must. */
export class BioWriter {
  readonly #lines = new Usage<string>();
  readonly #written = new Set<string>();

  write(subject: BioSubject, random: Random): string {
    for (;;) {
      const bio = this.#compose(subject, random);
      if (bio.length < BIO_LENGTH.min || bio.length > BIO_LENGTH.max || this.#written.has(bio)) continue;
      this.#written.add(bio);
      return bio;
    }
  }

  #compose(subject: BioSubject, random: Random): string {
    const told = TOLD_BY_WORK.filter(([title]) => title.test(subject.profession.title)).map(([, interest]) => interest);
    const interests = subject.interests.filter((interest) => !told.includes(interest));
    const { parts } = drawWeighted(SHAPES, ({ weight }) => weight, random);
    const sentences: string[] = [];
    for (const part of parts) {
      const sentence = this.#draw(part, subject, interests, sentences.join(" "), random);
      if (sentence) sentences.push(sentence);
    }
    return sentences.join(" ");
  }

  #draw(part: Part, subject: BioSubject, interests: Interest[], before: string, random: Random): string | null {
    const interest = part === "interest" ? takeOne(interests, random) : null;
    const lines = linesOf(part, subject, interest).filter(
      (line) => suits(line, subject) && !CLASHES.some((pair) => clash(pair, before, line)),
    );
    if (lines.length === 0) return null;
    const line = this.#lines.draw(lines, random);
    return fill(textOf(line), subject.city, random);
  }
}

function linesOf(part: Part, { profession, goal, belief }: BioSubject, interest: Interest | null): readonly string[] {
  switch (part) {
    case "job":
      return profession.lines;
    case "interest":
      return interest ? INTEREST_LINES[interest] : [];
    case "life":
      return LIFE_LINES;
    case "goal":
      return GOAL_LINES[goal];
    case "belief":
      return BELIEF_LINES[belief];
    case "quirk":
      return QUIRK_LINES;
  }
}

/** Takes one of the interests out of the list, so that the next sentence is about another. */
function takeOne(interests: Interest[], random: Random): Interest | null {
  const [taken] = interests.splice(Math.floor(random() * interests.length), 1);
  return taken ?? null;
}

const textOf = (line: string) => line.replace(/\|[^|{}]*$/, "");

/** Whether what follows a line's bar, if anything, holds for the person. */
function suits(line: string, subject: BioSubject): boolean {
  const marks = /\|([^|{}]*)$/.exec(line)?.[1]?.split(" ") ?? [];
  return marks.every((mark) => {
    const [name, years] = mark.split(":");
    switch (name) {
      case "woman":
      case "man":
        return subject.gender === name;
      case "kids":
        return subject.hasChildren;
      case "nokids":
        return !subject.hasChildren;
      case "wants":
        return subject.wantsChildren;
      case "nowant":
        return !subject.wantsChildren;
      case "from":
        return subject.age >= Number(years);
      case "to":
        return subject.age <= Number(years);
      default:
        throw new Error(`Unknown mark ${mark} in: ${line}`);
    }
  });
}

function clash([one, other]: readonly [RegExp, RegExp], before: string, line: string): boolean {
  return (one.test(before) && other.test(line)) || (other.test(before) && one.test(line));
}

/** Puts the city in and chooses one of each `{a|b}`. */
function fill(text: string, city: string, random: Random): string {
  return text.replaceAll("{city}", city).replace(/\{([^{}]+)\}/g, (_, choices: string) => {
    const all = choices.split("|");
    return all[Math.floor(random() * all.length)] ?? "";
  });
}
