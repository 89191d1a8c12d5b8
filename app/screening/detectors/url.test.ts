import { describe, expect, test } from "vitest";
import { screen } from "../screening";

const TECHNIQUES: Readonly<Record<string, readonly string[]>> = {
  "with a scheme": [
    "https://annas-place.me/about",
    "http://example.com",
    "hxxp://example.com",
    "hxxps://example[.]com",
    "h**p://example.com",
    "http : // example . com",
    "www.example.com",
    "www dot example dot com",
    "w w w . example . com",
  ],
  bare: [
    "annas-place.me",
    "look at annak.me",
    "example.com",
    "it's all on annasblog.co.uk",
    "see anna.photos",
    "annak.github.io",
    "my site is annak.de",
    "go to annak.xyz",
    "annak.tv/live",
  ],
  "profiles and short links": [
    "t.me/annak",
    "wa.me/15550142",
    "linktr.ee/annak",
    "bit.ly/3xYz",
    "instagram.com/annak",
    "discord.gg/abc123",
    "t . me / annak",
    "t dot me slash annak",
    "onlyfans.com/annak",
    "vk.com/id12345",
  ],
  "dots otherwise": [
    "example dot com",
    "example d0t com",
    "example (.) com",
    "example (dot) com",
    "example[.]com",
    "example·com",
    "example。com",
    "example . com",
    "example,com",
    "example punto com",
    "exemple point fr",
    "beispiel punkt de",
    "annas-place dot me",
    "annasplace dot co dot uk",
  ],
  "invisible and full-width characters": [
    "exam\u200bple.com",
    "ｅｘａｍｐｌｅ．ｃｏｍ",
    "ехаmple.com",
    "𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦",
    "ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ",
  ],
};

describe.each(Object.entries(TECHNIQUES))("an address of a site: %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).allowed, JSON.stringify(screen(text))).toBe(false);
  });
});
