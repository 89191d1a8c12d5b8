import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { endsClause, startsClause } from "./clauses";
import { isMailHost, mailHostBeginnings } from "./domains";
import { readHost } from "./hosts";
import { MAIL_REACH, readLocal, type Local } from "./local-parts";

/** An address and the token behind it. */
export interface FoundAddress {
  readonly finding: Finding;
  readonly to: number;
}

/** An address between two tokens (the end is exclusive). */
export function addressOf(reading: Reading, from: number, to: number, reason: string): FoundAddress {
  const start = reading.tokens[from]?.start ?? 0;
  return { finding: { kind: "email", start, end: reading.tokens[to - 1]?.end ?? start, reason }, to };
}

/** What stands where the at sign should: "annak92, gmail.com", "annak92 plus gmail". */
const INSTEAD_OF_AT = /^(?:[,(/|"&+;-]|plus|and|und|y|et|mas)$/;

/** "mail me: anna.k, outlook", "anna.k (gmail)", "mailbox: annakowal, zoho.com": another sign for the at sign. */
export function nameWithProvider(reading: Reading, at: number): FoundAddress | null {
  const separator = reading.tokens[at - 1]?.text ?? "";
  if (!INSTEAD_OF_AT.test(separator)) return null;
  const begins = mailHostBeginnings.has(reading.tokens[at]?.text ?? "");
  const provider = reading.length(at, "provider", "providerAlso");
  if (!begins && provider === 0) return null;
  const local = readLocal(reading, at - 1);
  if (local === null) return null;
  const host = begins ? readHost(reading, at) : null;
  // "Windows11, outlook.com, Teams" is a list.
  const lists = separator === "," && reading.tokens[host?.to ?? at + provider]?.text === ",";
  if (host !== null && isMailHost(host) && endsClause(reading, host.to) && !lists) {
    const plus = /^(?:[+&]|plus|mas)$/.test(separator) && startsClause(reading, local.from) && !local.common;
    if (local.shaped || isAnnounced(reading, local) || plus)
      return addressOf(reading, local.from, host.to, "a name and the domain of its e-mail service");
  }
  if (!local.shaped || provider === 0 || separator.length > 1) return null;
  const alone =
    !lists && startsClause(reading, local.from) && endsClause(reading, at + provider) && reading.is(at, "provider");
  if (!alone && !reading.has("mail", local.from - MAIL_REACH, local.from)) return null;
  return addressOf(reading, local.from, at + provider, "a name and its e-mail service");
}

/** "mail: annakowal", "mein Postfach ist annakowal" */
function isAnnounced(reading: Reading, { from, common }: Local): boolean {
  if (common || reading.isKnown(from)) return false;
  const is = reading.tokens[from - 1]?.text === ":" ? 1 : reading.lengthBefore(from, "is");
  return is > 0 && reading.lengthBefore(from - is, "mail") > 0;
}
