import { describe, expect, test } from "vitest";
import { screen } from "../screening";

/** Telephone numbers that are said, spelt and parted in ways that hide them. */
const TECHNIQUES: Readonly<Record<string, readonly string[]>> = {
  "words glued together": [
    "ohsevensevendoubleohninedoubleohonetwothree",
    "twotwelve fivefiftyfive ohonefortytwo",
    "seisdocetreintaycuatrocincuentayseissetentayocho",
    "seiscientosdoce trescientoscuarentaycinco seiscientossetentayocho",
    "zerosixtrenteneufquatrevingtdixhuitdouzetrentequatre",
    "zéroseptsoixantedouzevingtetunquinzetreize",
    "nullsiebenneunzweinulleinsdreivierfünfsechs",
    "nullhundertsiebzig neunhundertzwanzig null null eins",
    "siebenhundertneun achthundertzwölf dreiundvierzig",
    "nulleinssiebeneins 3920015",
  ],
  "hundreds and tens": [
    "four hundred fifteen, five fifty five, zero one forty two",
    "600 ciento veintitrés 455",
    "zéro quatre septante-huit, douze, trente-quatre, cinquante-six",
    "null achtundsiebzig, sechshundertzwölf, vierunddreißig, sechsundfünfzig",
  ],
  "repeated figures": [
    "oh double seven double oh nine double oh one two three",
    "three times the five, then zero one four two, area four one five",
    "tres veces el cinco, cero uno cuatro dos",
    "trois fois le cinq, puis zéro un quatre deux",
    "zweimal die null, dreimal die fünf, eins, vier, zwei",
    "null eins sieben eins, dann doppelneun, dann 2 und doppeldrei 4",
    "doppelnull vier neun eins sieben eins drei neun zwei",
  ],
  "misspelt words": [
    "its thre one to, fiv fiv fiv, oh won nine nine",
    "sevn sevn zero zero nyne zero zero won too thre",
    "seix uno trez quatro ciete doz osho seis zinco",
    "nul eins siben eins, drai noin zwo, nul nul eins vier",
  ],
  "words that only sound right": [
    "wun too thre, fiv fiv fyve, ziro wan for tu",
    "zéro sis trante neuf katre vin diz uit onze douze",
    "ceis dose treintaicuatro sincuenta y seis hochenta",
    "seis nuebe nuebe hun huno dos dos sinco hocho",
    "nul einz siebn einz drei noin zwei nul nul vir sex",
    "null oans siebn oans drei nein zwoa null null sechs ocht",
  ],
  "words that are stretched, or in two halves": [
    "zerooo sevennn sevennn zeroo zerooo nineee zeroo zeroo onee twooo threee",
    "seisss nueveee nueveee unooo unooo dosss dosss treees",
    "zérooo siiix troiiis neuuuf neuuuf huiiit unnn",
    "ze-ro se-ven se-ven ze-ro ze-ro ni-ne ze-ro ze-ro si-x on-e",
    "nu-ll ei-ns sie-ben ei-ns dr-ei ne-un zw-ei nu-ll",
  ],
  "hundreds behind figures and dashes": [
    "here goes: 07700nine hundred, one two three",
    "zero seventy-seven hundred, nine hundred, two forty-nine",
    "Seven-seven-hundred, nine-hundred, four-four-six",
  ],
  "an article before each group": [
    "el seis nueve nueve, el once, el veintidós y el treinta",
    "al seis nueve nueve; al once; al veintidós; al cincuenta y cuatro",
    "6 noventaynueve once 22 treintaytres",
    "SEIS99-ONCE-22-36",
  ],
  "pairs of figures": [
    "a zero, a pair of sevens, a pair of zeros, a nine, another pair of zeros, then 525",
    "seis, par de nueves, par de unos, par de doses, 307",
  ],
  "a number that is said twice after a slip": ["06 39 99 8 12 13 hmm non 06 39 98 52 53"],
  "the month that is a figure": [
    "zéro sept deux cinq 89 91 zéro sept",
    "un petit appel, 0 6 quatre sept 10 zéro sept 5 5",
  ],
  "the rest before the beginning": [
    "the rest of it is 900 644 and it opens with 07700",
    "save this: 0426 at the front and the rest is 742 526",
  ],
  "names of the thing": [
    "mi numerito: 69911 y luego 2246",
    "mon 06 c'est le 39.98.34.56",
    "meine Telnr: 39.20.01.12 mit 0171 vorne",
  ],
  "words drawn with figures": ["thr33 0ne tw0 f1ve f1ve f1ve zer0 0ne n1ne n1ne", "s1x f1ve zer0 555 0142"],
  "talk between the groups": [
    "312 got it? 555 still there? 0199 done",
    "07700 with me so far? 900 nearly there 123 that's it",
    "3-1-2 haha 5-5-5 haha 0-1-9-9",
    "612 ¿lo tienes? 345 ¿sigues? 678 listo",
    "612 … ¿me sigues? … 345 … ¿sí? … 671",
    "06 tu notes ? 39 toujours là ? 98 ok 12 et pour finir 34",
    "06 mdr 39 mdr 98 mdr 12 mdr 34",
    "0171 hast du? 392 weiter? 0015 fertig",
    "0-1-7-1 hihi 3-9-2 hihi 0-0-1-5",
  ],
  "a refrain between the groups": [
    "6 banana 5 banana 0 banana 555 banana 0142",
    "07700 STOP 900 STOP 123 STOP",
    "6 gato 1 gato 2 gato 345 gato 678",
    "06 coucou 39 coucou 98 coucou 12 coucou 34",
    "0 bla 1 bla 7 bla 1 bla 3 bla 9 bla 2 bla 0 bla 0 bla 1",
  ],
  "parts with how many figures they have": [
    "the first three are 650, the next three 555 and the last four 0142",
    "starts 07700 finishes 900123",
    "los tres primeros son 612, los del medio 345, los últimos 678",
    "les deux premiers 06, ensuite 39, puis 98, 12 et les derniers 34",
    "la première moitié 06 39 9, la deuxième 8 01 66",
    "die ersten vier sind 0171, in der Mitte 392 und die letzten 0015",
  ],
  "forms of Belgium, Switzerland and Austria": [
    "0478/12.34.56",
    "04/123.45.67 à Liège",
    "079/123.45.67",
    "+41 (0)79 123 45 67",
    "0664-12.34.567",
    "02/123.45.67",
  ],
  "signs that are digits": [
    "⒍⒌⒎ ⒌⒌⒌ ⒈⒈⒋⒉",
    "⑹⑸⑺ ⑸⑸⑸ ⑴⑴⑷⑵",
    "🄇🄆🄈 🄆🄆🄆 🄂🄂🄅🄃",
    "🯶🯵🯷 🯵🯵🯵 🯰🯱🯴🯲",
    "㈥㈤㈦ ㈤㈤㈤ ㈠㈠㈣㈡",
    "陆伍柒 伍伍伍 零壹肆贰",
    "ꜱɪx ꜰɪᴠᴇ ᴢᴇʀᴏ ꜰɪᴠᴇ ꜰɪᴠᴇ ꜰɪᴠᴇ ᴢᴇʀᴏ ᴏɴᴇ ꜰᴏᴜʀ ᴛᴡᴏ",
  ],
  "figures of other scripts": ["my sister's number, she'll pass it on: ٧٠٢٥٥٥٠١٤٢", "pass it on: ⁹⁵⁴-⁹⁶²-⁰¹⁴²"],
  "letters among drawn figures": [
    "O7 7l O0 9O 0l Ol 😘 don't be shy",
    "O.7.7.O.O.9.O.O.1.9.2 no spaces",
    "O l 7 l 3 9 2 O O l O 8",
    "0sevensevenOO9OO533",
    "Oseven sevenO Onine OOsix two4",
    "5oh5 triple5 oh1 oh2",
  ],
  "groups of single figures": ["3.1.1 5.5.5 0.1.4.4", "0.6_3.9_9.8_1.2_2.0 tu enlèves les trucs entre"],
  "letters among the figures": [
    "take the letters out: 415k555k014k2",
    "5hello5hello5 5hello0hello1 0hello1hello4hello2 without the hellos",
    "312xx555xx0199",
    "63zz22zz65zz08zz6",
    "OlS lSl 438 lOS is my number",
  ],
  "said to be something else": [
    "6 5 0 , 5 5 5 , 0 1 4 2 .. not a lotto pick",
    "my score is 650 555 0142 ;)",
    "612 , 345 , 678 no es la lotería jaja",
    "0 6 , 3 9 , 9 8 , 1 2 , 3 4 c'est pas le loto",
    "0 1 7 1 , 3 9 2 , 0 0 1 5 sind keine Lottozahlen",
    "das ist nicht meine IBAN: 0171 392 00 15",
  ],
};

describe.each(Object.entries(TECHNIQUES))("a disguised telephone number: %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).violations.map(({ kind }) => kind)).toContain("phone");
  });
});
