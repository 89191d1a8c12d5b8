import { useId } from "react";
import { cx } from "./cx";

type Tone = "primary" | "success" | "info" | "warning" | "muted";

const colors: Record<Tone, string> = {
  primary: "text-primary",
  success: "text-success",
  info: "text-info",
  warning: "text-warning",
  muted: "text-muted",
};

type BarProps = {
  label: string;
  value: number;
  max?: number;
  /** What stands at the right of the label, such as "2 of 3" or "75%"; false shows no words but keeps the label for screen readers. */
  valueText?: string | false;
  tone?: Tone;
  className?: string;
};

function BarLabel({ id, label, valueText }: { id: string; label: string; valueText: string | false }) {
  if (valueText === false) {
    return (
      <span id={id} className="sr-only">
        {label}
      </span>
    );
  }
  return (
    <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
      <span id={id} className="font-medium">
        {label}
      </span>
      <span className="tabular-nums text-muted">{valueText}</span>
    </div>
  );
}

/** How far a task has come, as a native `<progress>` with a visible label. */
export function Progress({ label, value, max = 100, valueText, tone = "primary", className }: BarProps) {
  const id = useId();
  return (
    <div className={className}>
      <BarLabel id={id} label={label} valueText={valueText ?? `${Math.round((100 * value) / max)}%`} />
      <progress aria-labelledby={id} value={value} max={max} className={cx("bar", colors[tone])} />
    </div>
  );
}

/** How much of something there is (a score, a share), as a native `<meter>` with a visible label. */
export function Meter({ label, value, max = 100, valueText, tone = "primary", className }: BarProps) {
  const id = useId();
  return (
    <div className={className}>
      <BarLabel id={id} label={label} valueText={valueText ?? `${Math.round((100 * value) / max)}%`} />
      <meter aria-labelledby={id} value={value} min={0} max={max} className={cx("bar", colors[tone])} />
    </div>
  );
}
