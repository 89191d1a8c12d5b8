import type { FieldMetadata } from "@conform-to/react";
import { CheckboxGroup } from "~/components/form/choice-groups";
import { Field } from "~/components/form/field";
import { Select } from "~/components/form/select";
import { wizardTexts } from "~/texts/profile";
import { GENDER_LABELS, RELATIONSHIP_GOAL_LABELS } from "../options";
import { optionsOf } from "./field-options";

const texts = wizardTexts.meet;

type MeetFields = Record<
  "gender" | "interestedIn" | "preferredAgeMin" | "preferredAgeMax" | "preferredGoals",
  // The kit's controls take a field of any value.
  FieldMetadata<unknown>
>;

/** Who the member would like to meet: all optional, nothing chosen restricts nothing. */
export function MeetGroup({ fields }: { fields: MeetFields }) {
  return (
    <fieldset className="mb-4 mt-4 min-w-0 rounded-card bg-sunken p-4 sm:p-6">
      <legend className="float-left mb-1 w-full font-display text-lg">{texts.title}</legend>
      <p className="clear-both mb-6 text-muted">{texts.lead}</p>
      <Select
        field={fields.gender}
        label={texts.gender}
        options={optionsOf(GENDER_LABELS)}
        placeholder={texts.genderNone}
      />
      <CheckboxGroup
        field={fields.interestedIn}
        label={texts.interestedIn}
        hint={texts.noneTicked}
        options={optionsOf(texts.interestedInOptions)}
        layout="chips"
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          field={fields.preferredAgeMin}
          label={texts.preferredAgeMin}
          type="number"
          inputMode="numeric"
          placeholder={texts.noPreference}
        />
        <Field
          field={fields.preferredAgeMax}
          label={texts.preferredAgeMax}
          type="number"
          inputMode="numeric"
          placeholder={texts.noPreference}
        />
      </div>
      <CheckboxGroup
        field={fields.preferredGoals}
        label={texts.preferredGoals}
        hint={texts.noneTicked}
        options={optionsOf(RELATIONSHIP_GOAL_LABELS)}
        layout="chips"
      />
    </fieldset>
  );
}
