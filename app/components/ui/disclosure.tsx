import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { cx } from "./cx";
import { Icon } from "./icon";

type DisclosureProps = { summary: ReactNode; open?: boolean; name?: string; className?: string; children: ReactNode };

/** Details on demand; native, so it opens without JavaScript. Equal `name`s open one at a time. */
export function Disclosure({ summary, open, name, className, children }: DisclosureProps) {
  // React 18's types do not know the name attribute of <details> yet.
  const group = name ? { name } : {};
  return (
    <details {...group} open={open} className={cx("group border-b border-line", className)}>
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold hover:text-primary">
        {summary}
        <Icon of={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-measure pb-6 text-muted">{children}</div>
    </details>
  );
}
