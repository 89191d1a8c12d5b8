import { findRejection } from "~models/rejection";
import { clock } from "~/platform/clock";
import { chatTexts } from "~/texts/chat";
import type { Reader } from "./read.server";

/** Why the member's last message was refused, as long as that is kept; else the sentence that always holds. */
export async function latestMessageRejection(me: Reader): Promise<{ message: string; violations: string[] }> {
  const kept = await findRejection(me.id, "message", clock.now());
  if (kept === null) return { message: chatTexts.contactNotAllowed, violations: [] };
  return { message: kept.message, violations: kept.violations };
}
