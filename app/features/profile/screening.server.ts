import { screen, screenMessages, type Violation } from "~/screening/screening";
import { screeningTexts } from "~/texts/screening";
import type { Member } from "../account/member";
import { refuse, type Refusal } from "../safety/rejections.server";
import { describeViolations } from "../safety/violations";

/** The fields in which members write freely, in the order in which others read them. */
const WRITTEN_FIELDS = ["profession", "location", "bio"] as const;
type WrittenField = (typeof WRITTEN_FIELDS)[number];
type Written = { readonly [Field in WrittenField]?: string | null | undefined };

export interface RefusedProfile extends Refusal {
  fieldErrors: Record<string, string[]>;
}

/**
 * Screens what a member writes into the own profile, before anything of it is stored. Null when it may be stored;
 * else the refusal, which is kept for the member's client.
 */
export async function refuseProfile(me: Member, written: Written): Promise<RefusedProfile | null> {
  const { byField, together } = findContact(written);
  const found = [...byField.values()].flat();
  if (found.length === 0 && together.length === 0) return null;
  const fieldErrors = Object.fromEntries(
    [...byField].map(([field, violations]) => [field, [screeningTexts.inField(describeViolations(violations))]]),
  );
  return { ...(await refuse(me, "profile", found.length > 0 ? found : together)), fieldErrors };
}

/** The fields without those that hold contact information, alone or together: for drafts kept without a word. */
export function withoutContact<Fields extends Written>(fields: Fields): Fields {
  const { byField, together } = findContact(fields);
  const refused: ReadonlySet<string> = new Set(together.length > 0 ? WRITTEN_FIELDS : byField.keys());
  // The entries are those of `fields`, less some that are optional.
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !refused.has(field))) as Fields;
}

/** What is found field by field, and, where each one is clean, what they hold together. */
function findContact(written: Written): { byField: Map<WrittenField, Violation[]>; together: Violation[] } {
  const byField = new Map<WrittenField, Violation[]>();
  for (const field of WRITTEN_FIELDS) {
    const { violations } = screen(written[field] ?? "");
    if (violations.length > 0) byField.set(field, violations);
  }
  if (byField.size > 0) return { byField, together: [] };
  return { byField, together: screenMessages(WRITTEN_FIELDS.map((field) => written[field] ?? "")).violations };
}
