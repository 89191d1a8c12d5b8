import { Types } from "mongoose";
import { recordView } from "~models/profile-view";
import { clock } from "~/platform/clock";
import type { Member } from "../account/member";

/** Counts that a member looks at another's profile; once a day. */
export async function countView(me: Member, memberId: string): Promise<void> {
  await recordView(me.id, new Types.ObjectId(memberId), clock.now());
}
