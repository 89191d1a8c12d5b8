import { expect, test } from "vitest";
import { soundsOf } from "./sounds";

test.each([
  ["quatre", "katre"],
  ["trente", "trante"],
  ["vingt", "vin"],
  ["ocho", "hocho"],
  ["nueve", "nuebe"],
  ["vier", "fir"],
  ["cinq", "sink"],
  ["six", "siss"],
])("%s and %s sound the same", (word, misspelt) => {
  expect(soundsOf(misspelt)).toBe(soundsOf(word));
});

test.each([
  ["dos", "doce"],
  ["six", "seis"],
  ["sechs", "sept"],
])("%s and %s sound different", (word, other) => {
  expect(soundsOf(other)).not.toBe(soundsOf(word));
});
