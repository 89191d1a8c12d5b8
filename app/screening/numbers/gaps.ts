import type { Reading } from "../reading";

/** What parts two pieces of numbers. */
export interface Gap {
  /** Its words, without signs. */
  readonly words: string;
  /** Nothing but signs; words that join; talk that could be left out; or what parts the pieces for good. */
  readonly kind: "signs" | "joins" | "talk" | "other";
}

/** More signs than this between two pieces part them: "5 !!!!!!!!!! 6". */
const MOST_SIGNS = 6;
const MOST_WORDS = 6;
const LONGEST_REMARK = 10;
const PARTED: Gap = { words: "", kind: "other" };

/** Reads what stands between two pieces (the end is exclusive). */
export function gapBetween(reading: Reading, from: number, to: number): Gap {
  if (isRemark(reading, from, to)) return { words: "", kind: "joins" };
  if (to - from > MOST_SIGNS + MOST_WORDS) return PARTED;
  let signs = 0;
  let asks = false;
  let joins = true;
  let fills = true;
  let apart = false;
  const words: string[] = [];
  for (let at = from; at < to;) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    if (token.kind === "sign") {
      if (token.text !== "." || reading.tokens[at - 1]?.text !== ".") signs++;
      asks = token.text === "?";
      at++;
      continue;
    }
    const isKnown = reading.isKnown(at);
    const joining = isKnown ? reading.length(at, "joiner", "part", "step", "dash", "slash", "dot") : 0;
    const filling = joining > 0 ? 0 : fillerAt(reading, at, isKnown);
    if (joining === 0) joins = false;
    if (joining === 0 && filling === 0) fills = false;
    if (joining === 0 && parts(reading, at)) apart = true;
    words.push(token.text);
    at += Math.max(1, joining, filling);
  }
  if (signs > MOST_SIGNS || words.length > MOST_WORDS) return PARTED;
  if (words.length === 0) return { words: "", kind: "signs" };
  if (!joins && !fills && apart) return PARTED;
  const kind = joins ? "joins" : fills || asks ? "talk" : "other";
  return { words: words.join(" "), kind };
}

function fillerAt(reading: Reading, at: number, isKnown: boolean): number {
  const filling = isKnown ? reading.length(at, "filler") : 0;
  return filling === 0 && LAUGHTER.test(reading.tokens[at]?.text ?? "") ? 1 : filling;
}

const LAUGHTER =
  /^(?:a?(?:ha|he|hi|ho|ja|je|ji|hua){2,}[hj]?|l+o+l+|x+d+|k{3,}|m+d+r+|p+t+d+r+|rofl|lmf?ao|o+k+(?:ay|ey)?|h+m+|m+h+m*|u+h+|a+h+|o+h+)$/;

/** Whether the same words part several pieces, and do not count, measure or label them: "6 banana 5 banana 0". */
export function isRefrain(gap: Gap, others: readonly (Gap | undefined)[]): boolean {
  return gap.kind === "other" && gap.words !== "" && others.some((other) => other?.words === gap.words);
}

/** "K 331, K 545", "999 or 112": what each of several numbers has beside it, and what leaves a choice. */
function parts(reading: Reading, at: number): boolean {
  return (
    OR.test(reading.tokens[at]?.text ?? "") ||
    reading.length(at, "units", "money", "months", "numbered", "identified") > 0
  );
}

const OR = /^(?:or|o|u|ou|oder|bis|to|by|x|vs)$/;

/** "503 (that's Portland) 555": what stands in brackets is said by the way. */
function isRemark(reading: Reading, from: number, to: number): boolean {
  if (to - from < 3 || to - from > LONGEST_REMARK) return false;
  const last = reading.tokens[to - 1]?.text === "," ? to - 2 : to - 1;
  return reading.tokens[from]?.text === "(" && reading.tokens[last]?.text === ")";
}
