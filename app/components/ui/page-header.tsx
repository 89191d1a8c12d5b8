import type { ReactNode } from "react";
import { cx } from "./cx";

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  centered?: boolean;
};

/** The one `<h1>` of a screen, with a sentence under it and the screen's actions at its right. */
export function PageHeader({ title, lead, eyebrow, actions, centered = false }: PageHeaderProps) {
  return (
    <header
      className={cx(
        "mb-8 flex flex-col gap-4",
        centered ? "items-center text-center" : "sm:flex-row sm:items-end sm:justify-between",
      )}
    >
      <div>
        {eyebrow && <p className="mb-2 text-sm font-semibold text-primary">{eyebrow}</p>}
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
