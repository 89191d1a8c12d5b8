import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { startsClause } from "./clauses";
import { invitationStart, isPossessed, readLink, type Link } from "./links";
import { mentionAt, type Mention } from "./mentions";
import { readName, type Name } from "./names";
import { found, isOn, opensWithOn, saysIAmOn, skipArticle } from "./places";

interface Context {
  readonly link: Link;
  readonly possessed: boolean;
  readonly invited: boolean;
  /** A word for a name stands behind the network: "insta name". */
  readonly named: boolean;
}

/** "snap: annak", "my insta is annak", "find me on ig as annak", "auf insta heiße ich annak". */
export function nameAfter(reading: Reading, mention: Mention): Finding | null {
  const end = skipBracketed(reading, mention.to);
  const noun = reading.tokens[end]?.text === "@" ? 0 : reading.length(end, "account", "userName");
  const { link, to } = readLink(reading, end + noun);
  const name = readName(reading, to);
  if (name === null || name.shape === "ordinary") return null;
  const possessed = isPossessed(reading, mention.from);
  const invited = invitationStart(reading, mention.from) !== null;
  const context = { link, possessed, invited, named: noun > 0 };
  const isName =
    name.shape === "shaped"
      ? isShapedName(reading, mention, name, context)
      : isPlainName(reading, mention, name, context);
  return isName ? found(reading, mention.from, name, mention, "a name on a network") : null;
}

/** "insta(gram)", "snap (chat)". */
function skipBracketed(reading: Reading, at: number): number {
  return reading.tokens[at]?.text === "(" && reading.tokens[at + 2]?.text === ")" && mentionAt(reading, at + 1) !== null
    ? at + 3
    : at;
}

function isShapedName(
  reading: Reading,
  { from, sureness }: Mention,
  name: Name,
  { link, possessed, invited, named }: Context,
): boolean {
  const surely = sureness !== "ambiguous" || named || possessed;
  if (link !== "none") return surely || link === "as" || link === "sign";
  if (sureness === "sure" || possessed || invited || named) return true;
  return sureness === "slang" && (name.glued || startsClause(reading, from));
}

const SHORTEST_BESIDE = 7;

/** A word that could be any other is a name only where one is due. */
function isPlainName(
  reading: Reading,
  { from, to, sureness }: Mention,
  name: Name,
  { link, possessed, invited, named }: Context,
): boolean {
  if (reading.lengthBefore(from, "negations") > 0) return false;
  const opens = startsClause(reading, skipArticle(reading, from)) || opensWithOn(reading, from);
  const surely = sureness !== "ambiguous" || named;
  const beside = name.to - to <= 2 && reading.text.length > 0 && name.end - name.start >= SHORTEST_BESIDE;
  switch (link) {
    case "as":
      return invited || named || saysIAmOn(reading, from);
    case "am":
      return isOn(reading, from) && sureness !== "ambiguous" && name.closes;
    case "sign":
      return (
        (surely || opens || invited) &&
        name.closes &&
        (opens || possessed || invited || named || sureness === "described")
      );
    case "is":
      return (possessed || named) && (surely || name.full) && name.closes;
    case "none":
      if (!name.closes) return false;
      return (
        invited ||
        named ||
        (surely && ((possessed && name.endsClause) || (opens && beside && sureness !== "described")))
      );
  }
}
