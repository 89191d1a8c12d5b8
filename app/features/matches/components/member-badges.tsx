import { Badge, CompatibilityBadge, TierBadge, VerifiedBadge } from "~/components/ui/badge";
import { matchTexts as texts } from "~/texts/matches";
import type { MatchView } from "../read.server";

/** What is known of a match at a glance: how well they fit, whether the identity was checked, the plan. */
export function MemberBadges({ match }: { match: Pick<MatchView, "user" | "compatibilityScore"> }) {
  const { user, compatibilityScore } = match;
  return (
    <div className="flex flex-wrap gap-2">
      <CompatibilityBadge percent={compatibilityScore}>{texts.compatible(compatibilityScore)}</CompatibilityBadge>
      {user.idVerified && <VerifiedBadge>{texts.verified}</VerifiedBadge>}
      <TierBadge tier={user.membershipTier ?? "silver"} />
      {user.isDemo && <Badge>{texts.demo}</Badge>}
    </div>
  );
}
