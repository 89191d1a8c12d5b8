/** A word, a number, a mixture of both, or a single sign, with its place in the plain text (the end is exclusive). */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "figure" | "mixed" | "sign";
  /** The letters stood apart, as in "i n s t a". */
  readonly spelled: boolean;
}

/** Cuts plain text into tokens. Spaces are none; an apostrophe inside a word parts it and is none either. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a) {
      at++;
      continue;
    }
    let end = at;
    let letters = false;
    let digits = false;
    for (; end < text.length; end++) {
      const next = text.charCodeAt(end);
      if (isDigit(next)) digits = true;
      else if (isLetter(text, end)) letters = true;
      else break;
    }
    if (end > at) {
      const kind = letters ? (digits ? "mixed" : "word") : "figure";
      tokens.push({ text: text.slice(at, end), start: at, end, kind, spelled: false });
      at = end;
      continue;
    }
    const width = code >= 0xd800 && code <= 0xdbff && at + 1 < text.length ? 2 : 1;
    const apostrophe = code === 0x27 && at > 0 && isLetter(text, at - 1) && isLetter(text, at + 1);
    if (!apostrophe)
      tokens.push({ text: text.slice(at, at + width), start: at, end: at + width, kind: "sign", spelled: false });
    at += width;
  }
  return joinSpelled(tokens, text);
}

/** Letters that stand apart, at least three, all with the same gap, are one word: "i n s t a", "s.n.a.p", "a-n-n-4". */
function joinSpelled(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const first = tokens[i];
    if (first === undefined) break;
    const next = first.kind === "word" && first.text.length === 1 ? endOfSpelled(tokens, text, i) : i;
    if (next === i) {
      joined.push(first);
      i++;
      continue;
    }
    const parts = tokens.slice(i, next).filter((token) => token.kind !== "sign");
    const word = parts.map((part) => part.text).join("");
    const end = tokens[next - 1]?.end ?? first.end;
    const kind = parts.some((part) => part.kind === "figure") ? "mixed" : "word";
    joined.push({ text: word, start: first.start, end, kind, spelled: true });
    i = next;
  }
  return joined;
}

/** Where the letters that stand apart from `from` on end, or `from` when they are fewer than three. */
function endOfSpelled(tokens: readonly Token[], text: string, from: number): number {
  let gap: string | null = null;
  let letters = 1;
  let last = from;
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i];
    const before = tokens[last];
    if (token === undefined || before === undefined || token.start - before.end > 3) break;
    if (token.kind === "sign") continue;
    const single = token.text.length === 1 && (token.kind === "word" || (token.kind === "figure" && letters >= 3));
    if (!single) break;
    const between = text.slice(before.end, token.start);
    if (gap === null) gap = between;
    if (between !== gap || between === "'" || between.includes("@")) break;
    if (token.kind === "word") letters++;
    last = i;
  }
  return letters >= 3 ? last + 1 : from;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

const LETTER = /\p{L}/u;

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code >= 0x61 && code <= 0x7a;
  // Plain text keeps letters of other scripts; those beyond the basic plane are rare enough to be read as signs.
  return code >= 0xaa && code < 0xd800 && LETTER.test(text[at] ?? "");
}
