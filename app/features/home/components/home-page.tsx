import { ArrowRight } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHeader } from "~/components/ui/page-header";
import { Progress } from "~/components/ui/progress";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Home } from "../read.server";

/** A member's first screen: a greeting and the one next thing to do. */
export function HomePage({ home }: { home: Home }) {
  const { firstName, completion, nextStep } = home;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={texts.homeGreeting(firstName)} lead={nextStep ? texts.homeLead : texts.homeLeadDone} />
      <Card tone="raised" aria-labelledby="next-step">
        <h2 id="next-step" className="text-xl">
          {nextStep ? texts.nextSteps[nextStep.key] : texts.allSet}
        </h2>
        <p className="mt-2 max-w-measure text-muted">
          {nextStep ? texts.nextStepReasons[nextStep.key] : texts.allSetBody}
        </p>
        <Progress className="my-6" label={texts.completion} value={completion} />
        {nextStep ? (
          <ButtonLink to={nextStep.path} iconAfter={ArrowRight}>
            {texts.begin[nextStep.key]}
          </ButtonLink>
        ) : (
          <ButtonLink to="/dashboard" variant="secondary">
            {texts.toDashboard}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}
