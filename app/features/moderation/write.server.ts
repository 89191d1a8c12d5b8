import { createHash } from "node:crypto";
import type { Types } from "mongoose";
import { listNewestMessages } from "~models/message";
import { pairIdOf } from "~models/pair";
import { recordBlock } from "~models/pair-end";
import { recordReport } from "~models/report";
import { User } from "~models/user";
import { clock } from "~/platform/clock";
import { announce } from "~/realtime/events.server";
import type { Member } from "../account/member";
import { toMemberId } from "../matches/reach.server";
import { removeConversation } from "../matches/write.server";
import type { ReportInput } from "./report-schema";

/** How many messages of the conversation are kept with a report. */
export const EVIDENCE_MESSAGES = 20;

/**
 * Blocks a member: from now on neither finds anything of the other anywhere. Idempotent, and possible towards anybody
 * who exists, so that it tells nothing about who has blocked or unmatched whom. Returns false for an unknown id.
 */
export async function blockMember(me: Member, id: string | undefined): Promise<boolean> {
  const them = await findOther(me, id);
  if (them === null) return false;
  const wasMatched = await recordBlock(me.id, them, clock.now());
  const matchId = pairIdOf(me.id, them);
  // Told only where there was a match to lose: anybody else must not notice the block.
  if (wasMatched) await announce({ kind: "unmatched", matchId, members: [me.id, them].map(String) });
  await removeConversation(matchId);
  return true;
}

/**
 * Stores a report with the last messages of the two as they are now, so that an unmatch cannot take them away. The same
 * report again on the same day is one. Possible towards anybody who exists. Returns false for an unknown id.
 */
export async function reportMember(
  me: Member,
  id: string | undefined,
  { reason, details }: ReportInput,
): Promise<boolean> {
  const them = await findOther(me, id);
  if (them === null) return false;
  const createdAt = clock.now();
  const evidence = await listNewestMessages(pairIdOf(me.id, them), EVIDENCE_MESSAGES);
  await recordReport({
    _id: reportIdOf([them, me.id, createdAt.toISOString().slice(0, 10), reason, details ?? ""]),
    reported: them,
    reporter: me.id,
    reason,
    ...(details ? { details } : {}),
    evidence: evidence.map(({ seq, senderId, text, createdAt: at }) => ({ seq, senderId, text, createdAt: at })),
    createdAt,
  });
  return true;
}

/** What was said makes the id, so that a form sent twice is one report and another text is another. */
function reportIdOf(act: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify(act.map(String)))
    .digest("base64url");
}

/** Anybody who exists, but oneself. */
async function findOther(me: Member, id: string | undefined): Promise<Types.ObjectId | null> {
  const them = toMemberId(id);
  if (them === null || them.equals(me.id) || (await User.exists({ _id: them })) === null) return null;
  return them;
}
