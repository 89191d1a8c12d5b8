import { ArrowRight } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { PageHeader } from "~/components/ui/page-header";
import { Progress } from "~/components/ui/progress";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";
import { ActivityCard } from "./activity-card";
import { Checklist } from "./checklist";
import { FiguresCard } from "./figures-card";
import { PlanChooser } from "./plan-chooser";
import { ProfileOverview } from "./profile-overview";
import { QuickCards } from "./quick-cards";
import { MembershipCard, VerificationCard } from "./standing-cards";
import { TrustCard } from "./trust-card";

/** How far the member has come, what comes next, what happened, and what others see. */
export function DashboardPage({ dashboard }: { dashboard: Dashboard }) {
  const { firstName, completion, nextStep, figures, activity, trust, membership, verification } = dashboard;
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
      <QuickCards figures={figures} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Card tone="raised" aria-labelledby="way-in">
            <CardHeader
              id="way-in"
              title={texts.checklistTitle}
              aside={<Badge tone={completion === 100 ? "primary" : "neutral"}>{`${completion}%`}</Badge>}
            />
            <Progress className="mb-4" label={texts.completion} value={completion} />
            <Checklist dashboard={dashboard} />
          </Card>
          <FiguresCard figures={figures} />
          <ActivityCard activity={activity} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <MembershipCard membership={membership} />
          <VerificationCard verification={verification} membership={membership} />
          <TrustCard trust={trust} />
          <ProfileOverview dashboard={dashboard} />
        </div>
      </div>
      {membership.tier === null && <PlanChooser />}
    </>
  );
}
