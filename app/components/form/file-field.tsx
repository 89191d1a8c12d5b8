import { getInputProps } from "@conform-to/react";
import { FieldFrame, hintId, type FieldProps } from "./field-frame";

type FileFieldProps<Schema> = FieldProps<Schema> & {
  /** MIME types or endings, such as "image/jpeg,image/png,image/webp". */
  accept?: string;
  multiple?: boolean;
  /** Opens the camera on phones: "user" for a selfie, "environment" for a document. */
  capture?: "user" | "environment";
};

/** A native file input; the form needs `encType="multipart/form-data"`. A browser never refills it after an error. */
export function FileField<Schema>({
  field,
  label,
  hint,
  optional,
  className,
  accept,
  multiple,
  capture,
}: FileFieldProps<Schema>) {
  const { key, ...input } = getInputProps(field, { type: "file", ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={className}>
      <input
        key={key}
        {...input}
        accept={accept}
        multiple={multiple}
        capture={capture}
        className="control cursor-pointer border-dashed !p-3 text-muted file:mr-4 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary-soft file:px-4 file:py-2 file:font-semibold file:text-primary"
      />
    </FieldFrame>
  );
}
