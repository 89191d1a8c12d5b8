import type { Reading } from "../reading";

/** Whether a clause, a line or the text starts at a token. */
export function startsClause(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return before === undefined || reading.startsLine(at) || before.kind === "sign";
}

/** Whether nothing, a line's end or a closing sign follows. */
export function endsClause(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  // A quotation mark closes, an apostrophe does not.
  if (token?.text === "'") return !reading.isGlued(at + 1);
  // A dash that stands apart closes, one within a word does not.
  if (token?.text === "-" && !reading.isGlued(at) && !reading.isGlued(at + 1)) return true;
  return token === undefined || reading.startsLine(at) || (token.kind === "sign" && !/[-'/\\_@#&+=*]/.test(token.text));
}
