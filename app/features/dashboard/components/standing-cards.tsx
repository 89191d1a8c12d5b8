import { StatusBadge, TierBadge, type Status } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { screenPath } from "~/features/account/screens";
import { formatPrice, includesBackgroundCheck, PRICE_CENTS } from "~/features/membership/plans";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

/** The member's plan, its price, and the chats that are left. */
export function MembershipCard({ membership }: Pick<Dashboard, "membership">) {
  const { tier, chatCredits } = membership;
  const screen = screenPath("/membership");
  return (
    <Card aria-labelledby="membership">
      <CardHeader id="membership" title={texts.membership.title} aside={<TierBadge tier={tier ?? "silver"} />} />
      <dl className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{texts.membership.chats}</dt>
          {tier === "platinum" ? (
            <dd>
              <span aria-hidden="true" className="font-display text-3xl">
                ∞
              </span>{" "}
              {texts.membership.unlimited}
            </dd>
          ) : (
            <dd className="text-lg font-medium">{texts.membership.remaining(chatCredits)}</dd>
          )}
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{texts.membership.priceLabel}</dt>
          <dd>{tier === null ? texts.membership.noPlan : texts.membership.price(formatPrice(PRICE_CENTS[tier]))}</dd>
        </div>
      </dl>
      {screen !== null && (
        <ButtonLink to={screen} variant="secondary" size="sm" className="mt-4">
          {tier === "platinum" ? texts.membership.manage : texts.membership.upgrade}
        </ButtonLink>
      )}
    </Card>
  );
}

type Check = Dashboard["verification"]["backgroundCheckStatus"];
const checkLooks: Record<Check, Status> = {
  pending: "attention",
  in_progress: "waiting",
  completed: "done",
  failed: "failed",
};

/** What was checked about the member, and what was not. */
export function VerificationCard({ verification, membership }: Pick<Dashboard, "verification" | "membership">) {
  const { idVerified, backgroundCheckStatus: check } = verification;
  const isIncluded = check !== "pending" || includesBackgroundCheck(membership.tier ?? "silver");
  return (
    <Card aria-labelledby="verification">
      <CardHeader id="verification" title={texts.verification.title} />
      <dl className="divide-y divide-line">
        <div className="flex min-h-14 items-center justify-between gap-4 py-2">
          <dt className="font-medium">{texts.verification.identity}</dt>
          <dd>
            <StatusBadge status={idVerified ? "done" : "attention"}>
              {idVerified ? texts.verification.verified : texts.verification.notVerified}
            </StatusBadge>
          </dd>
        </div>
        <div className="flex min-h-14 items-center justify-between gap-4 py-2">
          <dt className="font-medium">{texts.verification.background}</dt>
          <dd>
            <StatusBadge status={isIncluded ? checkLooks[check] : "note"}>
              {isIncluded ? texts.verification.status[check] : texts.notIncluded}
            </StatusBadge>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
