import { recordView } from "~models/profile-view";
import { clock } from "~/platform/clock";
import type { Member } from "../account/member";
import { toMemberId } from "../matches/reach.server";
import { passMember, sendLike, type Liked, type Passed } from "../matches/write.server";

/** Likes somebody whom discovery has shown; whoever is decided on was looked at. Idempotent. */
export async function likeCandidate(me: Member, id: string | undefined): Promise<Liked> {
  const liked = await sendLike(me, id);
  if (liked.ok) await recordLook(me, id);
  return liked;
}

/** Passes somebody whom discovery has shown; whoever is decided on was looked at. Idempotent. */
export async function passCandidate(me: Member, id: string | undefined): Promise<Passed> {
  const passed = await passMember(me, id);
  if (passed.ok) await recordLook(me, id);
  return passed;
}

/** Counts that a member looked at another one, who exists: once a day, however often. */
export async function recordLook(me: Member, id: string | undefined): Promise<void> {
  const them = toMemberId(id);
  if (them !== null) await recordView(me.id, them, clock.now());
}
