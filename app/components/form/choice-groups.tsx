import { getCollectionProps, getInputProps } from "@conform-to/react";
import { cx } from "~/components/ui/cx";
import { Choice } from "./choice";
import { FieldError, GroupFrame, Hint, hintId, type FieldProps } from "./field-frame";
import type { Option } from "./select";

type Layout = "rows" | "columns" | "chips";

const layouts: Record<Layout, string> = {
  rows: "grid gap-2",
  columns: "grid gap-2 sm:grid-cols-2",
  chips: "flex flex-wrap gap-2",
};

type GroupProps<Schema> = FieldProps<Schema> & {
  options: readonly (Option & { detail?: string })[];
  layout?: Layout;
};

function Choices<Schema>({
  type,
  field,
  options,
  layout = "rows",
}: GroupProps<Schema> & { type: "checkbox" | "radio" }) {
  const inputs = getCollectionProps(field, {
    type,
    options: options.map((option) => option.value),
    ariaAttributes: false,
  });
  return (
    <div className={layouts[layout]}>
      {inputs.map(({ key, ...input }, index) => (
        <Choice
          {...input}
          key={key}
          // The error summary links to the field's id, which the first choice therefore carries.
          id={index === 0 ? field.id : input.id}
          label={options[index]?.label}
          detail={options[index]?.detail}
          look={layout === "chips" ? "chip" : "row"}
        />
      ))}
    </div>
  );
}

/** Any number of choices out of several; the form sends the field's name once per ticked box. */
export function CheckboxGroup<Schema>(props: GroupProps<Schema>) {
  return (
    <GroupFrame {...props}>
      <Choices {...props} type="checkbox" />
    </GroupFrame>
  );
}

/** One choice out of several. */
export function RadioGroup<Schema>(props: GroupProps<Schema>) {
  return (
    <GroupFrame {...props} radios>
      <Choices {...props} type="radio" />
    </GroupFrame>
  );
}

/** A single box to tick; an unticked box sends nothing. */
export function Checkbox<Schema>({ field, label, hint, className }: Omit<FieldProps<Schema>, "optional">) {
  const { key, ...input } = getInputProps(field, { type: "checkbox", ariaDescribedBy: hintId(field, hint) });
  return (
    <div className={cx("min-w-0", className)}>
      <Choice key={key} {...input} type="checkbox" label={label} />
      {hint && (
        <div className="mt-1">
          <Hint id={field.descriptionId}>{hint}</Hint>
        </div>
      )}
      <FieldError field={field} />
    </div>
  );
}
