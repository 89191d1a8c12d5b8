import { isValidObjectId, Types } from "mongoose";
import { Pair, pairIdOf } from "~models/pair";
import { User } from "~models/user";
import { shownFirstName } from "../account/first-name";
import { WAIVER_VERSION } from "../safety/waiver-version";

/** What a member has to have done to be seen by others, as a part of a query on users. */
export const CAN_BE_SEEN = {
  profileComplete: true,
  questionnaireComplete: true,
  "waiver.version": WAIVER_VERSION,
} as const;

/** The same of a user who was read: profile, questionnaire and waiver are all that it needs. */
export function canBeSeen(user: {
  profileComplete: boolean;
  questionnaireComplete: boolean;
  waiver?: { version: string } | null | undefined;
}): boolean {
  return user.profileComplete && user.questionnaireComplete && user.waiver?.version === WAIVER_VERSION;
}

/** An id from outside, or null when it cannot be one. */
export function toMemberId(id: string | undefined): Types.ObjectId | null {
  return id !== undefined && /^[0-9a-f]{24}$/i.test(id) && isValidObjectId(id) ? new Types.ObjectId(id) : null;
}

/**
 * The member with this id, if `me` may know that there is one: onboarded, somebody else, and not unmatched or blocked
 * by either side. Whoever may not is told the same as for an id that nobody has.
 */
export async function findReachable(me: Types.ObjectId, id: string | undefined) {
  const them = toMemberId(id);
  if (them === null || them.equals(me)) return null;
  const [user, ended] = await Promise.all([
    User.findOne({ _id: them, ...CAN_BE_SEEN })
      .select("firstName profileImageUrl")
      .lean(),
    Pair.exists({ _id: pairIdOf(me, them), state: "ended" }),
  ]);
  return user === null || ended !== null ? null : { ...user, firstName: shownFirstName(user.firstName) };
}
