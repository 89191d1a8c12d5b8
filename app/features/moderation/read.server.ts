import { Pair, pairIdOf } from "~models/pair";
import { Report } from "~models/report";
import { User } from "~models/user";
import { pageNotFound } from "~/platform/not-found.server";
import type { Member } from "../account/member";
import { findReachable, toMemberId } from "../matches/reach.server";

/** Somebody who may be blocked or reported. */
export interface Moderated {
  id: string;
  /** Null for whom the member may not see (any more): their name would tell that they are there. */
  firstName: string | null;
}

/** The member with this id if it can be blocked or reported: anybody who exists, but oneself. */
export async function findModerated(me: Member, id: string | undefined): Promise<Moderated | null> {
  const them = toMemberId(id);
  if (them === null || them.equals(me.id)) return null;
  const [exists, reachable] = await Promise.all([User.exists({ _id: them }), findReachable(me.id, id)]);
  return exists === null ? null : { id: them.toString(), firstName: reachable?.firstName ?? null };
}

/**
 * The member whom a page blocks or reports.
 * @throws Response 404 when there is nobody with this id, or it is one's own
 */
export async function requireModerated(me: Member, id: string | undefined): Promise<Moderated> {
  const them = await findModerated(me, id);
  if (them === null) throw pageNotFound();
  return them;
}

/** What the member has done about this one so far. */
export async function findActsAgainst(me: Member, id: string): Promise<{ hasReported: boolean; hasBlocked: boolean }> {
  const them = toMemberId(id);
  if (them === null || them.equals(me.id)) return { hasReported: false, hasBlocked: false };
  const [report, block] = await Promise.all([
    Report.exists({ reported: them, reporter: me.id }),
    Pair.exists({ _id: pairIdOf(me.id, them), blockedBy: me.id }),
  ]);
  return { hasReported: report !== null, hasBlocked: block !== null };
}
