import { describe, expect, it } from "vitest";
import { conversations } from "../../embedded/demo/people/conversations";
import { drawMembers } from "../../embedded/demo/people/member";
import { screen, screenMessages, screenNext } from "./screening";

const kindsOf = (text: string) => [...new Set(screen(text).violations.map(({ kind }) => kind))];

describe("telephone numbers are found", () => {
  it.each([
    "555-0142-99",
    "Call me: (555) 014-2299",
    "+44 20 7946 0958",
    "+1.555.014.2299",
    "06 12 34 56 78",
    "my number is 5550142299, text me",
    "five five five zero one four two",
    "five-five-five, oh one four two, double nine",
    "Five five 5 zero 1 four two nine nine",
    "fivefivefive zeroonefourtwo",
    "twenty two thirty four fifty six seventy eight",
    "cinco cinco cinco cero uno cuatro dos",
    "fünf fünf fünf null eins vier zwei",
    "5 5 5 . 0 1 4 2 . 9 9",
    "5\u200b5\u200b5\u200b0\u200b1\u200b4\u200b2",
    "5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣2️⃣",
    "①⑤⑤⑤⓪①④②②",
    "５５５０１４２９９",
    "٥٥٥٠١٤٢٩٩",
    "𝟓𝟓𝟓𝟎𝟏𝟒𝟐",
    "555 ❤️ 014 ❤️ 2299",
    "55S O14 22 99",
    "555 then 014 and then 2299",
    "0157 / 5501 4229",
    "call 555 014 tonight",
  ])("%s", (text) => expect(kindsOf(text)).toEqual(["phone"]));
});

describe("e-mail addresses are found", () => {
  it.each([
    "ada@example.com",
    "Write to Ada.Lovelace+dates@mail.example.co.uk please",
    "ada @ example . com",
    "ada (at) example (dot) com",
    "ada[at]example[dot]org",
    "ada at example dot com",
    "ada at gmail",
    "ada at gmail dot com",
    "ada@gmail",
    "аdа@ехаmрlе.соm",
    "ada＠example．com",
    "a\u200bda@exa\u200bmple.com",
  ])("%s", (text) => expect(kindsOf(text)).toEqual(["email"]));
});

describe("names on other platforms are found", () => {
  it.each([
    "@ada_lovelace",
    "find me: @adalovelace",
    "insta: adalovelace",
    "IG = ada.lovelace",
    "my snap is ada_99",
    "my insta is adalovelace.",
    "telegram username adalovelace",
    "add me on snapchat ada99",
    "ada_lovelace on insta",
    "Find me on Instagram as adalovelace",
    "discord ada#1815",
    "u/ada_lovelace",
    "my username is adalovelace",
    "іnsta: adalovelace",
  ])("%s", (text) => expect(kindsOf(text)).toEqual(["handle"]));
});

describe("web addresses are found", () => {
  it.each([
    "https://example.com/ada",
    "www.ada.example",
    "see adalovelace.com",
    "ada.dev/contact",
    "t.me/adalovelace",
    "wa.me/15550142",
    "linktr.ee/ada",
    "ada dot com",
    "ada(dot)com",
    "example.co.uk",
  ])("%s", (text) => expect(kindsOf(text)).toEqual(["url"]));
});

