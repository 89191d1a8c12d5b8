import { describe, expect, test } from "vitest";
import { normalise } from "../normalise";
import { readText } from "../read-text";
import { readAtoms } from "./atoms";
import { isInternational, isNational } from "./plans";
import { segmentNumberWord } from "./words";

const figuresOf = (text: string) => readAtoms(readText(normalise(text))).map(({ digits }) => digits);

describe("the figures of a text", () => {
  test.each<[string, string[]]>([
    ["five oh 1", ["5", "0", "1"]],
    ["double five, triple-nine", ["55", "999"]],
    ["three fives", ["555"]],
    ["fifty-five and twenty", ["55", "20"]],
    ["eight hundred", ["800"]],
    ["nineteen hundred and eighty five", ["1985"]],
    ["treinta y cuatro", ["34"]],
    ["seiscientos doce", ["600", "12"]],
    ["soixante-douze, quatre-vingt-dix-sept, quatre vingt deux", ["72", "97", "82"]],
    ["fünfundfünfzig null zwo", ["55", "0", "2"]],
    ["fivefivefive", ["555"]],
    ["O7911", ["07911"]],
    ["ba2490 10km", ["2490", "10"]],
    ["someone often wrote stone", []],
  ])("%j are %j", (text, figures) => {
    expect(figuresOf(text)).toEqual(figures);
  });
});

describe("glued number words", () => {
  test.each([
    ["sixfive0", "650"],
    ["nulleinssieben", "017"],
    ["dreiundzwanzig", "23"],
    ["funfhundertfunfundfunfzig", "555"],
    ["vierhundertachtzehn", "418"],
    ["nullhundertsiebzig", "0170"],
    ["neunundsiebzig", "79"],
    ["doppelfunf", "55"],
    ["dreimaldiesechs", "666"],
    ["hundertzweiundvierzig", "142"],
    ["zerosixtrenteneufquatrevingtdixhuit", "063998"],
    ["vingtetunsoixanteetonze", "2171"],
    ["deuxcentquatre", "204"],
    ["seiscientosdoce", "612"],
    ["treintaicuatro", "34"],
    ["trescientoscuarentaycinco", "345"],
    ["twohundredandfive", "205"],
    ["doublefivetripleone", "55111"],
    ["seven", null],
    ["hundert", null],
    ["tenet", null],
    ["uneti", null],
    ["someone", null],
    ["a".repeat(500), null],
  ])("%j are %j", (word, figures) => {
    expect(segmentNumberWord(word)).toBe(figures);
  });
});

describe("numbering plans", () => {
  test.each(["4155550142", "14155550142", "07911123456", "0612345678", "612345678", "017612345678"])(
    "know %s at home",
    (digits) => {
      expect(isNational(digits)).toBe(true);
    },
  );
  test.each(["123", "11111111111111"])("do not know %s", (digits) => {
    expect(isNational(digits)).toBe(false);
  });
  test.each(["4915112345678", "33612345678", "4402079460123", "12125550147"])("know %s abroad", (digits) => {
    expect(isInternational(digits)).toBe(true);
  });
  test.each(["999123456", "441"])("do not know %s abroad", (digits) => {
    expect(isInternational(digits)).toBe(false);
  });
});
