import { describe, expect, test } from "vitest";
import { screen, screenMessages } from "../screening";

/** Texts full of figures that are no telephone number. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  "hours of work": [
    "night shift 2200-0600 all week, then 1400-2200",
    "turno de 0700-1500 toda la semana",
    "je bosse 0500-1300 puis 1300-2100 la semaine prochaine",
    "Frühschicht 0530-1330, Spätschicht 1330-2130",
    "abierto 0900-1400 y 1700-2030",
    "open 0800 1200 and 1400 1800",
  ],
  ratings: [
    "lichess blitz 1650 1672 1688 1701, climbing",
    "mi elo esta semana: 1520 1498 1475 1460, un desastre",
    "mon elo aux échecs : 1203 1240 1255 1299",
    "meine Elo ging 1410 1395 1380 1366",
  ],
  training: [
    "deadlift 60 80 100 120 140 then failed 150",
    "did 3x12 at 40, 3x10 at 50 and 2x6 at 60",
    "sentadillas 4x10 con 60, 4x8 con 70, 4x6 con 80",
    "développé couché 40 50 60 70 75",
    "Intervalle 200 400 600 400 200",
    "resting heart rate 52 54 51 50 48 this week",
    "mes pas : 8123 10442 9900 12031",
  ],
  "ages in words": [
    "nieces aged two, four, seven, eleven and thirteen",
    "mis hijos tienen tres, siete, once y quince años",
    "mes filles ont deux, cinq, onze et quatorze ans",
    "meine Neffen sind drei, sechs und elf",
    "seventeen, eighteen, nineteen, twenty, time flies",
    "nineteen eighty-four and two thousand and one",
  ],
  "age, height and weight": [
    "182/78/36 und suche gleichgesinnte",
    "34 168 60 busca amistad",
    "h 45 ans 178 75 cherche f 38 48",
    "43/178/75 NR sucht Frau 35-45",
  ],
  "wheels and cars": [
    "205/55/16 on the front and 225/45/17 on the back",
    "neumáticos 195/65 15, ruedas de 26 y 29",
    "had a 205, then a 306, then a 407, I'm loyal to Peugeot",
    "mon père a eu une 504, une 405 et une 607",
    "tuve un 127, un 600 y un 850",
  ],
  references: [
    "the tax office sent me a letter, reference 4483920175",
    "el justificante de hacienda lleva un número de 11 cifras, 48392017463",
    "la lettre de la CAF avec son numéro à 10 chiffres, 4839201746",
    "das Finanzamt schickt mir ein Schreiben mit Aktenzeichen 4839201746",
    "IBAN DE89 3704 0044 0532 0130 00",
  ],
  "scores and formations": [
    "we lost 3-1, then 4-1, then 2-2, then 5-1",
    "4-3-3, 4-4-2, 3-5-2",
    "guitar 022100, 320003, x32010",
    "golf: 4 5 3 4 6 5 4 3 5 out",
  ],
  "prices in a row": [
    "bids: 200, 250, 300, 350, 400",
    "el alquiler: 850, 920, 1050, 1200",
    "enchères 200 250 300 350",
    "Miete erst 850, dann 920, jetzt 1200",
  ],
  "patterns and slips": [
    "yesssss!!!11111!!1",
    "jajaja 1111!!!1111",
    "je vois 111, 222, 333 partout",
    "ich sehe ständig 11:11, 222, 333",
    "22022022 was a nice day",
  ],
  "one choice of several": [
    "llama al 112 o al 061 o al 091",
    "sobre las once, doce, una o dos",
    "dial 999 or 112 or 911",
    "once I counted 1-2-3-4-5 and fell asleep",
  ],
  "figures here and there in a long text": [
    "I'm 44 and my sister is 41. We have 2 cats, 3 hens and an allotment. I run 10 km on Sundays, slowly. My phone is from 2016 and does nothing that I want. There are 83 clocks in the house. I work from 9 to 5.",
    "Ich bin 35 und lese viel. Die Bücherei hat 212.000 Bände, das meiste im 3. Stock. Mein Handy ist alt. Ich suche jemanden ab 30, der um 22 Uhr nicht gähnt und sich nicht vor 94 Katern fürchtet.",
  ],
};

describe.each(Object.entries(TOPICS))("no telephone number: %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).violations).toEqual([]);
  });
});

test.each([
  [["0-1", "1-1", "2-1!!!", "3-1 what a game"]],
  [["15-0", "30-15", "40-30", "game"]],
  [["89-91", "95-95", "101-98 final"]],
  [["cuántos años tienen?", "12", "14", "17", "21"]],
  [["quel âge ?", "8", "11", "15", "19"]],
  [["10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]],
  [["100", "180!!!", "140", "60 out"]],
  [["Runde 1: 4", "2: 5", "3: 3!!", "4: 7", "5: 4", "6: 4"]],
])("no telephone number over several messages: %j", (messages) => {
  expect(screenMessages(messages).violations).toEqual([]);
});
