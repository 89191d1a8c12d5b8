import { ArrowRight } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { PageHeader } from "~/components/ui/page-header";
import { Meter, Progress } from "~/components/ui/progress";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";
import { Checklist } from "./checklist";
import { ProfileOverview } from "./profile-overview";

/** How far the member has come, what comes next, and what others will see. */
export function DashboardPage({ dashboard }: { dashboard: Dashboard }) {
  const { firstName, completion, nextStep, trustScore } = dashboard;
  return (
    <>
      <PageHeader
        title={texts.welcome(firstName)}
        actions={
          nextStep && (
            <ButtonLink to={nextStep.path} iconAfter={ArrowRight}>
              {texts.nextSteps[nextStep.key]}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid content-start gap-6">
          <Card tone="raised" aria-labelledby="way-in">
            <CardHeader
              id="way-in"
              title={texts.checklistTitle}
              aside={<Badge tone={completion === 100 ? "primary" : "neutral"}>{`${completion}%`}</Badge>}
            />
            <Progress className="mb-4" label={texts.completion} value={completion} />
            <Checklist dashboard={dashboard} />
          </Card>
          <Card aria-labelledby="trust">
            <CardHeader id="trust" title={texts.trustTitle}>
              {texts.trustBody}
            </CardHeader>
            <Meter label={texts.trustTitle} value={trustScore} valueText={`${trustScore} of 100`} />
          </Card>
        </div>
        <ProfileOverview dashboard={dashboard} />
      </div>
    </>
  );
}
