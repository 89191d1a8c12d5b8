import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { Checkbox, RadioGroup } from "~/components/form/choice-groups";
import { ErrorSummary } from "~/components/form/error-summary";
import { FormActions } from "~/components/form/form-actions";
import { TextArea } from "~/components/form/text-area";
import { Button, ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { moderationTexts } from "~/texts/moderation";
import { MAX_DETAILS, reasonOptions, ReportFormSchema } from "../report-schema";

const { report: texts } = moderationTexts;

type ReportPageProps = { name: string; back: string; result: SubmissionResult | undefined };

/** The form of a report. */
export function ReportPage({ name, back, result }: ReportPageProps) {
  const isSending = useNavigation().state === "submitting";
  const [form, fields] = useForm({
    id: "report",
    lastResult: result,
    defaultValue: { alsoBlock: true },
    constraint: getZodConstraint(ReportFormSchema),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ReportFormSchema }),
  });
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={texts.title(name)} lead={texts.lead(name)} />
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <RadioGroup field={fields.reason} label={texts.reason} options={reasonOptions} />
        <TextArea
          field={fields.details}
          label={texts.details}
          hint={texts.detailsHint}
          optional
          counterMax={MAX_DETAILS}
        />
        <Checkbox field={fields.alsoBlock} label={texts.alsoBlock(name)} hint={texts.alsoBlockHint} />
        <p className="text-sm text-muted">{texts.evidence}</p>
        <FormActions>
          <Button busy={isSending}>{texts.confirm}</Button>
          <ButtonLink to={back} variant="secondary">
            {texts.cancel}
          </ButtonLink>
        </FormActions>
      </Form>
    </div>
  );
}
