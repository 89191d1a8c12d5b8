import { Progress } from "./progress";

type StepsProps = { current: number; titles: readonly string[]; label: string };

/** "Step 2 of 3" with a bar and the names of the steps; for wizards. `current` counts from 1. */
export function Steps({ current, titles, label }: StepsProps) {
  return (
    <div className="mb-8">
      <Progress label={label} value={current} max={titles.length} valueText={`${current} of ${titles.length}`} />
      <ol className="mt-3 hidden gap-4 text-sm text-muted sm:flex">
        {titles.map((title, index) => (
          <li
            key={title}
            className="flex-1 aria-[current=step]:font-semibold aria-[current=step]:text-ink"
            aria-current={index + 1 === current ? "step" : undefined}
          >
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
