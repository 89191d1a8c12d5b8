import { BELONGS_TO } from "../data/domains";
import type { Reading } from "../reading";
import { endsClause, startsClause } from "./clauses";
import { isMailHost, mailHostBeginnings } from "./domains";
import { readHost } from "./hosts";
import { IN_THE_PAST, readLink } from "./links";
import { addressOf, nameWithProvider, type FoundAddress } from "./email-separated";
import { MAIL_REACH, readLocal } from "./local-parts";
import { readName } from "./names";
import { nameEndingAt, skipArticle } from "./places";

/** Addresses whose at sign is left out, at the token where the provider stands: "annak gmail com", "annak bei gmx". */
export function addressWithoutAt(reading: Reading, at: number): FoundAddress | null {
  return (
    nameWithProvider(reading, at) ??
    nameAtProvider(reading, at) ??
    nameOfProvider(reading, at) ??
    providerAlone(reading, at)
  );
}

/** "anna kowalska gmail", "annak gmail com", "gmail com": the provider says what it is. */
function providerAlone(reading: Reading, at: number): FoundAddress | null {
  const provider = reading.length(at, "provider");
  if (provider === 0) return null;
  if (isWholeName(reading, at) && endsClause(reading, at + provider))
    return addressOf(reading, at - 2, at + provider, "a whole name and its e-mail service");
  const ending = reading.tokens[at + provider];
  if (ending?.kind !== "word" || !MAIL_ENDING.test(ending.text)) return null;
  if (ending.text !== "com" && !endsClause(reading, at + provider + 1)) return null;
  const local = readLocal(reading, at);
  const from = local !== null && !local.common ? local.from : at;
  return addressOf(reading, from, at + provider + 1, "a provider with its ending");
}

const MAIL_ENDING = /^(?:com|de|fr|es|net|ch|at|co)$/;
const belongs: ReadonlySet<string> = new Set(BELONGS_TO.split(", "));
/** Those who work for a provider, or have an account there, give no name. */
const WORKS_THERE =
  /^(?:arbeite|arbeitet|arbeitete|jobbe|jobbt|works?|worked|working|employed|hired|trabajo|trabaja|trabajaba|trabaje|empleado|empleada|travaille|travaillait|travaillais|bosse|bossais|bossait|stage|praktikum|angestellt|engineer|ingenieur|ingenieure|ingeniero|ingeniera|developer|entwickler|abo|abonne|abonnee|client|kunde|kundin|internet|fibre|forfait|contrato|vertrag|konto|compte|cuenta|account|login|password|address|adresse|correo|messages?|spam)$/;

/** "petitnuage chez yahoo", "anna.k bei web.de", "lunasol de gmail": a word that people go to places with. */
function nameAtProvider(reading: Reading, at: number): FoundAddress | null {
  const provider = providerAt(reading, at);
  if (provider === null) return null;
  const place = skipArticle(reading, at);
  const on = lengthOfLink(reading, place);
  const reason = "a name at its e-mail service";
  // "anna bindestrich k bei gmx"
  const local = on > 0 && provider.sure ? readLocal(reading, place - on) : null;
  if (local?.shaped === true && place - on - local.from > 2) return addressOf(reading, local.from, provider.to, reason);
  if (isBetween(reading, at)) return addressOf(reading, at - 2, provider.to, reason);
  const name = nameEndingAt(reading, place - on);
  if (name === null || name.shape === "ordinary") return null;
  const cue = reading.has("mail", name.from - MAIL_REACH, name.from);
  if (name.shape === "shaped") {
    // "fifa23 en live"
    const numbered = reading.tokens[name.from]?.kind === "mixed" && (cue || !ALSO_WORDS.test(provider.name));
    return (on > 0 && (name.glued || numbered)) || (cue && numbered && provider.sure)
      ? addressOf(reading, name.from, provider.to, reason)
      : null;
  }
  if (!endsClause(reading, provider.to) || WORKS_THERE.test(reading.tokens[name.from]?.text ?? "")) return null;
  const introduced =
    reading.lengthBefore(name.from, "is") > 0 ||
    /^[:=]$/.test(reading.tokens[name.from - 1]?.text ?? "") ||
    (WHICH_MAIL.test(reading.tokens[name.from - 1]?.text ?? "") && reading.lengthBefore(name.from - 1, "mail") > 0);
  // "mon mail: annak gmail"
  if (on === 0) return cue && introduced && provider.sure ? addressOf(reading, name.from, provider.to, reason) : null;
  const due =
    introduced ||
    reading.lengthBefore(name.from, "mail") > 0 ||
    (cue && /^(?:an|a|to)$/.test(reading.tokens[name.from - 1]?.text ?? ""));
  const shortest = provider.sure ? SHORTEST_ALONE : SHORTEST_AT_OTHERS;
  const opens =
    startsClause(reading, name.from) &&
    name.end - name.start >= shortest &&
    !ALSO_WORDS.test(provider.name) &&
    !PROFESSION.test(reading.tokens[name.from]?.text ?? "");
  return (due && (cue || provider.sure)) || opens ? addressOf(reading, name.from, provider.to, reason) : null;
}

