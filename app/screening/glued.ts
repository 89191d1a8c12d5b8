import type { Token } from "./tokens";

/** No shorter token holds a name, a provider and an ending, or the word for a dot and one. */
export const SHORTEST_GLUED = 5;
const SHORTEST_ADDRESS = 10;

const DOT_WITH_ENDING =
  /^(dot|punto|point|punkt|gmail|hotmail|yahoo|outlook|icloud|gmx)(com|net|org|de|es|fr|uk|co|io|me)$/;
const PROVIDER =
  "gmail|googlemail|hotmail|outlook|yahoo|icloud|gmx|web|protonmail|proton|posteo|freenet|free|orange|laposte|wanadoo|aol|mailbox";
/** "annakatgmailcom", "annakarrobagmailpuntocom" */
const ADDRESS = new RegExp(
  `^([a-z][a-z0-9]{2,30}?)(arroba|arobase|klammeraffe|aet|at)(${PROVIDER})(dot|punto|punkt|point)?(com|net|org|de|es|fr|ch|at|me)?$`,
);
/** "annasplacedotcom" */
const DOMAIN = /^([a-z][a-z0-9]{4,30})(dot|punto|punkt|point)(com|net|org|de|fr)$/;

/** Parts a token where words for signs, providers and endings run together in it: "dotcom", "gmailcom", "annakatgmaildotcom". */
export function withGluedApart(token: Token): Token[] {
  if (token.kind !== "word" && token.kind !== "mixed") return [token];
  const short = DOT_WITH_ENDING.exec(token.text);
  if (short !== null) return cut(token, short.slice(1));
  if (token.text.length < SHORTEST_ADDRESS || token.spelled) return [token];
  const address = ADDRESS.exec(token.text);
  // "deratweb": a word for the sign alone is no evidence without an ending or figures.
  if (address !== null && (address[4] ?? address[5] ?? "") + (/\d/.exec(token.text)?.[0] ?? "") !== "")
    return cut(token, address.slice(1));
  const domain = DOMAIN.exec(token.text);
  return domain === null ? [token] : cut(token, domain.slice(1));
}

function cut(token: Token, parts: readonly (string | undefined)[]): Token[] {
  let start = token.start;
  const written = parts.filter((part) => part !== undefined);
  return written.map((text, i) => {
    // Of letters that stand apart nobody knows where each part ends.
    const end = i === written.length - 1 ? token.end : start + (token.spelled ? 1 : text.length);
    const piece: Token = { ...token, text, start, end, kind: /\d/.test(text) ? "mixed" : "word" };
    start = end;
    return piece;
  });
}
