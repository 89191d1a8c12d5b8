import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answeredCount,
  askedNumber,
  firstOpen,
  isAnswered,
  nextNumber,
  numbersAround,
  previousNumber,
  withAnswered,
} from "./navigation";

const TOTAL = 150;
const marks = fc.string({ unit: fc.constantFrom("0", "1"), minLength: 1, maxLength: TOTAL });
const number = fc.integer({ min: 1, max: TOTAL });

describe("the number that an address asks for", () => {
  it.each([
    ["37", 37],
    ["1", 1],
    ["150", 150],
    ["0", 1],
    ["-4", 1],
    ["151", 150],
    ["9".repeat(400), 150],
  ])("%s means question %i", (asked, expected) => {
    expect(askedNumber(asked, TOTAL)).toBe(expected);
  });

  it.each([null, "", " ", "first", "3.5", "1e2", "0x10", "12 "])("%j asks for none", (asked) => {
    expect(askedNumber(asked, TOTAL)).toBeNull();
  });

  it("is always a question that exists", () => {
    fc.assert(
      fc.property(fc.string(), (asked) => {
        const found = askedNumber(asked, TOTAL);
        expect(found === null || (Number.isInteger(found) && found >= 1 && found <= TOTAL)).toBe(true);
      }),
    );
  });
});

describe("the marks", () => {
  it("lead to the first question without an answer", () => {
    expect(firstOpen("110100")).toBe(3);
    expect(firstOpen("000")).toBe(1);
    expect(firstOpen("111")).toBeNull();
  });

  it("have everything before the first open one answered, and that one not", () => {
    fc.assert(
      fc.property(marks, (given) => {
        const open = firstOpen(given);
        const before = open === null ? given.length : open - 1;
        for (let n = 1; n <= before; n++) expect(isAnswered(given, n)).toBe(true);
        if (open !== null) expect(isAnswered(given, open)).toBe(false);
      }),
    );
  });

  it("count each answered question once", () => {
    fc.assert(
      fc.property(marks, fc.array(number), (given, numbers) => {
        const inside = numbers.filter((n) => n <= given.length);
        const after = withAnswered(given, [...inside, ...inside]);
        expect(after).toHaveLength(given.length);
        expect(answeredCount(after)).toBe(
          Array.from(given).filter((mark, index) => mark === "1" || inside.includes(index + 1)).length,
        );
      }),
    );
  });
});

describe("going back and forth", () => {
  it("ends at the first and the last question", () => {
    expect(previousNumber(1)).toBeNull();
    expect(nextNumber(TOTAL, TOTAL)).toBeNull();
    expect(previousNumber(2)).toBe(1);
    expect(nextNumber(149, TOTAL)).toBe(150);
  });

  it("finds the neighbours with the question, and never more than a few", () => {
    expect(numbersAround(1, TOTAL)).toEqual([1, 2, 3]);
    expect(numbersAround(75, TOTAL)).toEqual([74, 75, 76, 77]);
    expect(numbersAround(150, TOTAL)).toEqual([149, 150]);
    fc.assert(
      fc.property(number, (n) => {
        const around = numbersAround(n, TOTAL);
        expect(around).toContain(n);
        for (const near of [previousNumber(n), nextNumber(n, TOTAL)]) if (near !== null) expect(around).toContain(near);
        expect(around.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
