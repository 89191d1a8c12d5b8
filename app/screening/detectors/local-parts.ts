import { hasRole } from "../lexicon";
import type { Reading } from "../reading";

/** What stands before the at sign of an address. */
export interface Local {
  /** Its first token. */
  readonly from: number;
  /** It has dots, figures or underscores, as names in sentences have not. */
  readonly shaped: boolean;
  readonly common: boolean;
  /** It refers to a name that is known: "my username here". */
  readonly known: boolean;
}

/** How far before an address words may stand that announce it. */
export const MAIL_REACH = 8;
const MOST_PARTS = 6;
const NAMED_REACH = 5;
const JOINING_WORDS = ["dot", "underscore", "dash"] as const;

/** Reads what ends before a token: words and figures that dots, dashes and underscores join, or words for these. */
export function readLocal(reading: Reading, end: number): Local | null {
  let from = skipAside(reading, end);
  const last = reading.tokens[from - 1];
  if (last === undefined || last.kind === "sign") return null;
  from--;
  let shaped = last.kind === "mixed" || last.spelled;
  for (let parts = 0; parts < MOST_PARTS && from > 1; parts++) {
    const joint = reading.tokens[from - 1];
    if (joint === undefined) break;
    const glued = /^[._+-]$/.test(joint.text) && reading.isGlued(from) && reading.isGlued(from - 1);
    const said = Math.max(...JOINING_WORDS.map((role) => reading.lengthBefore(from, role, 3)));
    const length = glued ? 1 : said;
    const before = reading.tokens[from - length - 1];
    if (length === 0 || before === undefined || before.kind === "sign") break;
    shaped = true;
    from -= length + 1;
  }
  const common = !shaped && (hasRole(last.text, "common") || hasRole(last.text, "predicates"));
  const known =
    reading.has("userName", from - NAMED_REACH, end) ||
    reading.has("ownName", from - NAMED_REACH, end) ||
    reading.has("sameName", from - NAMED_REACH, end);
  return { from, shaped, common, known };
}

const CLOSING = /^["'*_()<>[\]{}~|,]$/;

/** "(one word) at …", "*at*": brackets before the sign, and how the name is said to be written. */
function skipAside(reading: Reading, end: number): number {
  let from = end;
  while (from > end - 3 && CLOSING.test(reading.tokens[from - 1]?.text ?? "")) from--;
  const aside = reading.lengthBefore(from, "oneWord", 4);
  if (aside === 0) return from;
  from -= aside;
  while (from > end - 8 && CLOSING.test(reading.tokens[from - 1]?.text ?? "")) from--;
  return from;
}
