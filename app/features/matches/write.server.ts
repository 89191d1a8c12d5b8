import { pairIdOf, partnerOf } from "~models/pair";
import { recordLike, recordPass, undoAllPasses, undoPass } from "~models/pair-decisions";
import { endMatch, settleRemoval } from "~models/pair-end";
import { removeMessages } from "~models/message";
import { clock } from "~/platform/clock";
import { announce } from "~/realtime/events.server";
import { shownFirstName } from "../account/first-name";
import { mustFinishFirst, type Unfinished } from "../account/onboarding";
import type { Member } from "../account/member";
import { compatibilityOf } from "../discovery/compatibility.server";
import { findReachable, toMemberId } from "./reach.server";

export type Liked =
  | { ok: true; matched: false }
  | { ok: true; matched: true; matchId: string; partnerName: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "not-ready"; next: Unfinished };

/** Likes a member. Idempotent; when both like each other they are matched, and both are told. */
export async function sendLike(me: Member, id: string | undefined): Promise<Liked> {
  const next = mustFinishFirst(me);
  if (next !== null) return { ok: false, reason: "not-ready", next };
  const them = await findReachable(me.id, id);
  if (them === null) return { ok: false, reason: "not-found" };
  const compatibility = await compatibilityOf(me.id, them._id);
  const { outcome, isNew } = await recordLike(me.id, them._id, { now: clock.now(), compatibility });
  if (outcome === "closed") return { ok: false, reason: "not-found" };
  const [mine, theirs] = [me.id.toString(), them._id.toString()];
  if (outcome === "liked") {
    if (isNew) await announce({ kind: "notification", to: theirs, notification: { kind: "like" } });
    return { ok: true, matched: false };
  }
  const matchId = pairIdOf(me.id, them._id);
  if (isNew) {
    const match = { kind: "match", matchId } as const;
    await announce({
      kind: "notification",
      to: theirs,
      notification: { ...match, partnerName: shownFirstName(me.firstName) },
    });
    await announce({ kind: "notification", to: mine, notification: { ...match, partnerName: them.firstName } });
  }
  return { ok: true, matched: true, matchId, partnerName: them.firstName };
}

export type Passed = { ok: true } | { ok: false; reason: "not-found" } | { ok: false; reason: "matched" };

/** Passes a member, who is not shown again until `startOver`. Idempotent; takes an own like back. */
export async function passMember(me: Member, id: string | undefined): Promise<Passed> {
  const them = await findReachable(me.id, id);
  if (them === null) return { ok: false, reason: "not-found" };
  return (await recordPass(me.id, them._id)) ? { ok: true } : { ok: false, reason: "matched" };
}

/** Takes one pass back. Idempotent. Returns false for an id that cannot be a member's. */
export async function takePassBack(me: Member, id: string | undefined): Promise<boolean> {
  const them = toMemberId(id);
  if (them === null || them.equals(me.id)) return false;
  await undoPass(me.id, them);
  return true;
}

/** Brings all passed members back. Returns how many. */
export async function startOver(me: Member): Promise<number> {
  return undoAllPasses(me.id);
}

/**
 * Ends a match and removes its conversation, for both and for good. Returns false when there is no such match of this
 * member. A crash in the middle leaves a mark by which `removeEndedConversations` finishes it.
 */
export async function unmatch(me: Member, matchId: string): Promise<boolean> {
  const ended = await endMatch(matchId, me.id, clock.now());
  if (ended === null) return false;
  const members = [me.id, partnerOf(ended, me.id)].map(String);
  await announce({ kind: "unmatched", matchId, members });
  await removeConversation(matchId);
  return true;
}

/** Removes what was said in a match that has ended. Idempotent. */
export async function removeConversation(matchId: string): Promise<void> {
  await removeMessages(matchId);
  await settleRemoval(matchId);
}
