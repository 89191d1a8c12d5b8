import type { Member } from "../account/member";
import { completionPercent, mustFinishFirst } from "../account/onboarding";
import { nextAvailableStep } from "../account/screens";
import { listConversations } from "../chat/read.server";
import { listCandidates } from "../discovery/read.server";

const CANDIDATES_SHOWN = 3;
const CONVERSATIONS_SHOWN = 5;

/** What a member's home shows: who is greeted, the next step, the best candidates, and who waits for an answer. */
export async function getHome(me: Member) {
  const canDiscover = mustFinishFirst(me) === null;
  const [candidates, conversations] = await Promise.all([
    canDiscover ? listCandidates(me, { limit: CANDIDATES_SHOWN, verifiedOnly: false, min: null }) : [],
    canDiscover ? listConversations(me) : [],
  ]);
  return {
    firstName: me.firstName,
    completion: completionPercent(me),
    nextStep: nextAvailableStep(me),
    canDiscover,
    candidates: candidates.map(({ user, profile, compatibilityScore }) => ({
      id: user.id,
      firstName: user.firstName,
      age: profile.age,
      location: profile.location,
      photo: profile.photos[0] ?? user.profileImageUrl,
      compatibilityScore,
    })),
    unread: conversations
      .filter(({ unreadCount }) => unreadCount > 0)
      .slice(0, CONVERSATIONS_SHOWN)
      .map(({ matchId, partnerName, partnerProfileImage, lastMessage, unreadCount }) => ({
        matchId,
        partnerName,
        partnerProfileImage,
        lastMessage,
        unreadCount,
      })),
  };
}

export type Home = Awaited<ReturnType<typeof getHome>>;
