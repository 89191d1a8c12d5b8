import { compatibilityTone, type BadgeTone } from "~/components/ui/badge";
import { cx } from "~/components/ui/cx";
import { discoveryTexts as texts } from "~/texts/discovery";

const RADIUS = 21;

const colors: Partial<Record<BadgeTone, string>> = {
  success: "text-success",
  info: "text-info",
  warning: "text-warning",
};

/** A compatibility as a ring that closes at 100; the figure in it carries the meaning. */
export function ScoreRing({ percent }: { percent: number }) {
  return (
    <p
      className={cx(
        "relative grid size-14 place-items-center rounded-full bg-surface shadow-soft",
        colors[compatibilityTone(percent)] ?? "text-muted",
      )}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="4">
        <circle cx="24" cy="24" r={RADIUS} className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          strokeLinecap="round"
          className="stroke-current"
        />
      </svg>
      <span aria-hidden="true" className="font-display text-base tabular-nums">
        {percent}%
      </span>
      <span className="sr-only">{texts.compatible(percent)}</span>
    </p>
  );
}
