import { describe, expect, test } from "vitest";
import { screen } from "../screening";

/** How the sign is said to be put between a name and its provider. */
const PUT: readonly string[] = [
  "fernhollow before the at, gmail after",
  "fernhollow followed by @ and then gmail.com",
  '"fernhollow" then "@" then "gmail.com"',
  "fernhollow21, gmail.com",
  "fernhollow plus gmail.com",
  'fernhollow21"yahoo.com',
  "violetasoto72 y yahoo.es",
  "correo electrónico violetasoto72 yahoo es",
  "violetasoto72 arrob@ yahoo",
  "marionlenoir a robase gmail",
  "fernhollow21 :at: yahoo :dot: com",
  "drop a line to fernhollow at outlook",
  "fernhollow + @ + gmail + .com",
  "take fernhollow, add @ and finish with gmail.com",
  "put an @ between fernhollow and gmail.com",
  "heideblum, das Ät-Zeichen und web.de",
  "heideblum71 gefolgt vom Klammeraffen und gmx.de wäre mein Vorschlag",
  "violetasoto, luego la arroba, y gmail",
  "marionlenoir, puis l'arobase, et gmail",
];

describe("an e-mail address whose sign is put in words", () => {
  test.each(PUT)("%j", (text) => {
    expect(screen(text).violations.map(({ kind }) => kind)).toEqual(["email"]);
  });
});

const HONEST: readonly string[] = [
  "la touche arobase et gmail, je n'y comprends rien",
  "das Ät-Zeichen und gmail, mehr Technik kann ich nicht",
  "no sé poner la arroba en gmail",
  "my name before the at was embarrassing, gmail let me change it",
  "Zwischen Feierabend und Gmail liegen zehn Minuten",
  "chocolate, gmail and other habits",
  "work and gmail don't mix",
  "Windows11, outlook.com, Teams: mein Alltag",
  "choose between gmail and outlook",
];

describe("talk about the sign", () => {
  test.each(HONEST)("%j", (text) => {
    expect(screen(text)).toEqual({ allowed: true, violations: [] });
  });
});
