import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { getFormProps, type FormMetadata } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { ErrorSummary } from "~/components/form/error-summary";
import { FormActions } from "~/components/form/form-actions";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { ViolationsNotice } from "~/components/ui/violations-notice";
import { wizardTexts as texts } from "~/texts/profile";
import { stepPath, WIZARD_STEPS, type WizardStep } from "../wizard";

/** Nothing to check: going back is never held up. */
const anything = z.looseObject({});

/** Checks a step in the browser as the server will, unless it is left by going back. */
export function checkWith<Schema extends z.ZodType>(schema: Schema) {
  return ({ formData }: { formData: FormData }) =>
    parseWithZod<Schema>(formData, {
      // What passes `anything` is sent, never used: the browser only asks whether there are errors.
      schema: formData.get("intent") === "back" ? (anything as unknown as Schema) : schema,
    });
}

/** Why a text was refused that holds contact information. */
export interface TextRefusal {
  message: string;
  violations: readonly string[];
}

type StepFormProps<Schema extends Record<string, unknown>> = {
  form: FormMetadata<Schema>;
  step: WizardStep;
  isComplete: boolean;
  /** What the form waits for; a button that is pressed meanwhile takes effect as soon as there is nothing more. */
  waitingFor?: string | null;
  /** Something went wrong that the member should see first: a button that waited is not pressed after all. */
  isHeldUp?: boolean;
  /** The answer to this form was that its text holds contact information. */
  refusal?: TextRefusal | null;
  children: ReactNode;
};

/** The form of one step with its errors on top and its buttons at the end; the main one is what Enter presses. */
export function StepForm<Schema extends Record<string, unknown>>(props: StepFormProps<Schema>) {
  const { form, step, isComplete, waitingFor = null, isHeldUp = false, refusal, children } = props;
  const isLast = step === WIZARD_STEPS.length;
  const isSaving = useNavigation().formAction?.startsWith("/profile-setup") ?? false;
  const { onSubmit, ...formProps } = getFormProps(form);
  const pressed = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    const button = pressed.current;
    if (waitingFor !== null || button === null) return;
    pressed.current = null;
    if (!isHeldUp) button.form?.requestSubmit(button);
  }, [waitingFor, isHeldUp]);

  function submitOrWait(event: FormEvent<HTMLFormElement>) {
    if (waitingFor === null) return onSubmit(event);
    event.preventDefault();
    // React's event does not name the button; the browser's own does.
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    pressed.current = submitter instanceof HTMLButtonElement ? submitter : null;
  }

  return (
    <Form {...formProps} method="post" action={stepPath(step)} onSubmit={submitOrWait}>
      {refusal ? (
        <div className="mb-6">
          <ViolationsNotice {...refusal} />
        </div>
      ) : form.errors ? (
        <div className="mb-6">
          <Notice tone="danger" role="alert">
            {form.errors[0]}
          </Notice>
        </div>
      ) : (
        <ErrorSummary form={form} />
      )}
      {children}
      <FormActions>
        <Button name="intent" value="next" busy={isSaving || waitingFor !== null}>
          {isLast ? texts.complete : texts.next}
        </Button>
        {isComplete && !isLast && (
          <Button name="intent" value="close" variant="secondary">
            {texts.close}
          </Button>
        )}
        {step > 1 && (
          <Button name="intent" value="back" variant="quiet" formNoValidate>
            {texts.back}
          </Button>
        )}
      </FormActions>
      <p role="status" className="mt-3 text-sm text-muted">
        {waitingFor}
      </p>
    </Form>
  );
}
