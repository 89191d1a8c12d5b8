import { findAll, type Detector } from "../finding";
import { ACCOUNT_WORDS, AMBIGUOUS_PLATFORMS, PLACES_AFTER_AT, PLATFORMS } from "../words/places";

const NAME = "[a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?";
const AT_NAME = new RegExp(`(?<![a-z0-9@._%+-])@(${NAME})`, "g");
const TAGGED = /(?<![a-z0-9_.#])[a-z0-9_.]{2,32}#\d{4}(?!\d)/g;
const REDDIT = /(?<![a-z0-9/])\/?u\/[a-z0-9_-]{3,20}/g;

const CLEAR = `(?:${PLATFORMS.join("|")})`;
const ANY = `(?:${[...PLATFORMS, ...AMBIGUOUS_PLATFORMS].join("|")})`;
const NAMED = String.raw`(?:\s(?:handle|name|username|user|id|account|profile))`;
/** "insta: ada", "ig = ada", "my snap is ada", "telegram username ada" */
const INTRODUCED = new RegExp(
  String.raw`(?<![a-z0-9])(?:${CLEAR}|my\s${ANY}|${ANY}${NAMED}|(?:ig|fb|tg|sc)(?=\s?[:=]))${NAMED}?\s?(?:[:=]|['’]?s\s|\sis\s|\s-\s|\s@)\s?"?(${NAME})`,
  "g",
);
/** "ada_99 on insta", "snap ada_99": a name that shows itself by a digit, an underscore or a dot inside. */
const MARKED_NAME = String.raw`(?=[a-z0-9_.]*[0-9_]|[a-z0-9_]+\.[a-z0-9_])${NAME}`;
const AT_MARKED_NAME = new RegExp(String.raw`(?<![a-z0-9@._%+-])@\s(${MARKED_NAME})`, "g");
const BESIDE = new RegExp(String.raw`(?<![a-z0-9])${CLEAR}\s(?:at\s|as\s|under\s)?(${MARKED_NAME})`, "g");
const BEFORE = new RegExp(String.raw`(?<![a-z0-9_.])(${MARKED_NAME})\s(?:on|at|in)\s(?:my\s)?${ANY}(?![a-z0-9])`, "g");
/** "find me on insta as ada" */
const FIND_ME = new RegExp(String.raw`(?<![a-z0-9])on\s${ANY}\s?(?:as|under|by|@|:)\s?(?:the\sname\s)?(${NAME})`, "g");
/** "telegram username ada" */
const NAMED_BESIDE = new RegExp(String.raw`(?<![a-z0-9])${ANY}\s(?:handle|username|user|id)\s(${NAME})`, "g");
const CALLED = new RegExp(
  String.raw`(?<![a-z0-9])my\s(?:handle|username|user\sname|screen\sname|gamertag|gamer\stag)(?:\sis\s|\s?[:=]\s?)"?(${NAME})`,
  "g",
);

/** A bare number or a year beside a platform's name is no account: "on Facebook since 2009", "Instagram 10 years". */
const isBareNumber = (name: string) => /^\d+$/.test(name);
const MIN_NAME = 3;

function isAccount(match: RegExpExecArray): boolean {
  const name = match[1] ?? "";
  return name.length >= MIN_NAME && !ACCOUNT_WORDS.has(name) && !isBareNumber(name);
}

/** After "is", an ordinary word goes on; a name is marked, or the sentence ends with it. */
function isIntroduced(match: RegExpExecArray): boolean {
  if (!isAccount(match)) return false;
  const name = match[1] ?? "";
  const isSaid = /\bis\s"?$|['’]?s\s"?$/.test(match[0].slice(0, -name.length));
  if (!isSaid || /[0-9_.]/.test(name)) return true;
  const rest = match.input.slice(match.index + match[0].length);
  return /^"?\s*(?:[.!?,;)\n]|$)/.test(rest);
}

/** Names on other platforms. */
export const findHandles: Detector = ({ text }) => [
  ...findAll("handle", AT_NAME, text, (match) => {
    const name = match[1] ?? "";
    return name.length >= MIN_NAME && !isBareNumber(name) && !PLACES_AFTER_AT.has(name.split(/[.-]/)[0] ?? "");
  }),
  ...findAll("handle", AT_MARKED_NAME, text, isAccount),
  ...findAll("handle", TAGGED, text),
  ...findAll("handle", REDDIT, text),
  ...findAll("handle", INTRODUCED, text, isIntroduced),
  ...findAll("handle", BESIDE, text, isAccount),
  ...findAll("handle", BEFORE, text, isAccount),
  ...findAll("handle", FIND_ME, text, isAccount),
  ...findAll("handle", NAMED_BESIDE, text, isAccount),
  ...findAll("handle", CALLED, text, isAccount),
];
