import { hasRole, RoleSet, type Role } from "../lexicon";
import type { Reading } from "../reading";
import { segmentNumberWord } from "../numbers/words";
import { endsClause } from "./clauses";

/** Written as no word is ("anna_k92"), a word that could be a name, or a word that surely says something else. */
export type NameShape = "shaped" | "plain" | "ordinary";

const ORDINARY: readonly Role[] = [
  "common",
  "predicates",
  "units",
  "months",
  "and",
  "on",
  "as",
  "is",
  "my",
  "negations",
  "money",
  "digits",
  "part",
  "account",
  "userName",
  "network",
  "networkHobby",
  "phone",
  "mail",
  "site",
  "provider",
  "providerAlso",
];
const ORDINARY_ROLES = RoleSet.of(ORDINARY);

function isOrdinaryWord(reading: Reading, at: number): boolean {
  return reading.mayBegin(at, ORDINARY_ROLES) && ORDINARY.some((role) => reading.is(at, role));
}

/** "theQuietOtters": capitals within a word. */
function isCamel(reading: Reading, at: number): boolean {
  return /^[a-z]{3,}(?:[A-Z][a-z]{2,})+$|^(?:[A-Z][a-z]{2,}){3,}$/.test(reading.written(at));
}

/** What kind of name the tokens between two places make; `joints` and `dashes` join its parts. */
export function shapeOf(
  reading: Reading,
  from: number,
  to: number,
  text: string,
  joints: number,
  dashes: number,
): NameShape {
  const first = reading.tokens[from];
  if (first === undefined) return "ordinary";
  if (
    joints > 0 &&
    /[a-z]/.test(text) &&
    text.length >= 4 &&
    !isAbbreviation(text) &&
    !isSentenceJoint(reading, from, to, text)
  )
    return "shaped";
  if (first.spelled && to === from + 1) return first.text.length >= 4 ? "shaped" : "plain";
  if (first.kind === "mixed" && segmentNumberWord(first.text) !== null) return "ordinary";
  if (first.kind === "mixed" && to === from + 1) return isNumbered(first.text) ? "shaped" : "ordinary";
  if (first.kind === "figure" || joints > 0) return "ordinary";
  if (dashes > 0) return /\d/.test(text) && /[a-z]{3}/.test(text) ? "shaped" : "plain";
  if (isCamel(reading, from) && text.length >= 8 && !isOrdinaryWord(reading, from)) return "shaped";
  if (text.length >= 5 && FANCY.test(reading.written(from)) && !ORDINARY.some((role) => reading.is(from, role)))
    return "shaped";
  if (
    isOrdinaryWord(reading, from) ||
    (isInflected(first.text, reading.written(from), /^\p{Lu}/u.test(reading.written(from + 1))) &&
      !/[a-z][A-Z]/.test(reading.written(from)))
  )
    return "ordinary";
  return "plain";
}

/** Letters in circles, squares or full width, and those of mathematics: nobody writes plain words in them. */
const FANCY = /[\u2460-\u24ff\uff21-\uff5a\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}]/u;

function isAbbreviation(text: string): boolean {
  if (/^[\d.-]+\.[a-z]+$|^\d+(?:[.-]\d+)*[a-z]{0,2}$/.test(text)) return true;
  // "Ph.D.", "B.Sc.", "a.m."
  return (
    !text.includes("_") && text.split(".").every((part) => part.length <= 3 && !/\d/.test(part)) && text.length < 7
  );
}

/** "it.Then": a sentence ended without a space. */
function isSentenceJoint(reading: Reading, from: number, to: number, text: string): boolean {
  if (text.includes("_")) return false;
  // "on facebook.Yesterday"
  if (reading.is(from, "network") || reading.is(to - 1, "network")) return true;
  if (to - from !== 3) return false;
  if (endsClause(reading, to)) return false;
  const before = reading.tokens[from];
  const after = reading.tokens[to - 1];
  return (
    [before, after].every((token) => token?.kind === "word") &&
    [before, after].some((token) => token !== undefined && token.text.length > 1 && hasRole(token.text, "common"))
  );
}

/** "annak92", and not "50k", "mp3", "covid19", "b2b" or "top10". */
function isNumbered(text: string): boolean {
  return (
    /^[a-z]{4,}\d+[a-z]*$|^(?=.{6})(?:[a-z]+\d){2,}[a-z]*\d*$|^[a-z]{2,}\d{2,}[a-z]*$|^[a-z]+\d[a-z]{2,}\d*$|^\d{1,3}[a-z]{4,}\d*$|^[a-z]{3,}\d[a-z]{1,}/.test(
      text,
    ) &&
    !/^(?:top|covid|area|route|gen|web|ps|mp|iphone|galaxy|version|vol|part|day|week|class|formula|f|c|g|gpt|chatgpt|studio|channel|sub|blink|sum|maroon|u|world|season|year|level|room|wwii?|euro|g)\d+$|^\d+(?:st|nd|rd|th|s|am|pm|min|mins|hours|years?|days?|weeks?|months?|euros?|dollars|minutes?|followers|people|stories|jahre|ans|anos)$/.test(
      text,
    )
  );
}

const PREFIX = "(?:an|auf|aus|ein|ab|hoch|weg|nach|vor|zu|mit|um|rein|raus|still|lahm|tot|frei|stumm|zuruck|un)?";
/** "vergessen", "gefunden", "hochgeladen", "stillgelegt" */
const PARTICIPLE = new RegExp(
  `^(?:${PREFIX}ge|ver|be|ent|zer)[a-z]{3,6}en$|^(?:${PREFIX}ge|ver|be|ent|zer)[a-z]{3,}t$`,
);
/** "lustig", "riesig", "harmlos", and not "Schneekönig" or "Carlos". */
const GERMAN_ENDING = /(?<!kon|koen|hon|ess|w)ig$|(?<!car)los$/;
/** "Geschmackssache", "Hundefotos": what German writes with a capital and is seen or done on a network. */
const GERMAN_NOUN =
  /^[A-Z].*(?:sache|content|videos?|fotos?|bilder|treffen|gruppen?|rezepte|tipps|kram|zeug|tage|leute|freunde|werbung|erei|nis|schaft|gerede)$/;
/** Names on networks are written without accents; words are not. */
const ACCENTED = /^\p{Lu}?\p{Ll}*[ßà-öø-ÿ]/u;

/** Words that describe rather than name, by their endings. */
function isInflected(word: string, written: string, beforeCapital: boolean): boolean {
  if (/^(?:ha|ja|he|hi){3,}|^(?:l+o+)+l+$/.test(word)) return true;
  // "Chloé Kowa" is somebody; "pésima", "ridícula" are none: people's own names have capitals.
  if ((!beforeCapital && (/[éè]e?s?$/.test(written) || ACCENTED.test(written))) || PARTICIPLE.test(word)) return true;
  return (
    word.length >= 6 &&
    (GERMAN_ENDING.test(word) ||
      GERMAN_NOUN.test(written) ||
      /(?:ing|ed|ful|less|ous|ible|able|ly|ment|ness|tion|ado|ida|ados|mente|iert|lich|isch|eux|euse|tions|ung|ungen|keit|heit|idad|ismo|isme|haft|weise|isim[oa]s?|sion|iv[ao]s?|os[ao]s?|(?:[ul]|in)ate|[aeo]tic|istic|(?:[aeo]t|ist)icos?|esque|escent|ical|idos?|[iy]endo|[bcgjmpstvz]ando|ular|ulares|ante|[io]nal|onales?|eries|ardises|iques?|uelle?|ielle?)$/.test(
        word,
      ))
  );
}
