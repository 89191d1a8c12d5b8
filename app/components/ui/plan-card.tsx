import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { Badge, tierIcons } from "./badge";
import { cx } from "./cx";
import { Icon } from "./icon";

type Tier = keyof typeof tierIcons;

export type PlanCardProps = {
  tier: Tier;
  name: string;
  tagline: string;
  /** "$14.99" */
  price: string;
  /** "per month" */
  per: string;
  features: readonly string[];
  /** "Most Popular"; raises the card by a line in primary. */
  highlight?: string;
  /** A `ButtonLink`, or a form with a `Button`. */
  action?: ReactNode;
  /** The level of the plan's name among the page's headings. */
  level?: 2 | 3;
};

const accents: Record<Tier, string> = { silver: "text-silver", gold: "text-gold", platinum: "text-platinum" };

/** One plan with its price, what is included and one action. */
export function PlanCard(props: PlanCardProps) {
  const { tier, name, tagline, price, per, features, highlight, action, level = 3 } = props;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article
      className={cx(
        "relative flex flex-col rounded-card border bg-surface p-6 sm:p-8",
        highlight ? "border-primary shadow-soft" : "border-line",
      )}
    >
      {highlight && (
        <Badge tone="primary" className="absolute right-6 top-0 -translate-y-1/2 !bg-primary !text-on-primary">
          {highlight}
        </Badge>
      )}
      <div className={cx("flex items-center gap-3", accents[tier])}>
        <Icon of={tierIcons[tier]} size="size-7" />
        <Heading className="text-2xl text-ink">{name}</Heading>
      </div>
      <p className="mt-1 text-muted">{tagline}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="font-display text-4xl tabular-nums">{price}</span>
        <span className="text-muted">{per}</span>
      </p>
      <ul className="mt-6 flex-1 space-y-3 border-t border-line pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon of={Check} className="mt-0.5 text-success" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {action && <div className="mt-8">{action}</div>}
    </article>
  );
}
