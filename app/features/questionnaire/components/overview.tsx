import { memo } from "react";
import { Link } from "@remix-run/react";
import { Disclosure } from "~/components/ui/disclosure";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import { answeredCount, firstOpen, isAnswered, questionPath, type Marks } from "../navigation";
import type { Section } from "../questionnaire-page";

type OverviewProps = { number: number; marks: Marks; sections: readonly Section[] };

// On the list, so that 150 links need not repeat it.
const links =
  "grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5 " +
  "[&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:justify-center [&_a]:rounded-control [&_a]:border [&_a]:border-control-line [&_a]:bg-surface [&_a]:text-sm [&_a]:tabular-nums [&_a]:text-ink " +
  "[&_a:hover]:border-primary [&_a:hover]:text-primary [&_a[aria-current]]:border-2 [&_a[aria-current]]:border-primary [&_a[aria-current]]:font-semibold " +
  "[&_a[data-answered]]:bg-primary-soft [&_a[data-answered]]:after:ml-0.5 [&_a[data-answered]]:after:text-primary [&_a[data-answered]]:after:content-['✓']";

/** Every question by its number, with a mark where it is answered: the way to any of them, and to the open ones. */
export const Overview = memo(function Overview({ number, marks, sections }: OverviewProps) {
  const open = firstOpen(marks);
  return (
    <Disclosure summary={texts.overview} className="border-t">
      <p>
        {texts.overviewLegend}{" "}
        {open !== null && (
          <Link to={questionPath(open)} discover="none" className="link">
            {texts.toFirstOpen(open)}
          </Link>
        )}
      </p>
      {sections.map((section) => (
        <Numbers key={section.label} section={section} number={number} marks={marks} />
      ))}
    </Disclosure>
  );
});

function Numbers({
  section: { label, first, last },
  number,
  marks,
}: Omit<OverviewProps, "sections"> & { section: Section }) {
  const count = last - first + 1;
  return (
    <section aria-label={label} className="mt-6">
      <h3 className="mb-2 flex items-baseline justify-between gap-4 font-sans text-base font-semibold text-ink">
        {label}
        <span className="text-sm font-normal tabular-nums text-muted">
          {texts.overviewCount(answeredCount(marks.slice(first - 1, last)), count)}
        </span>
      </h3>
      <ul className={links}>
        {Array.from({ length: count }, (_, index) => first + index).map((entry) => {
          const isDone = isAnswered(marks, entry);
          return (
            <li key={entry}>
              <Link
                to={questionPath(entry)}
                discover="none"
                aria-label={texts.overviewEntry(entry, isDone)}
                aria-current={entry === number ? "step" : undefined}
                data-answered={isDone || undefined}
              >
                {entry}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
