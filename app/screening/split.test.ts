import { describe, expect, test } from "vitest";
import { screen, screenMessages, screenNext } from "./screening";

const COMPLETE: readonly (readonly string[])[] = [
  ["555", "014", "2"],
  ["5", "5", "5", "0", "1", "4", "2"],
  ["415", "how was your day?", "555", "mine was long", "0142"],
  ["five five", "five oh", "one four two"],
  ["my number starts with 415", "then 555", "and it ends with 0142"],
  ["first part 0791", "lol", "second part 1123", "last part 456"],
  ["06 12", "34 56", "78"],
  ["cuatro uno cinco", "luego cinco cinco cinco", "y cero uno cuatro dos"],
  ["meine nummer", "0176", "123", "45678"],
  ["anna.k", "@", "gmail", ".com"],
  ["anna", "at", "gmail", "dot", "com"],
  ["anna.k at", "what a day", "gmail"],
  ["my snap is", "annak"],
  ["my snap is", "sorry, my cat", "annak92"],
  ["my insta", "is", "anna_k"],
  ["a", "n", "n", "a", "@", "g", "m", "a", "i", "l", ".", "c", "o", "m"],
  ["annas-place", ".me"],
  ["example", "dot", "com"],
  ["t.me", "/annak"],
  ["mi insta es", "jaja espera", "annak92"],
  ["mon snap c'est", "annak92"],
  ["mein insta ist", "annak"],
  ["+44", "7911", "123456"],
  ["first 3: 650", "next 3: 555", "last 4: 0142"],
  ["312 is the first part", "555 is the second", "0199 last one"],
  ["zéro six", "trente-neuf", "quatre-vingt-dix-huit", "douze", "trente-quatre"],
  ["06 c'est noté ?", "39 98 tu suis ?", "12 34 voilà"],
  ["seis cero cero", "ciento veintitrés", "cuatro cinco cinco"],
  ["612 apunta", "345 sigue", "678 ya está"],
  ["nulleins", "siebeneins", "dreineunzwo", "nullnull", "einsfünf"],
  ["dreimal die fünf", "null eins", "vier zwei"],
  ["650 lol", "555 haha", "0142 xx"],
];

test.each(COMPLETE)("%j … is caught at the message that completes it", (...messages) => {
  expect(screenNext(messages.slice(0, -1), messages.at(-1) ?? "").allowed).toBe(false);
  expect(screenMessages(messages).allowed).toBe(false);
});

const HONEST: readonly (readonly string[])[] = [
  ["I'm 34", "2 kids", "see you at 7:30", "table for 2", "room 12"],
  ["7?", "or 8", "8:30 works as well"],
  ["34", "and you?", "2 sisters", "haha", "born 1990"],
  ["I grew up in Lyon.", "It is warm there.", "me too"],
  ["do you have insta?", "yes"],
  ["I deleted Instagram", "never again", "best decision"],
  ["ok", "cool", "nice.", "see you", "tomorrow"],
  ["one sec", "two minutes", "ok three"],
  ["1990", "2015", "2020"],
  ["my insta is private", "haha", "sorry"],
  ["What a day", "at work", "I mean", "on the dot", "come on"],
  ["10 km today", "12 tomorrow", "15 on Sunday"],
];

test.each(HONEST)("%j … is left alone", (...messages) => {
  expect(screenMessages(messages)).toEqual({ allowed: true, violations: [] });
});

describe("what is said next", () => {
  test("is not held back for pieces that led to nothing", () => {
    expect(screenNext(["555", "01"], "how are you?").allowed).toBe(true);
    expect(screenNext(["my snap is"], "haha, private of course").allowed).toBe(true);
    expect(screenNext(["5550142299"], "How are you?").allowed).toBe(true);
  });
  test("is read with at least ten messages before it", () => {
    const talk = Array.from({ length: 8 }, () => "what a lovely day it is");
    expect(screenNext(["415", ...talk, "555"], "0142").allowed).toBe(false);
  });
  test("is quoted with the pieces that it completes", () => {
    expect(screenNext(["555", "0142"], "99").violations).toEqual([{ kind: "phone", excerpt: "555 0142 99" }]);
  });
});

describe("an excerpt", () => {
  test("is what was written, on one line and not too long", () => {
    expect(screen("Ring FÜNF fünf fünf\nnull eins vier zwei, ok?").violations).toEqual([
      { kind: "phone", excerpt: "FÜNF fünf fünf null eins vier zwei" },
    ]);
    expect(screen("it's аda@Example.com!").violations).toEqual([{ kind: "email", excerpt: "аda@Example.com" }]);
    expect(screen("5 1 ".repeat(10)).violations[0]?.excerpt).toMatch(/^5 1 .{1,57}$/);
  });
});
