import { Link } from "@remix-run/react";
import { Progress } from "~/components/ui/progress";
import { Steps } from "~/components/ui/steps";
import { wizardTexts as texts } from "~/texts/profile";
import { stepPath, WIZARD_STEPS, type WizardStep } from "../wizard";

const linkClass =
  "inline-flex min-h-target items-center text-muted underline-offset-4 hover:text-primary hover:underline " +
  "aria-[current=step]:font-semibold aria-[current=step]:text-ink aria-[current=step]:no-underline";

/** How far the wizard is; the names of the steps are links once all of them may be opened. */
export function StepList({ current, areLinks }: { current: WizardStep; areLinks: boolean }) {
  if (!areLinks) return <Steps current={current} titles={texts.steps} label={texts.progress} />;
  return (
    <nav aria-label={texts.progress} className="mb-8">
      <Progress
        label={texts.progress}
        value={current}
        max={texts.steps.length}
        valueText={`${current} of ${texts.steps.length}`}
      />
      <ol className="mt-1 grid grid-cols-3 gap-x-4 text-sm">
        {WIZARD_STEPS.map((step) => (
          <li key={step}>
            <Link to={stepPath(step)} aria-current={step === current ? "step" : undefined} className={linkClass}>
              {texts.steps[step - 1]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
