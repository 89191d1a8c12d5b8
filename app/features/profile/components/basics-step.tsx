import { useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Field } from "~/components/form/field";
import { Select } from "~/components/form/select";
import { TextArea } from "~/components/form/text-area";
import { wizardTexts } from "~/texts/profile";
import { AGE, EDUCATION_LEVELS, HEIGHT_CM, MAX_BIO } from "../options";
import type { StoredProfile } from "../read.server";
import { BasicsSchema } from "../schema";
import { checkWith, StepForm, type TextRefusal } from "./step-form";

const texts = wizardTexts.fields;
const educationOptions = EDUCATION_LEVELS.map((level) => ({ value: level, label: level }));

type StepProps = { profile: StoredProfile; result: SubmissionResult | undefined; refusal: TextRefusal | null };

/** Step 1: Basic Information. */
export function BasicsStep({ profile, result, refusal }: StepProps) {
  const [form, fields] = useForm({
    id: "basics",
    lastResult: result,
    constraint: getZodConstraint(BasicsSchema),
    onValidate: checkWith(BasicsSchema),
    shouldRevalidate: "onInput",
    defaultValue: {
      bio: profile.bio,
      age: profile.age ?? AGE.initial,
      location: profile.location,
      profession: profile.profession,
      height: profile.height ?? HEIGHT_CM.initial,
      education: profile.education,
    },
  });
  return (
    <StepForm form={form} step={1} isComplete={profile.isComplete} refusal={refusal}>
      <TextArea field={fields.bio} label={texts.bio} hint={texts.bioHint} rows={6} counterMax={MAX_BIO} />
      <div className="grid grid-cols-2 gap-x-4">
        <Field field={fields.age} label={texts.age} type="number" inputMode="numeric" />
        <Field field={fields.height} label={texts.height} type="number" inputMode="numeric" unit={texts.heightUnit} />
      </div>
      <Field field={fields.location} label={texts.location} hint={texts.locationHint} autoComplete="address-level2" />
      <Field field={fields.profession} label={texts.profession} autoComplete="organization-title" />
      <Select
        field={fields.education}
        label={texts.education}
        options={educationOptions}
        placeholder={wizardTexts.chooseOne}
      />
    </StepForm>
  );
}
