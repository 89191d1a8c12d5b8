import { Types } from "mongoose";
import { Pair, pairIdOf } from "~models/pair";
import { listDecided } from "~models/pair-decisions";
import { Profile } from "~models/profile";
import { explain } from "../../matching/explain";
import { creditTable } from "../../matching/credits";
import { scorePair, wholeScore } from "../../matching/score";
import type { Member } from "../account/member";
import { findReachable } from "../matches/reach.server";
import { findPublicMembers, type PublicMember } from "../profile/public.server";
import type { CandidateIndex, Found } from "./candidate-index";
import { candidateIndex } from "./candidates.server";
import { codesOf, factors } from "./compatibility.server";
import type { DiscoverCard, DiscoverItem } from "./card";
import type { Ending } from "./deck";
import type { Filters } from "./query";
import { packFacets, thresholdFor } from "./rules";

export interface DiscoverQuery extends Filters {
  limit: number;
}

/** The members whom discovery shows to a member, best first. For members who have finished onboarding. */
export async function listCandidates(me: Member, query: DiscoverQuery): Promise<DiscoverItem[]> {
  return (await select(me, query)).items;
}

/** How many cards the screen gets at a time. */
const CARDS_AT_A_TIME = 10;

export interface DealtCards {
  cards: DiscoverCard[];
  /** What follows the last of these cards; null while there may be more of them. */
  ending: Ending | null;
}

/** The best cards for a member, with the reasons for their scores. For members who have finished onboarding. */
export async function dealCards(me: Member, filters: Filters): Promise<DealtCards> {
  const { items, hasPassed, index, codes } = await select(me, { ...filters, limit: CARDS_AT_A_TIME });
  const cards = items.flatMap((item) => {
    const theirs = index.codesOf(item.user.id);
    return codes === null || theirs === null ? [] : [toCard(item, codes, theirs)];
  });
  if (items.length === CARDS_AT_A_TIME) return { cards, ending: null };
  return { cards, ending: hasPassed ? "all-seen" : "empty" };
}

/** The card of somebody whom the member has passed, or null when there is none to be brought back by this id. */
export async function getPassedCard(me: Member, id: string | undefined): Promise<DiscoverCard | null> {
  const them = (await findReachable(me.id, id))?._id;
  if (them === undefined) return null;
  const isPassed = await Pair.exists({ _id: pairIdOf(me.id, them), state: "open", passedBy: me.id });
  if (isPassed === null) return null;
  const [members, mine, theirs] = await Promise.all([findPublicMembers([them]), codesOf(me.id), codesOf(them)]);
  const member = members.get(them.toString());
  if (member === undefined || mine === null || theirs === null) return null;
  const compatibilityScore = wholeScore(scorePair(creditTable(factors, mine), theirs));
  return toCard({ ...member, compatibilityScore }, mine, theirs);
}

/** What a member's like has led to: the other one's name, and the match if there is one. Null when there is no like. */
export async function getLiked(me: Member, id: string | undefined) {
  const them = await findReachable(me.id, id);
  if (them === null) return null;
  const pair = await Pair.findOne({ _id: pairIdOf(me.id, them._id), likedBy: me.id })
    .select("state")
    .lean();
  return pair === null ? null : { name: them.firstName, matchId: pair.state === "matched" ? pair._id : null };
}

function toCard(item: DiscoverItem, mine: Uint8Array, theirs: Uint8Array): DiscoverCard {
  return { ...item, explanation: explain(factors, mine, theirs) };
}

async function select(me: Member, query: DiscoverQuery) {
  const [index, profile, decided] = await Promise.all([
    candidateIndex(),
    Profile.findById(me.id)
      .select("age relationshipGoal gender interestedIn preferredAgeMin preferredAgeMax preferredGoals")
      .lean(),
    listDecided(me.id),
  ]);
  const id = me.id.toString();
  const codes = index.codesOf(id) ?? (await codesOf(me.id));
  if (profile === null || codes === null) return { items: [], hasPassed: false, index, codes };
  const seeker = { id, codes, facets: packFacets(profile) };
  const search = {
    limit: query.limit,
    atLeast: thresholdFor(me.membershipTier, query.min),
    verifiedOnly: query.verifiedOnly,
    decided: decided.map(({ memberId, isPassed }) => ({ id: memberId.toString(), isPassed })),
  };
  for (;;) {
    const { found, hasPassed } = index.search(seeker, search);
    const members = await findPublicMembers(found.map((each) => new Types.ObjectId(each.id)));
    if (forgetMissing(index, found, members)) continue;
    return { items: found.flatMap((each) => toItem(each, members)), hasPassed, index, codes };
  }
}

/** Whoever the database no longer has leaves the index. Returns whether there was anybody. */
function forgetMissing(
  index: CandidateIndex,
  found: readonly Found[],
  members: ReadonlyMap<string, PublicMember>,
): boolean {
  const missing = found.filter(({ id }) => !members.has(id));
  for (const { id } of missing) index.remove(id);
  return missing.length > 0;
}

function toItem({ id, score }: Found, members: ReadonlyMap<string, PublicMember>): DiscoverItem[] {
  const member = members.get(id);
  return member === undefined ? [] : [{ ...member, compatibilityScore: wholeScore(score) }];
}
