import { readSeqOf } from "~models/conversation-head";
import { Pair, partnerOf, type PairRecord } from "~models/pair";
import { clock } from "~/platform/clock";
import { explain, type Explanation } from "../../matching/explain";
import type { Member } from "../account/member";
import { codesOf, factors } from "../discovery/compatibility.server";
import { findPublicMembers, type PublicMember } from "../profile/public.server";
import { ageLabel } from "./age";

/** A match as the API shows it. `createdAt` is an ISO date. */
export interface MatchView extends PublicMember {
  id: string;
  /** 0–100, as it was when they matched. */
  compatibilityScore: number;
  createdAt: string;
}

/** A match as the screens show it. */
export interface MatchCard extends MatchView {
  age: string;
  /** How many messages of the other the member has not read. */
  unread: number;
}

/** All matches of a member, newest first. */
export async function listMatches(me: Member): Promise<MatchView[]> {
  return (await readMatches(me, {})).map(({ view }) => view);
}

/** All matches of a member for the screen, newest first. */
export async function listMatchCards(me: Member): Promise<MatchCard[]> {
  return (await readMatches(me, {})).map(cardFor(me));
}

/** One match of a member, or null when there is none with this id (any more). */
export async function getMatchCard(me: Member, matchId: string): Promise<MatchCard | null> {
  const [match] = await readMatches(me, { _id: matchId });
  return match === undefined ? null : cardFor(me)(match);
}

export interface MatchDetail extends MatchCard {
  /** Why the two fit, in words; null while one of them has no complete questionnaire. */
  explanation: Explanation | null;
}

/** One match of a member with all that is shown of it, or null when there is none with this id (any more). */
export async function getMatch(me: Member, matchId: string): Promise<MatchDetail | null> {
  const [match] = await readMatches(me, { _id: matchId });
  if (match === undefined) return null;
  const [mine, theirs] = await Promise.all([codesOf(me.id), codesOf(partnerOf(match.pair, me.id))]);
  const explanation = mine === null || theirs === null ? null : explain(factors, mine, theirs);
  return { ...cardFor(me)(match), explanation };
}

/**
 * Whether the two of this match are one no longer, by whichever side. Told only to who was part of it: a pair that
 * never matched is unknown to both.
 */
export async function isFormerMatch(me: Member, matchId: string): Promise<boolean> {
  const former = { _id: matchId, members: me.id, state: "ended", matchedAt: { $exists: true } } as const;
  return (await Pair.exists(former)) !== null;
}

interface StoredMatch {
  pair: Pick<PairRecord, "members" | "lastSeq" | "readSeq">;
  view: MatchView;
}

/** Uses pair_by_member. Whose account is gone has left no match. */
async function readMatches(me: Member, which: { _id?: string }): Promise<StoredMatch[]> {
  const pairs = await Pair.find({ ...which, members: me.id, state: "matched" })
    .select("members matchedAt compatibility lastSeq readSeq")
    .sort({ matchedAt: -1, _id: 1 })
    .lean<PairRecord[]>();
  const partners = await findPublicMembers(pairs.map((pair) => partnerOf(pair, me.id)));
  return pairs.flatMap((pair) => {
    const partner = partners.get(partnerOf(pair, me.id).toString());
    if (partner === undefined || !pair.matchedAt) return [];
    const view = { id: pair._id, ...partner, compatibilityScore: pair.compatibility ?? 0 };
    return [{ pair, view: { ...view, createdAt: pair.matchedAt.toISOString() } }];
  });
}

function cardFor(me: Member) {
  const now = clock.now();
  return ({ pair, view }: StoredMatch): MatchCard => ({
    ...view,
    age: ageLabel(new Date(view.createdAt), now),
    unread: Math.max(0, pair.lastSeq - readSeqOf(pair, me.id)),
  });
}
