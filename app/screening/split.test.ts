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
  ["fernhollow", "zoho.com"],
  ["marion.lenoir", "arobase", "et free.fr à la fin"],
  ["check my site", "fernhollow", "it ends in .art"],
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
  ["seis doce", "treinta y cuatro", "cincuenta y seis", "setenta y ocho"],
  ["61", "23", "45", "67", "8"],
  ["0171", "392", "00", "15"],
  ["dreimal die fünf", "null eins", "vier zwei"],
  ["650 lol", "555 haha", "0142 xx"],
  ["trozo 1: 69", "trozo 2: 911", "trozo 3: 22", "trozo 4: 58"],
  ["Stück 1: 017", "Stück 2: 139", "Stück 3: 2001", "Stück 4: 2"],
  ["A: 0171", "B: 392", "C: 0015"],
  ["06 c'est le début", "39 98 c'est le milieu", "35 61 c'est la fin"],
  ["empieza 699", "jaja", "qué tal tu día?", "el mío bien", "acaba 112204"],
  ["0171 39 und den rest kriegst du wenn du lieb fragst", "na gut", "200 15"],
  ["area code 63126", "30035"],
  ["505-555", "I'll send the rest tomorrow", "0123"],
  ["va: 69", "91", "12", "25", "8"],
];

/** Pieces of addresses and names with other talk between, in all languages. */
const ADDRESSES: readonly (readonly string[])[] = [
  ["my ig, one letter at a time", "l", "u", "n", "a", "s", "9"],
  ["te deletreo mi insta", "l", "u", "n", "a", "s", "o", "l"],
  ["je t'épelle mon snap", "l", "u", "n", "e", "b", "l", "e", "u"],
  ["ich buchstabiere dir mein insta", "m", "o", "n", "d", "f", "e", "e"],
  ["l", "u", "n", "a", "s", "o", "l", "that's my telegram"],
  ["oakandotter", "...", "thats me on tiktok"],
  ["oakandotter", "that's my insta"],
  ["lunasol.92", "ese es mi insta"],
  ["tejidosdeluna", "así estoy en telegram"],
  ["tejidosdeluna", "jaja", "ese soy yo en insta"],
  ["lunedeville", "c'est mon snap"],
  ["lunedeville", "voilà", "ça c'est moi sur insta"],
  ["waldkauzkocht", "das bin ich auf insta"],
  ["waldkauzkocht", "haha", "das ist mein snap"],
  ["waldkauzkocht", "so heiße ich auf telegram"],
  ["oakandotter", "that's my username"],
  ["oakandotter", "look for that on insta"],
  ["oakandotter", "busca eso en insta"],
  ["oakandotter", "cherche ça sur insta"],
  ["waldkauzkocht", "such das mal auf insta"],
  ["lunasol88", "thats my gmail"],
  ["bea.nav@", "lol", "free", ".fr"],
  ["annas-place", "nice weather", "dot", "me"],
  ["atelierlune", "il pleut ici", "point", "fr"],
  ["talleralba", "un segundo", "punto", "es"],
  ["holzwerkkern", "moment", "punkt", "de"],
  ["te punto me", "barra", "luna_sol"],
  ["te punto me", "barra", "lunasol"],
  ["discord? Wraithmoon", "hashtag", "4471"],
  ["auf discord wraithmoon", "raute", "4471"],
  ["discord: wraithmoon", "almohadilla", "4471"],
];

test.each([...COMPLETE, ...ADDRESSES])("%j … is caught at the message that completes it", (...messages) => {
  expect(screenNext(messages.slice(0, -1), messages.at(-1) ?? "").allowed).toBe(false);
  expect(screenMessages(messages).allowed).toBe(false);
});

