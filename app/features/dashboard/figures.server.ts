import { readSeqOf } from "~models/conversation-head";
import { Pair, type PairRecord } from "~models/pair";
import { countLikesReceived } from "~models/pair-decisions";
import { countViews, dayOf } from "~models/profile-view";
import { clock } from "~/platform/clock";
import type { Member } from "../account/member";

const WEEK_MS = 7 * 86_400_000;

/** What the dashboard counts of a member's dealings with others. */
export interface Figures {
  matchCount: number;
  /** Of the last seven days. */
  newMatchesThisWeek: number;
  /** Matches in which something was said. */
  activeChats: number;
  /** Matches with a message of the other that the member has not read. */
  unreadChats: number;
  /** How many like the member, matched or not yet; never who. */
  likesReceived: number;
  /** Views of today, in UTC; each viewer counts once a day. */
  profileViewsToday: number;
  profileViewsTotal: number;
}

/** The figures of a member as they are stored. The matches are one query by pair_by_member. */
export async function getFigures(me: Member): Promise<Figures> {
  const now = clock.now();
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const [matches, likesReceived, profileViewsToday, profileViewsTotal] = await Promise.all([
    Pair.find({ members: me.id, state: "matched" }).select("matchedAt lastSeq readSeq").lean<PairRecord[]>(),
    countLikesReceived(me.id),
    countViews(me.id, dayOf(now)),
    countViews(me.id),
  ]);
  return {
    matchCount: matches.length,
    newMatchesThisWeek: matches.filter(({ matchedAt }) => matchedAt && matchedAt > weekAgo).length,
    activeChats: matches.filter(({ lastSeq }) => lastSeq > 0).length,
    unreadChats: matches.filter((match) => match.lastSeq > readSeqOf(match, me.id)).length,
    likesReceived,
    profileViewsToday,
    profileViewsTotal,
  };
}
