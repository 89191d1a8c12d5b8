import { findRejection, keepRejection, type RejectionKind } from "~models/rejection";
import { clock } from "~/platform/clock";
import type { Violation } from "~/screening/screening";
import { screeningTexts } from "~/texts/screening";
import type { Member } from "../account/member";
import { describeViolations } from "./violations";

/** Why a text was refused: the API's error body, and what the banner shows. */
export interface Refusal {
  message: string;
  violations: string[];
}

type Author = Pick<Member, "id">;

const MESSAGES: Record<RejectionKind, string> = {
  profile: screeningTexts.inProfile,
  message: screeningTexts.inMessages,
  video: screeningTexts.inVideos,
};

/** Refuses what screening found, and keeps the refusal so that its author's client can ask for it again. */
export async function refuse(me: Author, kind: RejectionKind, found: readonly Violation[]): Promise<Refusal> {
  const refusal = { message: MESSAGES[kind], violations: describeViolations(found) };
  await keepRejection(me.id, kind, refusal, clock.now());
  return refusal;
}

/** Why the member's last text of a kind was refused, as long as that is kept; else the sentence that always holds. */
export async function latestRejection(me: Author, kind: RejectionKind): Promise<Refusal> {
  const kept = await findRejection(me.id, kind, clock.now());
  if (kept === null) return { message: MESSAGES[kind], violations: [] };
  return { message: kept.message, violations: kept.violations };
}
