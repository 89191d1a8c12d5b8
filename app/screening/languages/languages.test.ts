import { describe, expect, test } from "vitest";
import { normalise } from "../normalise";
import { LANGUAGES } from ".";

describe.each(LANGUAGES.map((language) => [language.code, language] as const))(
  "the lists of %s",
  (_, { numbers, spoken, giving, honest }) => {
    const lists = Object.entries({
      ...spoken,
      ...giving,
      ...honest,
      joiners: numbers.joiners,
      fillers: numbers.fillers,
      order: numbers.order,
    });

    test.each(lists)("%s is written as plain text reads, so that it can be found", (_name, list) => {
      for (const entry of list.split(",")) {
        const phrase = entry.trim();
        expect(phrase).not.toBe("");
        expect(normalise(phrase).text).toBe(phrase);
        expect(phrase).not.toMatch(/ {2}|['’]/);
      }
    });

    test("figures stand for figures", () => {
      for (const figures of Object.values({ ...numbers.words, ...numbers.tens, ...numbers.soundAlikes })) {
        expect(figures).toMatch(/^\d{1,3}$/);
      }
    });

    test("all ten digits have words", () => {
      const digits = new Set(Object.values(numbers.words));
      expect(Array.from("0123456789").filter((digit) => !digits.has(digit))).toEqual([]);
    });
  },
);
