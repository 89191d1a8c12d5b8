import { nearlyName } from "./drawn";
import {
  beginsLikeName,
  hasRole,
  isName,
  meaningsOf,
  NAME_ROLES,
  type Entry,
  Meanings,
  RoleSet,
  type Role,
} from "./lexicon";
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
  private readonly meanings: (Meanings | undefined)[];
  private readonly roles: RoleSet;

  constructor(
    private readonly plain: Plain,
    readonly tokens: readonly Token[],
  ) {
    this.meanings = tokens.map((token) => meaningsOf(token.text));
    for (let i = 0; i < tokens.length; i++) this.readUnusual(i);
    this.roles = RoleSet.ofAll(this.meanings);
  }

  /** Whether any rule knows a word. */
  isKnown(at: number): boolean {
    return this.meanings[at] !== undefined;
  }

  /** Whether any word of the text may have this role: what has to look around can be spared when none has. */
  mayHave(...roles: readonly Role[]): boolean {
    return roles.some((role) => this.roles.has(role));
  }

  /** Whether a phrase with any of these roles may begin at a token: what reads it can be spared when none does. */
  mayBegin(at: number, roles: RoleSet): boolean {
    return this.meanings[at]?.roles.meets(roles) ?? false;
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
    const entries = this.meanings[at]?.byRole.get(role);
    if (entries === undefined) return null;
    let best: Found | null = null;
    for (const entry of entries) {
      const end = this.matchRest(at + 1, entry.rest);
      if (end > 0 && (best === null || end - at > best.length)) best = { length: end - at, value: entry.value };
    }
    return best;
  }

  /** How many tokens the longest phrase of any of these roles takes from a token on; 0 when there is none. */
  length(at: number, ...roles: readonly Role[]): number {
    const byRole = this.meanings[at]?.byRole;
    if (byRole === undefined) return 0;
    let longest = 0;
    for (const role of roles) {
      const entries = byRole.get(role);
      if (entries !== undefined) longest = Math.max(longest, this.longest(at, entries));
    }
    return longest;
  }

  is(at: number, role: Role): boolean {
    const entries = this.meanings[at]?.byRole.get(role);
    return entries !== undefined && this.longest(at, entries) > 0;
  }

  private longest(at: number, entries: readonly Entry[]): number {
    let longest = 0;
    for (const { rest } of entries) {
      const length = rest.length === 0 ? 1 : this.matchRest(at + 1, rest) - at;
      if (length > longest) longest = length;
    }
    return longest;
  }

  /** How many tokens a phrase with this role takes that ends right before a token; 0 when there is none. */
  lengthBefore(at: number, role: Role, longest = 6): number {
    for (let length = Math.min(longest, at); length >= 1; length--) {
      const entries = this.meanings[at - length]?.byRole.get(role);
      if (entries === undefined) continue;
      for (const { rest } of entries) if (this.matchRest(at - length + 1, rest) === at) return length;
    }
    return 0;
  }

  /** Whether a role is found between two tokens (the end is exclusive). */
  has(role: Role, from: number, to: number): boolean {
    if (!this.mayHave(role)) return false;
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

  private joins(at: number): boolean {
    const sign = this.tokens[at]?.text;
    return sign === "-" || (sign === "." && this.isGlued(at) && this.isGlued(at + 1));
  }

  private matchRest(from: number, rest: readonly string[]): number {
    let at = from;
    for (const word of rest) {
      // "e-mail" and "e mail" are one, and so are "chess.com" and "chess com".
      if (this.tokens[at]?.text !== word && this.tokens[at + 1]?.text === word && this.joins(at)) at++;
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
    const known = this.meanings[at];
    const name = known === undefined ? nearlyName(token.text) : null;
    if (name !== null) this.meanings[at] = meaningsOf(name);
    else if (next?.kind === "word" && !(known && this.meanings[at + 1]) && isParted(token.text, next.text)) {
      const parted = new Map<Role, readonly Entry[]>(known?.byRole);
      for (const role of NAME_ROLES) {
        if (hasRole(token.text + next.text, role)) parted.set(role, [{ rest: [next.text], value: "" }]);
      }
      this.meanings[at] = new Meanings(parted);
    }
  }
}

const LONGEST_PARTED = 12;

/** "in sta" and "tele gram" are names in two parts; asked of words of which one at least means nothing by itself. */
function isParted(first: string, second: string): boolean {
  const length = first.length + second.length;
  if (length < 5 || length > LONGEST_PARTED || (first.length > 1 && !beginsLikeName(first))) return false;
  return isName(first + second);
}