/** "put the sign between annak and gmail" */
function isBetween(reading: Reading, at: number): boolean {
  const name = reading.tokens[at - 2];
  return (
    (reading.text.includes("@") || reading.mayHave("at")) &&
    reading.lengthBefore(at, "and", 1) > 0 &&
    /^(?:between|entre|zwischen)$/.test(reading.tokens[at - 3]?.text ?? "") &&
    name !== undefined &&
    name.kind !== "sign" &&
    name.text.length >= SHORTEST_ALONE &&
    !reading.isKnown(at - 2)
  );
}

/** How many tokens lead from a name to its provider: "bei", "over at", "and then". */
function lengthOfLink(reading: Reading, at: number): number {
  const on = reading.lengthBefore(at, "on", 2);
  if (on > 0) return on;
  if (belongs.has(reading.tokens[at - 1]?.text ?? "")) return 1;
  const step = reading.lengthBefore(at, "step", 3);
  return step === 0 ? 0 : step + reading.lengthBefore(at - step, "and", 1);
}

/** "annak is my gmail", "my yahoo: anna_k", "icloud: anna.k". */
function nameOfProvider(reading: Reading, at: number): FoundAddress | null {
  const provider = providerAt(reading, at);
  if (provider === null || ALSO_WORDS.test(provider.name)) return null;
  const my = reading.lengthBefore(at, "my", 2);
  const is =
    my > 0 ? Math.max(reading.lengthBefore(at - my, "is"), reading.tokens[at - my - 1]?.text === "=" ? 1 : 0) : 0;
  const before = is > 0 ? nameEndingAt(reading, at - my - is) : null;
  if (
    before !== null &&
    before.shape !== "ordinary" &&
    startsClause(reading, before.from) &&
    endsClause(reading, provider.to)
  )
    return addressOf(reading, before.from, provider.to, "a name that is said to be at its e-mail service");
  const { link, to } = readLink(reading, provider.to + reading.length(provider.to, "mail", "account"));
  const after = link === "none" || link === "am" ? null : readName(reading, to);
  if (after === null || after.shape === "ordinary" || IN_THE_PAST.test(reading.tokens[after.from - 1]?.text ?? ""))
    return null;
  const shaped = after.shape === "shaped" && after.glued;
  return shaped || (my > 0 && link !== "as" && after.closes)
    ? addressOf(reading, at, after.to, "a name at its e-mail service")
    : null;
}

const SHORTEST_ALONE = 6;
/** Where others than members of a mail service are, too. */
const SHORTEST_AT_OTHERS = 9;
/** "informaticienne chez yahoo" */
const PROFESSION =
  /(?:ienn?e?|eur|euse|ist[ae]?|istin|eri?n?|er[oa]|d[oe]ra?|ora?|ante?|ent|aire|trice|man|in|te|ing|ment|ncia)$/;
/** "mail perso annak gmail" */
const WHICH_MAIL =
  /^(?:perso|personnel|personnelle|pro|prive|privee|personal|privado|trabajo|private|privat|private?s|work)$/;
/** Providers named as other things are. */
const ALSO_WORDS = /^(?:orange|free|live|web|mac|pm|mailbox|proton)$/;

/** A provider by its name or its domain. */
function providerAt(reading: Reading, at: number): { to: number; name: string; sure: boolean } | null {
  const also = reading.length(at, "providerAlso");
  const name = reading.tokens[at]?.text ?? "";
  const host = mailHostBeginnings.has(name) && reading.tokens[at + 1]?.kind === "sign" ? readHost(reading, at) : null;
  if (host !== null && isMailHost(host)) return { to: host.to, name: host.name, sure: true };
  const provider = reading.length(at, "provider");
  const to = at + Math.max(provider, also);
  if (to === at) return null;
  // "bei freenet de"
  const withEnding = MAIL_ENDING.test(reading.tokens[to]?.text ?? "") && endsClause(reading, to + 1);
  return withEnding ? { to: to + 1, name, sure: true } : { to, name, sure: provider > 0 };
}

/** Two words before the provider, and nothing before them: "anna kowalska gmail". */
function isWholeName(reading: Reading, at: number): boolean {
  const opens =
    at === 2 || (at > 2 && (reading.startsLine(at - 2) || /^[:.,!?]$/.test(reading.tokens[at - 3]?.text ?? "")));
  return opens && [at - 2, at - 1].every((place) => isPlainWord(reading, place));
}

function isPlainWord(reading: Reading, at: number): boolean {
  const word = reading.tokens[at];
  return (
    word?.kind === "word" &&
    word.text.length > 2 &&
    reading.length(at, "common", "predicates", "my", "is", "on", "mail", "account") === 0
  );
}
