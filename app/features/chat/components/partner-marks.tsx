import { BadgeCheck } from "lucide-react";
import { CompatibilityBadge, TierBadge } from "~/components/ui/badge";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { Conversation } from "../conversation";

/** Beside a name: whether the identity was checked, and whether this is a demo member. */
export function NameMarks({ conversation: { partnerVerified, partnerIsDemo } }: { conversation: Conversation }) {
  return (
    <>
      {partnerVerified && (
        <span className="shrink-0 text-success" title={texts.verified}>
          <Icon of={BadgeCheck} size="size-4" />
          <span className="sr-only">{texts.verified}</span>
        </span>
      )}
      {partnerIsDemo && <span className="shrink-0 text-sm text-muted">{texts.demo}</span>}
    </>
  );
}

type PartnerMarksProps = {
  conversation: Conversation;
  /** Where there is room, what the figure says is written out. */
  isRoomy?: boolean;
  className?: string;
};

/** How well the two fit, and the plans above the basic one. */
export function PartnerMarks({ conversation, isRoomy = false, className }: PartnerMarksProps) {
  const { partnerMembershipTier: tier, compatibilityScore } = conversation;
  return (
    <div className={cx("flex flex-wrap gap-1.5", className)}>
      <CompatibilityBadge percent={compatibilityScore}>
        <span>
          {compatibilityScore}%<span className={cx("sr-only", isRoomy && "sm:not-sr-only")}> {texts.compatible}</span>
        </span>
      </CompatibilityBadge>
      {(tier === "gold" || tier === "platinum") && <TierBadge tier={tier} />}
    </div>
  );
}
