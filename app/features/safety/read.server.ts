import type { Types } from "mongoose";
import { User } from "~models/user";
import { WAIVER_VERSION } from "./waiver-version";

/** When the member accepted the current version of the waiver; null when that has not happened. */
export async function getWaiverAcceptance(memberId: Types.ObjectId): Promise<{ acceptedAt: Date } | null> {
  const user = await User.findById(memberId).select("waiver").lean();
  return user?.waiver?.version === WAIVER_VERSION ? { acceptedAt: user.waiver.acceptedAt } : null;
}
