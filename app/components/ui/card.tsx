import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "./cx";

type CardProps = ComponentPropsWithoutRef<"section"> & {
  as?: "section" | "article" | "div" | "li";
  /** `raised` for the card that a screen is about, `plain` beside others, `sunken` for a well inside a page. */
  tone?: "raised" | "plain" | "sunken";
};

const tones = {
  raised: "border border-line bg-surface shadow-soft",
  plain: "border border-line bg-surface",
  sunken: "bg-sunken",
};

/** A panel with the product's padding and radius. */
export function Card({ as: Tag = "section", tone = "plain", className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx("rounded-card p-4 sm:p-6", tones[tone], className)} />;
}

type CardHeaderProps = { title: string; level?: 2 | 3; id?: string; aside?: ReactNode; children?: ReactNode };

/** The heading of a card, with an optional badge or link at its right and a sentence under it. */
export function CardHeader({ title, level = 2, id, aside, children }: CardHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        {aside}
      </div>
      {children && <p className="mt-1 text-muted">{children}</p>}
    </div>
  );
}
