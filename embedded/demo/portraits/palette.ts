/** Colours of the portraits: the product's tokens and calm neighbours of them. */
export const INK = "#2A1830";

export interface Tone {
  readonly skin: string;
  /** Cheeks and lips of this skin. */
  readonly blush: string;
  readonly lips: string;
}

/** From light to dark. */
export const SKIN = {
  porcelain: { skin: "#FBE0CF", blush: "#F0A79A", lips: "#B9545A" },
  light: { skin: "#F6D0B4", blush: "#EA9A84", lips: "#B24F52" },
  warm: { skin: "#EFC09A", blush: "#DE8A6C", lips: "#A8484A" },
  olive: { skin: "#DFAA7C", blush: "#C97A58", lips: "#9A4142" },
  tan: { skin: "#C98F62", blush: "#B4674A", lips: "#8C3A3E" },
  brown: { skin: "#A86D47", blush: "#954F38", lips: "#732C33" },
  deep: { skin: "#8E5A3E", blush: "#7C3F31", lips: "#6B2630" },
  ebony: { skin: "#784B35", blush: "#63302A", lips: "#56202A" },
} as const satisfies Record<string, Tone>;

export const HAIR = {
  black: "#241A20",
  espresso: "#38241F",
  brown: "#5A3A2C",
  chestnut: "#7A4A30",
  auburn: "#8C4128",
  copper: "#B5602E",
  honey: "#B98A4E",
  blond: "#D9B673",
  steel: "#6E6A70",
  grey: "#9A969A",
  silver: "#C4C0C2",
  white: "#E6E1DE",
} as const;

export type SkinName = keyof typeof SKIN;
export type HairName = keyof typeof HAIR;

/** Cloth colours, each with a darker shade for bands and folds, and whether it belongs to the warm or the cool half. */
export const CLOTH = {
  wine: { main: "#8E2453", dark: "#6E1840", family: "rose" },
  plum: { main: "#5B3A66", dark: "#452A4E", family: "violet" },
  navy: { main: "#31405F", dark: "#232F48", family: "blue" },
  slate: { main: "#5F7191", dark: "#4A5A7A", family: "blue" },
  sky: { main: "#A9BDD3", dark: "#87A0BC", family: "blue" },
  forest: { main: "#2F6B50", dark: "#1F5340", family: "green" },
  sage: { main: "#8FA88F", dark: "#728C73", family: "green" },
  camel: { main: "#C2A076", dark: "#A3825A", family: "sand" },
  cream: { main: "#F3E9DC", dark: "#DCCBB6", family: "sand" },
  rust: { main: "#B65C3C", dark: "#94462B", family: "orange" },
  mustard: { main: "#CFA143", dark: "#AE8330", family: "orange" },
  blush: { main: "#E5B5AE", dark: "#CE958E", family: "rose" },
  charcoal: { main: "#453E49", dark: "#322C36", family: "grey" },
  stone: { main: "#A49B97", dark: "#867D79", family: "grey" },
  white: { main: "#FBF7F4", dark: "#DED3CC", family: "sand" },
} as const;

export type ClothName = keyof typeof CLOTH;
export type ColourFamily = (typeof CLOTH)[ClothName]["family"];
