import { findAll, type Detector } from "../finding";
import { CLEAR_ENDINGS, MAIL_ONLY_SERVICES, MAIL_SERVICES } from "../words/places";

/** A name begins where no other sign of a name stands before it: each is tried once, however long the text. */
const NAME = "(?<![a-z0-9._%+-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9])?";
/** "@" in its disguises, of which a bare "at" needs more around it. */
const AT_SIGN = String.raw`\s{0,3}(?:@|[(\[{<*_-]\s{0,2}(?:at|@)\s{0,2}[)\]}>*_-])\s{0,3}`;
const DOT_SIGN = String.raw`(?:\s{0,2}[.,]\s{0,2}|\s{0,3}[(\[{<*_-]\s{0,2}(?:dot|punto|punkt|point|\.)\s{0,2}[)\]}>*_-]\s{0,3}|\s{1,3}(?:dot|punto|punkt|point)\s{1,3})`;
const AT_WORD = String.raw`\s{1,3}(?:at|arroba)\s{1,3}`;
const ENDING = `(?:${CLEAR_ENDINGS.join("|")}|co|me|it|at|be|in)`;
const oneOf = (words: readonly string[]) => `(?:${words.join("|")})`;

const PATTERNS = [
  // name@host.ending, plainly; any ending will do.
  new RegExp(String.raw`${NAME}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?![a-z0-9])`, "g"),
  // With spaces or brackets around the signs.
  new RegExp(String.raw`${NAME}${AT_SIGN}[a-z0-9-]{2,63}${DOT_SIGN}${ENDING}(?![a-z0-9])`, "g"),
  // "name at host dot ending"
  new RegExp(
    String.raw`${NAME}${AT_WORD}[a-z0-9-]{2,63}\s{1,3}(?:dot|punto|punkt|point)\s{1,3}${ENDING}(?![a-z0-9])`,
    "g",
  ),
  // "name at gmail.com", "name at gmail", "name@gmail"
  new RegExp(String.raw`${NAME}${AT_WORD}${oneOf(MAIL_SERVICES)}${DOT_SIGN}${ENDING}(?![a-z0-9])`, "g"),
  new RegExp(String.raw`${NAME}(?:${AT_WORD}|${AT_SIGN})${oneOf(MAIL_ONLY_SERVICES)}(?![a-z0-9])`, "g"),
];

/** Addresses of mail, also those that avoid "@" and ".". */
export const findEmails: Detector = ({ text }) => PATTERNS.flatMap((pattern) => findAll("email", pattern, text));
