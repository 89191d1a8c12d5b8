import type { ComponentPropsWithoutRef } from "react";
import { getInputProps } from "@conform-to/react";
import { cx } from "~/components/ui/cx";
import { FieldFrame, hintId, type FieldProps } from "./field-frame";

type InputType = "text" | "number" | "email" | "url" | "tel" | "password" | "search" | "date";

type OwnProps = {
  type?: InputType;
  /** A unit behind the control, such as "cm". */
  unit?: string;
};

type Native = Pick<
  ComponentPropsWithoutRef<"input">,
  "autoComplete" | "inputMode" | "placeholder" | "readOnly" | "disabled" | "list" | "spellCheck" | "autoCapitalize"
>;

/** A labelled one-line input over a conform field. */
export function Field<Schema>({
  field,
  label,
  hint,
  optional,
  className,
  type = "text",
  unit,
  ...native
}: FieldProps<Schema> & OwnProps & Native) {
  const { key, ...input } = getInputProps(field, { type, ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={className}>
      <div className={cx(unit && "flex items-center gap-3")}>
        <input
          key={key}
          {...input}
          {...native}
          className={cx("control", type === "number" && "max-w-40 tabular-nums")}
        />
        {unit && <span className="text-muted">{unit}</span>}
      </div>
    </FieldFrame>
  );
}
