import { screen } from "~/screening/screening";
import { accountTexts } from "~/texts/account";

/** More letters than any first name that people go by. */
const LONGEST_NAME = 60;

/**
 * The first name that a login provider tells, as it may be kept: one line, or empty when it is none. Others read it
 * wherever they read of a member, so it is screened like every other text; figures in it are a number or a handle.
 */
export function keptFirstName(told: string): string {
  const name = told.replace(/\s+/g, " ").trim();
  const isName = Array.from(name).length <= LONGEST_NAME && !/\p{N}/u.test(name);
  return isName && screen(name).allowed ? name : "";
}

/** How others read of a member: by first name, or by a word that stands for it. */
export function shownFirstName(kept: string): string {
  return kept === "" ? accountTexts.nameless : kept;
}
