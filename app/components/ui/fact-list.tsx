import { cx } from "./cx";

type FactListProps = { facts: readonly { label: string; value: string }[]; className?: string };

/** Names with their values, in two columns where there is room. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cx("grid gap-x-6 gap-y-3 sm:grid-cols-2", className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
