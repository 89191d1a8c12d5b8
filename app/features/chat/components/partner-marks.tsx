import { BadgeCheck } from "lucide-react";
import { Badge, CompatibilityBadge, TierBadge } from "~/components/ui/badge";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { Conversation } from "../conversation";

/** Beside the name of somebody whose identity was checked. */
export function VerifiedMark({ conversation }: { conversation: Conversation }) {
  if (!conversation.partnerVerified) return null;
  return (
    <span className="shrink-0 text-success" title={texts.verified}>
      <Icon of={BadgeCheck} size="size-4" />
      <span className="sr-only">{texts.verified}</span>
    </span>
  );
}

type PartnerMarksProps = { conversation: Conversation; className?: string };

/** How well the two fit, the plans above the basic one, and whether this is a demo member. */
export function PartnerMarks({ conversation, className }: PartnerMarksProps) {
  const { partnerMembershipTier: tier, compatibilityScore, partnerIsDemo } = conversation;
  return (
    <div className={cx("flex flex-wrap gap-1.5", className)}>
      <CompatibilityBadge percent={compatibilityScore}>
        <span>
          {compatibilityScore}%<span className="sr-only"> {texts.compatible}</span>
        </span>
      </CompatibilityBadge>
      {(tier === "gold" || tier === "platinum") && <TierBadge tier={tier} />}
      {partnerIsDemo && <Badge>{texts.demo}</Badge>}
    </div>
  );
}
