import { ArrowRight } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Progress } from "~/components/ui/progress";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Home } from "../read.server";

/** The one next thing to do, with why; or that everything is done. */
export function NextStepCard({ home }: { home: Home }) {
  const { completion, nextStep } = home;
  return (
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
  );
}
