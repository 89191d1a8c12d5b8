import { FILE_ENDINGS, PLAIN_ENDINGS, WORD_ENDINGS } from "../data/domains";
import { hasRole } from "../lexicon";

/** The items of a list that is written as one text. */
export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(",").map((item) => item.trim()));
export const plainEndings = setOf(PLAIN_ENDINGS);
export const wordEndings = setOf(WORD_ENDINGS);
export const fileEndings = setOf(FILE_ENDINGS);
/** Endings that nothing but a domain has. */
export const commercial: ReadonlySet<string> = new Set(["com", "net", "org"]);

/** A word that people use of other things than of a site. */
export function isOrdinary(label: string): boolean {
  return hasRole(label, "common") || hasRole(label, "predicates");
}
