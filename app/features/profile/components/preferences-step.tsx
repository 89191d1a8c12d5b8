import { useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Checkbox, CheckboxGroup, RadioGroup } from "~/components/form/choice-groups";
import { Select } from "~/components/form/select";
import { wizardTexts } from "~/texts/profile";
import { INCOME_RANGES, INTERESTS, RELATIONSHIP_GOAL_LABELS, RELIGION_LABELS } from "../options";
import type { StoredProfile } from "../read.server";
import { PreferencesSchema } from "../schema";
import { optionsOf } from "./field-options";
import { MeetGroup } from "./meet-group";
import { checkWith, StepForm } from "./step-form";

const texts = wizardTexts.fields;
const asOption = (value: string) => ({ value, label: value });

type StepProps = { profile: StoredProfile; result: SubmissionResult | undefined };

/** Step 3: Preferences & Goals. */
export function PreferencesStep({ profile, result }: StepProps) {
  const [form, fields] = useForm({
    id: "preferences",
    lastResult: result,
    constraint: getZodConstraint(PreferencesSchema),
    onValidate: checkWith(PreferencesSchema),
    shouldRevalidate: "onInput",
    defaultValue: {
      interests: profile.interests,
      relationshipGoal: profile.relationshipGoal ?? "long_term",
      religion: profile.religion ?? "other",
      hasChildren: profile.hasChildren ?? false,
      wantsChildren: profile.wantsChildren ?? false,
      income: profile.income,
      gender: profile.gender,
      interestedIn: profile.interestedIn,
      preferredAgeMin: profile.preferredAgeMin,
      preferredAgeMax: profile.preferredAgeMax,
      preferredGoals: profile.preferredGoals,
    },
  });
  return (
    <StepForm form={form} step={3} isComplete={profile.isComplete}>
      <CheckboxGroup
        field={fields.interests}
        label={texts.interests}
        hint={texts.interestsHint}
        options={INTERESTS.map(asOption)}
        layout="chips"
      />
      <RadioGroup
        field={fields.relationshipGoal}
        label={texts.relationshipGoal}
        options={optionsOf(RELATIONSHIP_GOAL_LABELS)}
        layout="columns"
      />
      <Select field={fields.religion} label={texts.religion} options={optionsOf(RELIGION_LABELS)} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{texts.children}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Checkbox field={fields.hasChildren} label={texts.hasChildren} />
          <Checkbox field={fields.wantsChildren} label={texts.wantsChildren} />
        </div>
      </fieldset>
      <Select
        field={fields.income}
        label={texts.income}
        hint={texts.incomeHint}
        options={INCOME_RANGES.map(asOption)}
        placeholder={wizardTexts.chooseOne}
      />
      <MeetGroup fields={fields} />
    </StepForm>
  );
}
