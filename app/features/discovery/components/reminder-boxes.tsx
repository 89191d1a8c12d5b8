import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "~/components/form/choice-groups";
import { discoveryTexts } from "~/texts/discovery";

const texts = discoveryTexts.reminder;

type ReminderBoxesProps = {
  name: string;
  fields: { careful: FieldMetadata<true>; publicPlace: FieldMetadata<true> };
};

/** What the reminder says, and its two boxes: the same in the dialog and on the page. */
export function ReminderBoxes({ name, fields }: ReminderBoxesProps) {
  return (
    <>
      <p className="mb-4">{texts.lead(name)}</p>
      <Checkbox field={fields.careful} label={texts.careful} />
      <Checkbox field={fields.publicPlace} label={texts.publicPlace} />
    </>
  );
}
