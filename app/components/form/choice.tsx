import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "~/components/ui/cx";

type ChoiceProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "className"> & {
  type: "checkbox" | "radio";
  label: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** `chip` is round and as wide as its words; `row` takes the line. */
  look?: "row" | "chip";
  /** Something at the row's end, such as a key hint. */
  aside?: ReactNode;
};

/** One native checkbox or radio whose whole row is the target. For forms without conform; the groups use it too. */
export function Choice({ type, label, detail, look = "row", aside, ...input }: ChoiceProps) {
  return (
    <label className={cx("choice", look === "chip" && "rounded-full !min-h-target")}>
      <input {...input} type={type} className="tick" />
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}
