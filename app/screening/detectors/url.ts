import { findAll, type Detector } from "../finding";
import { originalOf } from "../folded";
import { CLEAR_ENDINGS, SERVICES_WITH_WORDLIKE_ENDING, WORDLIKE_ENDINGS } from "../words/places";

const LABELS = String.raw`(?<![a-z0-9.@-])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,4}`;
const PATH = String.raw`(?:[/?#][^\s]{0,200})?`;

const ADDRESS = /(?<![a-z])(?:https?:\/\/|www\.)[^\s]{1,199}[^\s.,;:!?)"'”]/g;
const SERVICE = new RegExp(
  `(?<![a-z0-9.-])(?:${SERVICES_WITH_WORDLIKE_ENDING.map((name) => name.replace(".", "\\.")).join("|")})(?![a-z0-9-])${PATH}`,
  "g",
);
const BARE = new RegExp(String.raw`${LABELS}\.(?:${CLEAR_ENDINGS.join("|")})(?![a-z0-9-])(?!\.[a-z])${PATH}`, "g");
const BARE_WITH_PATH = new RegExp(String.raw`${LABELS}\.(?:${WORDLIKE_ENDINGS.join("|")})(?:\/[^\s]{2,200})`, "g");
const SPOKEN = new RegExp(
  String.raw`(?<![a-z0-9])(?!(?:the|a|an|in|this|that|of|old|during)\s)[a-z0-9-]{2,63}(?:\s{1,2}dot\s{1,2}|\s?[(\[]\s?dot\s?[)\]]\s?)(?:com|net|org|info|io|app|de|eu|fr|es|uk|me|tv|gg)(?![a-z0-9])(?!\s(?:bubble|boom|crash|era|bust|company|companies|startup|startups|days))`,
  "g",
);

/** A new sentence without a space before it is no address: "…in Porto.Es was" begins with a capital. */
const BEGINS_SENTENCE = /\.\p{Lu}\p{Ll}*$/u;

/** Addresses in the web, also bare and spoken ones. */
export const findUrls: Detector = (folded) => {
  const { text } = folded;
  return [
    ...findAll("url", ADDRESS, text),
    ...findAll("url", SERVICE, text),
    ...findAll("url", BARE, text, (match) => {
      const written = originalOf(folded, match.index, match.index + match[0].length);
      return !BEGINS_SENTENCE.test(written);
    }),
    ...findAll("url", BARE_WITH_PATH, text),
    ...findAll("url", SPOKEN, text),
  ];
};
