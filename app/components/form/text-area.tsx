import { getTextareaProps } from "@conform-to/react";
import { FieldFrame, hintId, type FieldProps } from "./field-frame";

type TextAreaProps<Schema> = FieldProps<Schema> & {
  rows?: number;
  /** Shows "12/500" under the field. It counts as one types; without JavaScript it shows the count of the loaded text. */
  counterMax?: number;
  placeholder?: string;
};

/** A labelled text of several lines over a conform field. */
export function TextArea<Schema>({
  field,
  label,
  hint,
  optional,
  className,
  rows = 5,
  counterMax,
  placeholder,
}: TextAreaProps<Schema>) {
  const { key, ...area } = getTextareaProps(field, { ariaDescribedBy: hintId(field, hint) });
  const text = typeof field.value === "string" ? field.value : "";
  return (
    <div className="relative">
      <FieldFrame field={field} label={label} hint={hint} optional={optional} className={className}>
        {/* No maxLength: a pasted text stays whole and the error says what to do. */}
        <textarea key={key} {...area} maxLength={undefined} rows={rows} placeholder={placeholder} className="control" />
      </FieldFrame>
      {counterMax !== undefined && (
        <p className="absolute right-1 top-0 text-sm tabular-nums leading-6 text-muted">
          {text.length}/{counterMax}
        </p>
      )}
    </div>
  );
}