describe("honest texts pass", () => {
  it.each([
    "I am 34 and 178 cm tall.",
    "Born in 1990, moved here in 2015, happy since 2019.",
    "I lived in Rome 2010-2015, 2016-2018 and 2020-2024.",
    "See you at 18:30, or 7 pm if that suits you better.",
    "It takes 10-15 minutes, 20 at most.",
    "Open 9-17, Monday 10-16, Sunday closed.",
    "The flat costs $1,250,000, which is 1 250 000 too much.",
    "Rent is 1.200 € and rises by 3.5 % a year.",
    "34/178/75, no smoker",
    "5'11\", 180 lbs, 2 kids, 1 cat",
    "I'd give it 9/10, 8/10 on a bad day, 10/10 with you.",
    "My lucky numbers are 4, 8, 15, 16, 23 and 42.",
    "1 2 3 4 5 6 7, go!",
    "ten, nine, eight, seven, six, five, four, three, two, one: happy new year",
    "We met on 12/05/2024 and again on 2024-06-01.",
    "24/7, 365 days a year, for 12 years",
    "I ran 10 000 metres in 52:30.",
    "One of my two sisters has three children and four dogs.",
    "I have been to 27 countries on 5 continents.",
    "Dinner @home on Friday? Or meet @ the gym?",
    "I work at Google and she works at Yahoo.",
    "My insta is mostly dogs.",
    "Instagram is not for me; I left Facebook in 2015.",
    "I'm on Facebook since 2009 and I hardly ever look.",
    "The punch line: nobody laughed.",
    "I was there during the dot com bubble.",
    "I like Node.js, e.g. for small things, i.e. tools.",
    "We moved to Porto.It was a good year.",
    "Let's talk on the phone some time, but not yet.",
    "Room 1203, building 4, third floor.",
    "Route 66, then highway 101, then 300 miles of nothing.",
    "Psalm 23:1-6 was read at our wedding, 1 Corinthians 13:4-8 too.",
    "I read 1984 and Fahrenheit 451 every 2 years.",
    "My postcode is 10115, if you know Berlin.",
    "Я живу в Москве с 2010 года и очень люблю оперу.",
    "Ich bin seit acht Jahren hier, eins, zwei, drei Umzüge später.",
    "",
  ])("%s", (text) => expect(screen(text)).toEqual({ allowed: true, violations: [] }));

  it("are all that the demo members write", () => {
    const texts = drawMembers("fidelio", 300).flatMap(({ profile, responses }) => [
      profile.bio,
      profile.location,
      profile.profession,
      ...Object.values(responses).filter((answer) => typeof answer === "string"),
    ]);
    expect(texts.filter((text) => !screen(text).allowed)).toEqual([]);
  });
});

describe("the demo's conversations", () => {
  it.each(conversations.map(({ lines }) => lines.map(([, text]) => text)))("pass", (...messages) => {
    expect(screenMessages(messages).allowed).toBe(true);
  });
});

describe("an excerpt", () => {
  it("is what the author wrote, on one line and not too long", () => {
    expect(screen("Ring FÜNF fünf fünf\nnull eins vier zwei, ok?").violations).toEqual([
      { kind: "phone", excerpt: "FÜNF fünf fünf null eins vier zwei" },
    ]);
    expect(screen("it's аda@Example.com!").violations).toEqual([{ kind: "email", excerpt: "аda@Example.com" }]);
    const { excerpt = "" } = screen("5 ".repeat(100)).violations[0] ?? {};
    expect(excerpt).toMatch(/^5 5 .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(61);
  });

  it("comes once for each thing, in their order", () => {
    expect(screen("@ada_l, 5550142299 or https://ada.example/x, ada@example.com").violations).toEqual([
      { kind: "handle", excerpt: "@ada_l" },
      { kind: "phone", excerpt: "5550142299" },
      { kind: "url", excerpt: "https://ada.example/x" },
      { kind: "email", excerpt: "ada@example.com" },
    ]);
  });
});

describe("consecutive messages", () => {
  it.each([
    [["555", "014", "2299"]],
    [["my number starts with 555", "then 0142", "and ends with 99"]],
    [["ada", "@", "example.com"]],
    [["five five five", "zero one", "four two"]],
  ])("%j hold what is split over them", (messages) => {
    expect(screenMessages(messages).allowed).toBe(false);
    for (const message of messages.slice(0, -1)) expect(screen(message).allowed).toBe(true);
  });

  it.each([
    [["7?", "or 8", "8:30 works as well"]],
    [["I'm 34", "2 kids", "moved here in 2015"]],
    [["I like Lisbon.", "It is warm there."]],
  ])("%j pass when they are honest", (messages) => {
    expect(screenMessages(messages)).toEqual({ allowed: true, violations: [] });
  });

  it("count only what reaches into the next one", () => {
    expect(screenNext(["5550142299"], "How are you?").allowed).toBe(true);
    expect(screenNext(["555", "0142"], "99").violations).toEqual([{ kind: "phone", excerpt: "555 0142 99" }]);
    expect(screenNext([], "555 0142 99").allowed).toBe(false);
  });
});

describe("a hostile text", () => {
  it.each(["a", "5 ", "a@", "a.", "@abc ", "on insta ", "my ig is ", "at at ", "1,", "five", "\u0301", " \n"])(
    "of %j over and over is judged in the time of its length",
    (part) => {
      const secondsFor = (length: number) => {
        const startedAt = performance.now();
        screen(part.repeat(Math.ceil(length / part.length)));
        return (performance.now() - startedAt) / 1_000;
      };
      secondsFor(10_000);
      expect(secondsFor(200_000)).toBeLessThan(5);
    },
  );
});
