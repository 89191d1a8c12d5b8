import { endOfDrawn, readDrawn } from "./drawn";
import { SHORTEST_GLUED, withGluedApart } from "./glued";
import type { Plain } from "./normalise";
import { Reading } from "./reading";
import { tokenise, type Token } from "./tokens";

/** Cuts plain text into tokens, with names drawn with signs ("sn@p", "$nap") as one word each. */
export function readText(plain: Plain): Reading {
  const { text } = plain;
  const tokens: Token[] = [];
  const hasCapitalSigns = CAPITAL_SIGNS.test(plain.original);
  const cut = text.includes("@") ? withoutBrackets(tokenise(text)) : tokenise(text);
  for (let i = 0; i < cut.length; i++) {
    const end = endOfDrawn(cut, i);
    const token = cut[i];
    const last = cut[end - 1];
    if (token === undefined || last === undefined) break;
    if (end - i > 1) {
      const drawn = readDrawn(text.slice(token.start, last.end).replaceAll(".", ""), "i");
      tokens.push({ text: drawn, start: token.start, end: last.end, kind: "word", spelled: false });
      i = end - 1;
    } else if (hasCapitalSigns) tokens.push(...withSignsApart(plain, token));
    else if (token.text.length < SHORTEST_GLUED) tokens.push(token);
    else tokens.push(...withGluedApart(token));
  }
  return new Reading(plain, tokens);
}

/** "(@)", "[ @ ]" and "<@>" are at signs. */
function withoutBrackets(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const sign = tokens[i + 1];
    const closing = tokens[i + 2];
    if (token === undefined) break;
    if (sign?.text === "@" && closing !== undefined && OPENS_AND_CLOSES.has(token.text + closing.text)) {
      joined.push({ ...sign, start: token.start, end: closing.end });
      i += 2;
    } else joined.push(token);
  }
  return joined;
}

const OPENS_AND_CLOSES: ReadonlySet<string> = new Set(["()", "[]", "{}", "<>", "||", "**", "--", "~~", "''", '""']);

const CAPITAL_SIGNS = /[a-z0-9](?:AT|DOT)[a-z0-9]/;
/** "annakATgmailDOTcom": capitals set the signs apart. */
function withSignsApart(plain: Plain, token: Token): Token[] {
  const written = token.kind === "sign" ? "" : plain.excerpt(token.start, token.end);
  if (!/^[a-z0-9]{2,}(?:AT|DOT)[a-z0-9]+(?:(?:AT|DOT)[a-z0-9]+)*$/.test(written)) return withGluedApart(token);
  let start = token.start;
  return written.split(/(AT|DOT)/).map((part) => {
    const text = part.toLowerCase();
    const cut: Token = {
      text,
      start,
      end: start + part.length,
      kind: /\d/.test(text) ? "mixed" : "word",
      spelled: false,
    };
    start = cut.end;
    return cut;
  });
}
