import { getSelectProps } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import { Icon } from "~/components/ui/icon";
import { FieldFrame, hintId, type FieldProps } from "./field-frame";

export type Option = { value: string; label: string };

type SelectProps<Schema> = FieldProps<Schema> & {
  options: readonly Option[];
  /** The first entry with an empty value, such as "Choose one". */
  placeholder?: string;
  autoComplete?: string;
};

/** A labelled native select over a conform field. */
export function Select<Schema>({
  field,
  label,
  hint,
  optional,
  className,
  options,
  placeholder,
  autoComplete,
}: SelectProps<Schema>) {
  const { key, ...select } = getSelectProps(field, { ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={className}>
      <div className="relative">
        <select key={key} {...select} autoComplete={autoComplete} className="control appearance-none truncate pr-12">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute right-4 top-3.5 text-muted" />
      </div>
    </FieldFrame>
  );
}
