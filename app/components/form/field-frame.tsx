import type { ReactNode } from "react";
import type { FieldMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

/** What every field of the kit takes. */
export type FieldProps<Schema> = {
  /** A field of conform's `useForm`. */
  field: FieldMetadata<Schema>;
  label: string;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** Writes "(optional)" behind the label; fields without it are needed. */
  optional?: boolean;
  className?: string;
};

/** The id of the hint when there is one, for `aria-describedby`. */
export function hintId<Schema>(field: FieldMetadata<Schema>, hint: ReactNode): string | undefined {
  return hint ? field.descriptionId : undefined;
}

/** The error of a field. Its line is always there, so that nothing moves when the words come. */
export function FieldError<Schema>({ field }: { field: FieldMetadata<Schema> }) {
  const message = field.errors?.[0];
  return (
    <p
      id={field.errorId}
      className="mb-2 mt-1 flex min-h-6 items-start gap-1.5 text-sm font-medium leading-6 text-danger"
    >
      {message && (
        <>
          <Icon of={CircleAlert} size="size-4" className="mt-1" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

export function LabelText({ label, optional }: { label: string; optional?: boolean }) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-muted"> (optional)</span>}
    </>
  );
}

/** Label, hint, control, error: the frame of a single control. Write own controls with it. */
export function FieldFrame<Schema>(props: FieldProps<Schema> & { children: ReactNode }) {
  const { field, label, hint, optional, className, children } = props;
  return (
    <div className={cx("min-w-0", className)}>
      <div className="mb-2">
        <label htmlFor={field.id} className="font-semibold">
          <LabelText label={label} optional={optional} />
        </label>
        {hint && <Hint id={field.descriptionId}>{hint}</Hint>}
      </div>
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** Legend, hint, controls, error: the frame of a group of checkboxes or radios. */
export function GroupFrame<Schema>(props: FieldProps<Schema> & { radios?: boolean; children: ReactNode }) {
  const { field, label, hint, optional, radios, className, children } = props;
  const described = [hintId(field, hint), field.errors && field.errorId].filter(Boolean).join(" ");
  // ARIA knows aria-invalid on a group of radios, not on one radio.
  const radioGroup = radios
    ? { role: "radiogroup", "aria-invalid": field.errors ? true : undefined, "aria-required": field.required }
    : {};
  return (
    <fieldset {...radioGroup} aria-describedby={described || undefined} className={cx("min-w-0", className)}>
      <legend className="mb-2">
        <span className="font-semibold">
          <LabelText label={label} optional={optional} />
        </span>
      </legend>
      {hint && (
        <div className="-mt-2 mb-2">
          <Hint id={field.descriptionId}>{hint}</Hint>
        </div>
      )}
      {children}
      <FieldError field={field} />
    </fieldset>
  );
}
