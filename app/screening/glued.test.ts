import { describe, expect, test } from "vitest";
import { screen } from "./screening";

const GLUED: Readonly<Record<string, readonly string[]>> = {
  email: [
    "fernhollowatgmaildotcom",
    "fernhollow21atgmail",
    "heideblum77atgmxpunktde",
    "violetasotoarrobahotmailpuntoes",
    "marionlenoirarobaseorangepointfr",
  ],
  url: ["fernhollowdotcom", "heideblumpunktde", "violetasotopuntocom", "marionlenoirpointfr"],
};

describe.each(Object.entries(GLUED))("words for signs run together: %s", (kind, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).violations.map((found) => found.kind)).toEqual([kind]);
  });
});

const HONEST: readonly string[] = [
  "a dotcom millionaire",
  "las puntocom de los 2000",
  "les pointes du pied",
  "great weather, the formatted web",
  "Standpunkte gibt es viele",
];

describe("words that only look so", () => {
  test.each(HONEST)("%j", (text) => {
    expect(screen(text)).toEqual({ allowed: true, violations: [] });
  });
});
