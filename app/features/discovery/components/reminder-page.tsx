import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { ErrorSummary } from "~/components/form/error-summary";
import { FormActions } from "~/components/form/form-actions";
import { Button, ButtonLink } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { PageHeader } from "~/components/ui/page-header";
import { discoveryTexts } from "~/texts/discovery";
import { ReminderSchema, type ReminderInput } from "../reminder";
import { ReminderBoxes } from "./reminder-boxes";

const texts = discoveryTexts.reminder;

type ReminderPageProps = {
  name: string;
  result: SubmissionResult | undefined;
  /** Why the like was not sent although the boxes were ticked. */
  problem: string | null;
};

/** The safety reminder as a page, for browsers without JavaScript. */
export function ReminderPage({ name, result, problem }: ReminderPageProps) {
  const [form, fields] = useForm<ReminderInput>({
    id: "reminder",
    lastResult: result,
    constraint: getZodConstraint(ReminderSchema),
    defaultNoValidate: true,
  });
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={texts.title} />
      {problem !== null && (
        <div className="mb-6">
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <form {...getFormProps(form)} method="post">
        <ErrorSummary form={form} />
        <ReminderBoxes name={name} fields={fields} />
        <FormActions>
          <Button>{texts.confirm}</Button>
          <ButtonLink to="/discover" variant="secondary">
            {texts.cancel}
          </ButtonLink>
        </FormActions>
      </form>
    </div>
  );
}
