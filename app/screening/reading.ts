import { nearlyName } from "./drawn";
import { entriesOf, isName, isNameEntry, LONGEST_WORD, type Entry, type Role } from "./lexicon";
import type { Plain } from "./normalise";
import type { Token } from "./tokens";

/** A phrase found in a text. */
export interface Found {
  /** How many tokens it takes. */
  readonly length: number;
  readonly value: string;
}

/** A text's tokens, asked for the roles of what stands where. */
export class Reading {
  private readonly entries: (readonly Entry[])[];

  constructor(
    private readonly plain: Plain,
    readonly tokens: readonly Token[],
  ) {
    this.entries = tokens.map((token) => entriesOf(token.text));
    for (let i = 0; i < tokens.length; i++) this.readUnusual(i);
  }

  get text(): string {
    return this.plain.text;
  }

  /** The text as it was written. */
  get original(): string {
    return this.plain.original;
  }

  /** A token as it was written. */
  written(at: number): string {
    const token = this.tokens[at];
    return token === undefined ? "" : this.plain.excerpt(token.start, token.end);
  }

  /** The longest phrase with this role that starts at a token. */
  find(at: number, role: Role): Found | null {
    const entries = this.entries[at];
    if (entries === undefined || entries.length === 0) return null;
    let best: Found | null = null;
    for (const entry of entries) {
      if (entry.role !== role) continue;
      const end = this.matchRest(at + 1, entry.rest);
      if (end > 0 && (best === null || end - at > best.length)) best = { length: end - at, value: entry.value };
    }
    return best;
  }

  /** How many tokens the longest phrase of any of these roles takes from a token on; 0 when there is none. */
  length(at: number, ...roles: readonly Role[]): number {
    let longest = 0;
    for (const role of roles) longest = Math.max(longest, this.find(at, role)?.length ?? 0);
    return longest;
  }

  is(at: number, role: Role): boolean {
    return this.find(at, role) !== null;
  }

  /** How many tokens a phrase with this role takes that ends right before a token; 0 when there is none. */
  lengthBefore(at: number, role: Role, longest = 6): number {
    for (let length = Math.min(longest, at); length >= 1; length--) {
      const entries = this.entries[at - length];
      if (entries === undefined || entries.length === 0) continue;
      for (const entry of entries) {
        if (entry.role === role && this.matchRest(at - length + 1, entry.rest) === at) return length;
      }
    }
    return 0;
  }

  /** Whether a role is found between two tokens (the end is exclusive). */
  has(role: Role, from: number, to: number): boolean {
    for (let i = Math.max(0, from); i < Math.min(to, this.tokens.length); i++) if (this.is(i, role)) return true;
    return false;
  }

  /** Whether spaces, or nothing, stand between a token and the one before it. */
  isGlued(at: number): boolean {
    return at > 0 && this.tokens[at]?.start === this.tokens[at - 1]?.end;
  }

  /** Whether a line ends between a token and the one before it. */
  startsLine(at: number): boolean {
    const before = this.tokens[at - 1];
    const token = this.tokens[at];
    if (before === undefined || token === undefined) return true;
    return this.text.slice(before.end, token.start).includes("\n");
  }

  private matchRest(from: number, rest: readonly string[]): number {
    let at = from;
    for (const word of rest) {
      // "e-mail" and "e mail" are one.
      if (this.tokens[at]?.text === "-" && this.tokens[at + 1]?.text === word) at++;
      if (this.tokens[at]?.text !== word) return 0;
      at++;
    }
    return at;
  }

  /** Names that are drawn with figures, misspelt, or parted in two. */
  private readUnusual(at: number): void {
    const token = this.tokens[at];
    if (token === undefined || token.kind === "sign" || token.kind === "figure") return;
    const next = this.tokens[at + 1];
    const known = this.entries[at] ?? [];
    const name = known.length === 0 ? nearlyName(token.text) : null;
    if (name !== null) this.entries[at] = entriesOf(name);
    else if (next?.kind === "word" && isParted(token.text, next.text)) {
      const parted = entriesOf(token.text + next.text).filter(isNameEntry);
      this.entries[at] = [...known, ...parted.map((entry) => ({ ...entry, rest: [next.text] }))];
    }
  }
}

/** "in sta" and "tele gram" are names in two parts; two words that both mean something by themselves are not. */
function isParted(first: string, second: string): boolean {
  const length = first.length + second.length;
  if (length < 5 || length > LONGEST_WORD || (entriesOf(first).length > 0 && entriesOf(second).length > 0))
    return false;
  return isName(first + second);
}
