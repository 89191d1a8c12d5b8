import { pairIdOf, recordBlock } from "~models/pair";
import { User } from "~models/user";
import { clock } from "~/platform/clock";
import { announce } from "~/realtime/events.server";
import type { Member } from "../account/member";
import { toMemberId } from "../matches/reach.server";
import { removeConversation } from "../matches/write.server";

/**
 * Blocks a member: from now on neither finds anything of the other anywhere. Idempotent, and possible towards anybody
 * who exists, so that it tells nothing about who has blocked or unmatched whom. Returns false for an unknown id.
 */
export async function blockMember(me: Member, id: string | undefined): Promise<boolean> {
  const them = toMemberId(id);
  if (them === null || them.equals(me.id) || (await User.exists({ _id: them })) === null) return false;
  const wasMatched = await recordBlock(me.id, them, clock.now());
  const matchId = pairIdOf(me.id, them);
  // Told only where there was a match to lose: anybody else must not notice the block.
  if (wasMatched) await announce({ kind: "unmatched", matchId, members: [me.id, them].map(String) });
  await removeConversation(matchId);
  return true;
}