const HONEST: readonly (readonly string[])[] = [
  ["my phone died at 4", "I was born in 1984", "dinner for 12 on the 23rd", "we took the 405", "it cost us 2,350"],
  ["no doy mi teléfono a la primera", "saqué un 6,75", "mido 1,83", "jugamos siempre al 58.268", "40 a 22 ganamos"],
  ["mon téléphone est vieux", "4x12 squats", "875 € de loyer", "né en 1987", "la salle 103, le 14 à 20 h"],
  ["mein Handy spinnt", "2010 in Berlin, 2014 in Lima", "6 Eier und 250 g Mehl", "Platz 45", "um 18:30 am Gleis 12"],
  ["I'm 34", "2 kids", "see you at 7:30", "table for 2", "room 12"],
  ["7?", "or 8", "8:30 works as well"],
  ["34", "and you?", "2 sisters", "haha", "born 1990"],
  ["I grew up in Lyon.", "It is warm there.", "me too"],
  ["do you have insta?", "yes"],
  ["I deleted Instagram", "never again", "best decision"],
  ["start with the soup", "then dumplings", "saw it on tiktok"],
  ["empieza con la sopa", "luego croquetas", "lo vi en tiktok"],
  ["I'm on facebook", "unfortunately", "you?"],
  ["you on insta?", "nevermind", "just curious"],
  ["ok", "cool", "nice.", "see you", "tomorrow"],
  ["one sec", "two minutes", "ok three"],
  ["1990", "2015", "2020"],
  ["my insta is private", "haha", "sorry"],
  ["What a day", "at work", "I mean", "on the dot", "come on"],
  ["10 km today", "12 tomorrow", "15 on Sunday"],
  ["I deleted Instagram last year", "I love node.js and cheese, mostly"],
  ["please don't ask for my snap", "Boulot, dodo"],
  ["seit 2022 kein Snapchat mehr", "fahre immer noch meine alte CB500"],
  ["mi sobrina vive en tiktok", "trabajo en casa con node.js y un gato"],
  ["pas de WhatsApp avant de se voir", "j'ai perdu le fichier photos_2019.zip, je pleure"],
  ["so i said to her.no", "she said what", "because.I was.really", "whatever.how are you"],
  ["do you have insta", "y", "e", "s"],
  ["insta?", "n", "o", "p", "e"],
  ["are you on snap", "l", "o", "l"],
  ["w", "o", "w"],
  ["g", "o", "o", "d", "n", "i", "g", "h", "t"],
  ["n", "o", "o", "o", "o"],
  ["Barcelona", "that's my favourite on instagram"],
  ["Barcelona", "I saw it on tiktok"],
  ["carbonara", "found it on youtube", "so good"],
  ["sourdough", "learned it from tiktok"],
  ["Photography", "mostly on instagram?"],
  ["interesting", "on facebook?"],
  ["pasta", "that's my thing"],
  ["lol", "thats me on mondays"],
  ["hiking", "that's me every weekend"],
  ["paella", "esa es mi especialidad"],
  ["senderismo", "eso es lo mío"],
  ["raclette", "c'est mon plat préféré"],
  ["Wandern", "das ist mein Ding"],
  ["kochen", "das ist mein Hobby"],
  ["haha", "das bin ich am Montag"],
  ["exactly", "thats why i left facebook"],
  ["terrible", "thats tiktok for you"],
  ["tiktok is bad", "Marvellous"],
  ["love instagram", "Barcelona"],
  ["I deleted insta", "Yesterday"],
  ["my insta is dead", "Finally"],
  ["no tengo insta", "Tranquila"],
  ["pas d'insta", "désolée"],
  ["kein insta", "Sorry"],
  ["at 8?", "on the dot", "ok", "me too"],
  ["see you on the dot", "me"],
  ["ok.", "me", "too"],
  ["well...", "so", "what"],
  ["I'm at", "work", "free at 8"],
  ["a punto de", "salir", "me voy"],
  ["punto", "y aparte"],
  ["point", "final", "de toute façon"],
  ["Punkt", "aus", "Ende"],
  ["no.", "it", "was", "fun"],
  ["yes.", "be", "there", "at 8"],
  ["I said no.", "period", "me too"],
  ["dash of salt", "pepper", "oil"],
  ["slash", "guns n roses", "love them"],
  ["barra libre", "vino", "cerveza"],
  ["the bar", "or", "my place"],
  ["either/or", "coffee", "tea"],
  ["he/", "him", "lol"],
  ["w/", "milk", "pls"],
  ["btw/", "oops"],
  ["my email is full", "ugh", "spam"],
  ["I emailed you", "haha", "Amazon"],
  ["gmail is down", "again", "ugh"],
  ["outlook crashed", "Monday", "yay"],
  ["hashtag", "blessed"],
  ["hashtag", "2024", "goals"],
  ["gmail is down", "or is it me", "dot dot dot"],
  ["live", "laugh", "love"],
  ["orange", "or", "apple?"],
  ["free", "tonight?", "or tomorrow"],
  ["etc.", "me", "neither"],
  ["vale.", "es", "verdad"],
  ["sí.", "me", "apunto"],
  ["ja.", "am", "Montag"],
  ["oui.", "de", "rien"],
  ["a", "b", "c", "d", "easy as 123"],
  ["101-99", "112-108", "what a series"],
  ["piece 1", "piece 2", "piece 3 of cake"],
  ["part 1 was 120 minutes", "part 2 165", "what a film"],
  ["Stück 1", "Stück 2", "Stück 3 und dann satt"],
  ["empieza a las 9", "acaba a las 11", "luego copas"],
  ["c'est 12", "c'est 15", "c'est 20 euros le kilo"],
  ["das ist 3", "das sind 7", "das waren 12 Bier"],
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
