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
  "lists that an and closes": [
    "I have 3 kids (23, 20 and 15), one cat and no car",
    "tengo 3 hijos, de 22, 18 y 13, un perro y dos gatas",
    "j'ai trois filles (25, 22 et 17), une maison et 30 m de haie",
    "Drei Kinder, 34, 31 und 28, fünf Enkel, ein Hund",
    "elle a eu 13, 17, 11, 18 et 8. le 8 c'est le dessin",
  ],
  "times without a colon": [
    "alarms at 0610, 0620 and 0645",
    "buses at 07.10, 07.40, 08.10 and 08.40",
    "trenes a las 0715, 0745 y 0830",
    "le 0812, le 0842 ou 0912, je prends celui qui vient",
    "Bahn um 06.14, 06.44 und 07.14",
  ],
  "years of two figures": ["the summers of 84, 88, 96, 00 and 08", "mundiales del 82, 86, 94, 02 y 10"],
  "between two numbers": ["pick a number between 1 and 100", "elige un número entre 10 y 5000"],
  "marks, one figure or two": ["mes notes au bac : 8 12 15 6 9 17", "fui sacando 7 10 5 9 12", "Punkte 4 11 9 15 6"],
  "shifts over the night": ["Schicht 0600 1400, dann 1400 2200, dann 2200 0600"],
  "cars called by their number": ["he tenido un 127, un R5, un 205 y ahora bici"],
  "the same word between": ["carrots 31, carrots 38, carrots 52, carrots 64"],
  "departments in a long text": [
    "Prof de maths, 49 ans, ma mère m'appelle trois fois par jour pour me demander si je mange. Je cours, je lis, je ris. Né à Nantes (44), vécu à Tours (37), Lyon (69) et maintenant Annecy (74).",
  ],
  "figures beside words of telephones": [
    "mensaje del médico: colesterol 243, triglicéridos 180, azúcar 101",
    "mon fixe est de 1988, ma voiture de 2003, mon lit de 2019",
    "die Ziffern auf meinem Rad: 28 Zoll, 27 Gänge, 14 kg, Bj 2011",
    "my phone says 8,420 steps, the call centre has 240 seats, my desk is 114",
  ],
  "so many on this day and so many on that": ["números: rutas de 32 km el sábado 4, 28 el 11, 41 el 18 y descanso"],
  "a list, and something else that is counted": [
    "Drei Söhne, 27, 24, 18, und ein Hund, 13",
    "trois enfants : 36, 33, 29. Cinq poules aussi",
    "my sons are 31, 28, 26. Four cats came later",
    "notas de 7 8 9 6 5 8 y un suspenso",
  ],
  "dates with spaces": [
    "permis le 12 06 91, raté le 3 04 91 et le 8 05 91",
    "Urlaub 01.08. bis 22.08. und 02.10.-05.10.",
  ],
  "cases and versions": [
    "le dossier de la préfecture, 2024-118-7390, dort encore",
    "support case 20240117-0034 is older than my cat",
    "10.0.19045 broke my printer",
    "mein Ticketcode 8841-2290-17 geht nicht",
  ],
  "counting to ten": ["ich zähle bis zehn: eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn"],
  ovens: [
    "le four à 220, puis 200, puis 180, puis les pompiers",
    "four 210 pendant 20 minutes, puis 180 au bout de 15",
  ],
  "numbers of orders": [
    "commande n° 171-4492011-6638712 : une bouilloire",
    "n° de série 13209841, elle marche encore",
    "Opas Kamera, Seriennr. 3847105, läuft noch",
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
  [["12", "14", "21", "8", "not bad"]],
  [["mis notas", "8", "14", "9", "12", "15", "7"]],
  [["which train?", "0712", "0812", "or 0912"]],
  [["bp today", "132 84", "128 80", "125 79"]],
  [["Rommé", "45", "30", "110", "25", "verloren"]],
  [["Handy sagt", "8200", "9100", "12040", "platt"]],
  [["le portable affiche", "7 200 pas", "9 800", "12 300"]],
  [["Dienste", "6 14", "14 22", "22 6", "6 14"]],
  [["Stammumfang", "210", "245", "310"]],
  [["delay +5", "+10", "+25", "+60", "cancelled"]],
  [["waltz", "1 2 3", "1 2 3", "turn", "1 2 3"]],
  [["Kniffel", "3 3 3 5 5", "1 2 3 4 6", "6 6 6 6 6"]],
  [["40 a 22", "40 a 35", "18 a 40", "40 a 12"]],
  [["1-0", "1-1", "2-1 oh le but"]],
  [["Runde 1: 4", "2: 5", "3: 3!!", "4: 7", "5: 4", "6: 4"]],
])("no telephone number over several messages: %j", (messages) => {
  expect(screenMessages(messages).violations).toEqual([]);
});
