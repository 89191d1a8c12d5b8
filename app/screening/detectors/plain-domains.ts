import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { commercial, fileEndings, isOrdinary, plainEndings, wordEndings } from "./endings";
import type { Host } from "./hosts";

/** Whether no word looks like this: "annas-place", "annak92". */
export function isUnlikeWords(label: string): boolean {
  if (label.includes("-"))
    return !label.split("-").every((part) => hasRole(part, "common") || !/[a-z]{3}/.test(part)) && !/-\d+$/.test(label);
  return /\d/.test(label) && /[a-z]{3}/.test(label);
}

/** How far before a domain words may stand that announce a site. */
export const SITE_REACH = 4;
/** Names of sites are longer than most words where nothing else tells them apart. */
export const SHORTEST_OPENING = 9;
const SHORTEST_ANNOUNCED = 8;
export const SHORTEST_AT_PLACE = 6;
const SHORTEST_AT_END = 4;
const LOOK_AT =
  /^(?:see|visit|look|check|here|mira|visita|entra|aqui|voir|vois|regarde|consulte|ici|siehe|besuche?|schaut?|guckt?|klick|hier)$/;
const GENDERED =
  /^(?:les|aux|des|mes|tes|ses|nos|vos|leurs|ces|chers?|cheres|quelques|plusieurs|certains|entre|tous|deux|trois|quatre|et|nombreux|beaux|petits|vieux)$/;
const DESCRIBES = /(?:mente|ment|lich|ful|ing|ly)$/;
/** Endings of countries where sites of members are, although they are words as well. */
const HOME = /^(?:me|es|de|us|it|at|be|in|is)$/;

/** Whether a dot between two words makes a domain of them, and does not end a sentence without a gap behind. */
export function isPlainDomain(reading: Reading, host: Host, common: boolean, cue: boolean): boolean {
  const ending = host.labels.at(-1) ?? "";
  const label = host.labels.at(-2) ?? "";
  const ends = endsClause(reading, host.to);
  if (fileEndings.has(ending)) return cue && ends;
  const before = reading.tokens[host.from - 1]?.text ?? "";
  const looked = LOOK_AT.test(before) || reading.lengthBefore(host.from, "site", 3) > 0;
  // "is des schee.net wahr": Bavarians deny so.
  if (ending === "net" && !ends && !cue && !looked && label.length < SHORTEST_OPENING && !isUnlikeWords(label))
    return (
      host.labels.length === 2 &&
      (host.from === 0 || reading.lengthBefore(host.from, "on", 1) > 0 || reading.is(host.to, "is"))
    );
  // "zu hause.com'on"
  if (commercial.has(ending)) return reading.text[reading.tokens[host.to - 1]?.end ?? 0] !== "'";
  if (/^com?$/.test(label)) return true;
  if (isChain(reading, host)) return false;
  if (common) return cue && plainEndings.has(ending);
  // "mes voisin.es": the feminine beside the masculine
  if (ending === "es" && !cue && GENDERED.test(before)) return false;
  const alone = host.from === 0 && onlySigns(reading, host.to);
  const unlikeWords = isUnlikeWords(label);
  // "I run a studio.Design is my life"
  const capital = /^\p{Lu}\p{Ll}/u.test(reading.written(host.to - 1));
  if (capital) return ends && (cue || unlikeWords || (alone && label.length >= SHORTEST_OPENING));
  const isWord = wordEndings.has(ending) || !plainEndings.has(ending);
  const atPlace =
    looked || (["on", "mail", "is", "as"] as const).some((role) => reading.lengthBefore(host.from, role, 3) > 0);
  if (unlikeWords && (ends || !isWord || atPlace || host.from === 0)) return true;
  // "cine.teatro.viajes" is a list.
  if (host.labels.length > 2) return !isWord || cue || (ends && ending.length === 2);
  const long = label.length >= SHORTEST_ANNOUNCED && reading.has("site", host.from - SITE_REACH, host.from);
  // "visit lisbon.it is sunny"
  const goesOn = isWord && !ends && ending.length === 2 && !/^(?:me|us|de)$/.test(ending);
  if (goesOn && label.length < SHORTEST_OPENING) return false;
  if (cue && (ends || !isWord || atPlace || long)) return true;
  const invited = /^[:=>→👉]$/u.test(before) || reading.has("invite", host.from - SITE_REACH, host.from);
  if (ends && invited && label.length >= SHORTEST_AT_PLACE) return true;
  const accented = /[\u00c0-\u024f]/.test(reading.written(host.from));
  if (accented && !ends) return false;
  if (!isWord || alone) return true;
  const isUsual = plainEndings.has(ending) || HOME.test(ending) || reading.is(host.to, "is");
  if (host.from === 0 && isUsual && label.length >= SHORTEST_OPENING && !DESCRIBES.test(label)) return true;
  if (atPlace && label.length >= SHORTEST_AT_PLACE && (plainEndings.has(ending) || looked || ends)) return true;
  return ends && label.length >= SHORTEST_AT_END && !DESCRIBES.test(label) && (isUsual || ending.length === 2);
}

/** "I.just.saw.a.fox": words that go on behind the dots, or that are common ones. */
function isChain(reading: Reading, host: Host): boolean {
  const dotBehind = reading.tokens[host.to]?.text === "." && reading.isGlued(host.to) && reading.isGlued(host.to + 1);
  const next = reading.tokens[host.to + 1];
  if (dotBehind && next !== undefined && next.kind !== "sign" && !/^\p{Lu}/u.test(reading.written(host.to + 1)))
    return true;
  const dotBefore =
    reading.tokens[host.from - 1]?.text === "." && reading.isGlued(host.from) && reading.isGlued(host.from - 1);
  if (dotBefore && reading.tokens[host.from - 2]?.kind !== "sign") return true;
  if (host.labels.length < 3) return false;
  const parts = host.labels.slice(0, -1);
  return parts.filter((part) => part.length < 2 || /^\d+$/.test(part) || isOrdinary(part)).length * 2 >= parts.length;
}

function onlySigns(reading: Reading, from: number): boolean {
  return reading.tokens.slice(from, from + 4).every(({ kind }) => kind === "sign");
}
