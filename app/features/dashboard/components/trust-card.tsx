import { Circle, CircleCheck, CircleMinus } from "lucide-react";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Meter } from "~/components/ui/progress";
import { REPORT_PENALTY } from "~/features/account/trust-score";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

/** The trust score and how it is made up. */
export function TrustCard({ trust }: Pick<Dashboard, "trust">) {
  const { score, parts, confirmedReports } = trust;
  return (
    <Card aria-labelledby="trust">
      <CardHeader id="trust" title={texts.trustTitle}>
        {texts.trustBody}
      </CardHeader>
      <Meter label={texts.trustTitle} value={score} valueText={texts.trustScore(score)} />
      <ul className="mt-4 space-y-2">
        {parts.map(({ proof, points, isProven }) => (
          <li key={proof} className="flex items-start gap-3">
            <Icon
              of={isProven ? CircleCheck : Circle}
              className={isProven ? "mt-0.5 text-success" : "mt-0.5 text-muted"}
            />
            <span className="min-w-0 flex-1">
              {texts.trustProofs[proof]}
              {!isProven && <span className="text-sm text-muted">{` (${texts.trustMissing})`}</span>}
            </span>
            <span className="shrink-0 text-sm tabular-nums leading-6 text-muted">{texts.trustPoints(points)}</span>
          </li>
        ))}
        {confirmedReports > 0 && (
          <li className="flex items-start gap-3">
            <Icon of={CircleMinus} className="mt-0.5 text-danger" />
            <span className="min-w-0 flex-1">{texts.trustReports(confirmedReports)}</span>
            <span className="shrink-0 text-sm tabular-nums leading-6 text-muted">
              {texts.trustLost(confirmedReports * REPORT_PENALTY)}
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
