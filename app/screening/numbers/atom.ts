/** A piece of a number as somebody wrote it: figures, a number word, or letters drawn like figures. */
export interface Atom {
  readonly digits: string;
  /** Its tokens (the end is exclusive). */
  readonly from: number;
  readonly to: number;
  readonly kind: "figures" | "word" | "drawn" | "weak";
  /** Letters glued to figures: "km" in "10km", "ba" in "ba2490". */
  readonly prefix: string;
  readonly suffix: string;
}

const FIGURE_OF_LETTER: Readonly<Record<string, string>> = {
  o: "0",
  i: "1",
  l: "1",
  z: "2",
  s: "5",
  b: "8",
  g: "9",
  q: "9",
};

/** A piece without letters at it. */
export function plainAtom(digits: string, at: number, kind: Atom["kind"], length = 1): Atom {
  return { digits, from: at, to: at + length, kind, prefix: "", suffix: "" };
}

/** The figures that letters look like. */
export function figuresOf(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => FIGURE_OF_LETTER[letter] ?? "");
}
