import { useEffect, useRef } from "react";
import type { SubmissionResult } from "@conform-to/react";
import { PageHeader } from "~/components/ui/page-header";
import type { PhotoAnswer } from "~/features/photos/answer";
import { wizardTexts as texts } from "~/texts/profile";
import type { StoredProfile } from "../read.server";
import type { WizardStep } from "../wizard";
import { BasicsStep } from "./basics-step";
import { MediaStep } from "./media-step";
import { PreferencesStep } from "./preferences-step";
import type { TextRefusal } from "./step-form";
import { StepList } from "./step-list";

type WizardPageProps = {
  step: WizardStep;
  profile: StoredProfile;
  /** The answer to the step's form, when it was refused. */
  result: SubmissionResult | undefined;
  /** Why the step's text was refused, when it holds contact information. */
  refusal: TextRefusal | null;
  /** The answer to a photo form, when it was refused. */
  photoAnswer: PhotoAnswer | undefined;
};

/** One step of the profile wizard; the steps of a complete profile are open in any order. */
export function WizardPage({ step, profile, result, refusal, photoAnswer }: WizardPageProps) {
  const heading = useStepFocus(step);
  const { isComplete } = profile;
  const common = { profile, result };
  return (
    <div className="mx-auto max-w-form">
      <PageHeader
        title={isComplete ? texts.editTitle : texts.title}
        lead={step === 1 ? (isComplete ? texts.editLead : texts.lead) : undefined}
      />
      <StepList current={step} areLinks={isComplete} />
      <h2 ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
        {texts.steps[step - 1]}
      </h2>
      <p className="mb-6 mt-1 text-muted">{texts.stepLeads[step - 1]}</p>
      {step === 1 && <BasicsStep {...common} refusal={refusal} />}
      {step === 2 && <MediaStep {...common} photoAnswer={photoAnswer} />}
      {step === 3 && <PreferencesStep {...common} />}
    </div>
  );
}

/** Gives the heading the focus when another step came without a new document, as a new page would begin at its top. */
function useStepFocus(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return heading;
}
