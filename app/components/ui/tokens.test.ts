import { describe, expect, it } from "vitest";
import { darkTokens, lightTokens } from "../../../tailwind.config";

type Token = keyof typeof lightTokens;

const grounds: Token[] = ["canvas", "surface", "sunken"];
const words: Token[] = [
  "ink",
  "muted",
  "primary",
  "primary-strong",
  "success",
  "warning",
  "danger",
  "info",
  "silver",
  "gold",
  "platinum",
];
const onColour: [Token, Token][] = [
  ["on-primary", "primary"],
  ["on-primary", "primary-strong"],
  ["on-danger", "danger"],
  ["ink", "primary-soft"],
  ["muted", "primary-soft"],
  ["primary", "primary-soft"],
  ["primary-strong", "primary-soft"],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ["light", lightTokens],
  ["dark", darkTokens],
] as const)("%s colours", (_, tokens) => {
  const pairs: [Token, Token][] = [
    ...words.flatMap((word) => grounds.map((ground): [Token, Token] => [word, ground])),
    ...onColour,
  ];

  it.each(pairs)("%s can be read on %s", (word, ground) => {
    expect(contrast(tokens[word], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("the lines of controls are seen on %s", (ground) => {
    expect(contrast(tokens["control-line"], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});
