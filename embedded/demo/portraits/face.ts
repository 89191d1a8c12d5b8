import { keysOf } from "../keys-of";
import { drawWeighted, type Random } from "../random";
import { HAIR, INK, SKIN, type HairName, type SkinName } from "./palette";

export type Presentation = "woman" | "man" | "nonbinary";
export type Beard = "none" | "stubble" | "short" | "goatee" | "moustache";

/** What stays the same in all pictures of one person. Numbers are the style's variants. */
export interface Face {
  readonly skin: SkinName;
  readonly hair: HairName;
  readonly hairStyle: number;
  readonly head: number;
  readonly eyes: number;
  readonly brows: number;
  readonly browColour: string;
  readonly nose: number;
  readonly beard: Beard;
  readonly glasses: number | null;
  readonly glassesColour: string;
  readonly earrings: number | null;
  readonly hasFreckles: boolean;
  readonly hasLipstick: boolean;
  readonly lipColour: string;
  /** 0: a young face, 1: first lines, 2: lines of age. */
  readonly lines: 0 | 1 | 2;
}

/** Where a family's looks come from, as far as a drawing shows it. */
export interface Looks {
  readonly skins: Readonly<Partial<Record<SkinName, number>>>;
  readonly hairs: Readonly<Partial<Record<HairName, number>>>;
  readonly texture: "straight" | "wavy" | "coiled";
}

export interface Sitter {
  readonly presentation: Presentation;
  readonly age: number;
  readonly looks: Looks;
}

const YOUNG_ONLY = [26, 48];
const MATURE_ONLY = [25];

/** The style's hair variants that suit an adult's portrait, by presentation and texture. */
const HAIR_STYLES: Record<Presentation, Record<Looks["texture"], readonly number[]>> = {
  woman: {
    straight: [6, 10, 11, 13, 14, 15, 16, 17, 19, 21, 23, 26, 29, 31, 33, 37, 38, 42, 46, 48],
    wavy: [6, 10, 13, 14, 15, 17, 18, 20, 21, 23, 24, 29, 31, 32, 35, 37, 38, 42, 46],
    coiled: [5, 18, 24, 24, 28, 32, 32, 35, 35, 38, 42, 44],
  },
  man: {
    straight: [1, 2, 3, 4, 6, 7, 8, 12, 25, 28, 33, 36, 43, 47],
    wavy: [1, 2, 3, 4, 8, 9, 9, 12, 20, 22, 25, 28, 36],
    coiled: [1, 5, 9, 22, 22, 25, 28, 28, 39, 39, 44, 47],
  },
  nonbinary: {
    straight: [4, 6, 7, 11, 12, 17, 20, 28, 33, 36, 38, 43],
    wavy: [4, 5, 6, 9, 11, 12, 17, 18, 20, 22, 36, 38],
    coiled: [5, 9, 22, 28, 39, 44],
  },
};

const BROWS: Record<Presentation, readonly number[]> = {
  woman: [2, 5, 7, 9],
  man: [3, 7, 9, 10, 10],
  nonbinary: [2, 3, 7, 9, 10],
};

const EYES: Record<Presentation, readonly number[]> = {
  woman: [2, 4, 6, 8, 10, 11, 11, 12, 20, 23, 23],
  man: [4, 6, 8, 12, 14, 17, 20],
  nonbinary: [4, 6, 8, 11, 12, 14, 20],
};

const BEARDS: Record<Beard, number> = { none: 46, stubble: 24, short: 20, goatee: 6, moustache: 4 };
const GLASSES_COLOURS = [INK, INK, "#6B3A2A", "#8E2453", "#31405F"];

const pick = <Item>(items: readonly Item[], random: Random): Item => drawWeighted(items, () => 1, random);
const chance = (share: number, random: Random): boolean => random() < share;

function pickBy<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>, random: Random): Name {
  return drawWeighted(keysOf(weights), (name) => weights[name] ?? 0, random);
}

/** Draws the face of a person of this age and these looks. */
export function drawFace({ presentation, age, looks }: Sitter, random: Random): Face {
  const skin = pickBy(looks.skins, random);
  const grown = pickBy(looks.hairs, random);
  const hair = turnGrey(grown, presentation, age, random);
  const styles = HAIR_STYLES[presentation][looks.texture].filter(
    (style) => (age < 28 || !YOUNG_ONLY.includes(style)) && (age >= 42 || !MATURE_ONLY.includes(style)),
  );
  const hasBeardGrowth = presentation === "man" || (presentation === "nonbinary" && chance(0.25, random));
  const beard = hasBeardGrowth ? drawBeardKind(age, random) : "none";
  const isFeminine =
    presentation === "woman" || (presentation === "nonbinary" && beard === "none" && chance(0.4, random));
  const hasGlasses = chance(age > 48 ? 0.36 : 0.2, random);
  const isFair = skin === "porcelain" || skin === "light";
  return {
    skin,
    hair,
    hairStyle: pick(styles, random),
    // The drawn beards follow the jaws of heads three and four.
    head: beard === "none" ? pick([1, 2, 3, 3, 4, 4, 4], random) : pick([3, 4], random),
    eyes: pick(EYES[presentation], random),
    brows: pick(BROWS[presentation], random),
    browColour: browColourOf(hair),
    nose: pick([1, 1, 2, 3, 4, 4, 5, 5, 6], random),
    beard,
    glasses: hasGlasses ? pick([1, 3, 3, 4], random) : null,
    glassesColour: pick(GLASSES_COLOURS, random),
    earrings: isFeminine && chance(0.6, random) ? pick([2, 3], random) : null,
    hasFreckles: chance(isFair && (hair === "copper" || hair === "auburn") ? 0.6 : isFair ? 0.12 : 0.03, random),
    hasLipstick: isFeminine && chance(0.7, random),
    lipColour: SKIN[skin].lips,
    lines: age < 40 ? 0 : age < 54 ? 1 : 2,
  };
}

function turnGrey(hair: HairName, presentation: Presentation, age: number, random: Random): HairName {
  const share = age < 42 ? 0 : age < 46 ? 0.14 : age < 54 ? 0.42 : age < 62 ? 0.75 : 0.93;
  const isColoured = presentation === "woman" && chance(0.4, random);
  if (isColoured || !chance(share, random)) return hair;
  if (age < 54) return pick(["steel", "steel", "grey"], random);
  if (age < 62) return pick(["steel", "grey", "silver"], random);
  return pick(["grey", "silver", "silver", "white"], random);
}

function drawBeardKind(age: number, random: Random): Beard {
  const weight = (kind: Beard) => (kind === "stubble" && age > 60 ? 8 : BEARDS[kind]);
  return drawWeighted(keysOf(BEARDS), weight, random);
}

function browColourOf(hair: HairName): string {
  switch (hair) {
    case "blond":
    case "honey":
      return HAIR.chestnut;
    case "copper":
      return HAIR.auburn;
    case "grey":
    case "silver":
    case "white":
      return HAIR.steel;
    default:
      return HAIR[hair];
  }
}
