import fc from "fast-check";
import { expect, test } from "vitest";
import { screen, screenNext } from "./screening";

const PARTS = [
  "a",
  "5 ",
  "a@",
  "a.",
  "@abc ",
  "on insta ",
  "my ig is ",
  "at at ",
  "1,",
  "five",
  "\u0301",
  " \n",
  "ж",
  "🍎",
  "a ",
  "1-",
  "a dot ",
  "x at gmail ",
  "add me on ",
  "((",
  "a#1234 ",
  "five ",
  "abcdefgh ",
  "sn@p ",
  "QUJD",
  ".- ",
  "12 may ",
  "my number ",
  "a1",
  "_",
  "a.com ",
  "//",
  "%41",
  "&#65;",
  "6-4 ",
  "1.",
  "same name ",
  "5 and ",
  "5x",
  "0",
  "01",
  "i",
  "-",
  "username ",
  "555-0142 ",
  "base64 ",
  "double ",
  "twenty ",
  "hxxp://",
  "gmail ",
  "com ",
  ":",
  "+",
  "backwards ",
  "\ufeff",
  "instagra",
  "$",
];

const SMALL = 2_000;
const FACTOR = 6;
/** Linear growth gives the factor itself; quadratic growth its square. Between them lies what a busy machine adds. */
const MOST_GROWTH = FACTOR * 2.5;
const TRIES = 8;

function costOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least growth of several tries: only what the text itself costs is in all of them. */
function growthOf(unit: string, judge: (text: string) => void): number {
  const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  let small = Infinity;
  let large = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    small = Math.min(
      small,
      costOf(() => judge(textOf(SMALL))),
    );
    large = Math.min(
      large,
      costOf(() => judge(textOf(SMALL * FACTOR))),
    );
    if (large / Math.max(small, 200) < MOST_GROWTH) break;
  }
  // Below a fifth of a millisecond the clock's own steps count more than the text.
  return large / Math.max(small, 200);
}

test("the cost of a text grows with its length, whatever it repeats", () => {
  const units = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(units, (unit) => {
      expect(growthOf(unit, screen), JSON.stringify(unit)).toBeLessThan(MOST_GROWTH);
    }),
    // The same texts each time: a new one that fails belongs in PARTS, not in a lottery at every run.
    { numRuns: 60, seed: 20_261_121 },
  );
});

test("the cost of a conversation grows with its length", () => {
  for (const unit of ["5 ", "my snap is ", "a@", "five "]) {
    const judge = (text: string) =>
      screenNext(
        Array.from({ length: 20 }, () => text),
        text,
      );
    expect(growthOf(unit, judge), unit).toBeLessThan(MOST_GROWTH);
  }
});

test("any text is judged, and quoted from what was written", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 40 }),
      (parts) => {
        const text = parts.join("");
        const onOneLine = text.replace(/\s+/g, " ");
        for (const { excerpt } of screen(text).violations) expect(onOneLine).toContain(excerpt.replace(/…$/, ""));
      },
    ),
    { numRuns: 300 },
  );
});
