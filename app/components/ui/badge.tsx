import type { ReactNode } from "react";
import { BadgeCheck, CircleAlert, CircleCheck, Clock, Crown, Gem, Info, Medal, type LucideIcon } from "lucide-react";
import { tierNames } from "~/texts/membership";
import { cx } from "./cx";
import { Icon } from "./icon";

type Tier = keyof typeof tierNames;

export type BadgeTone = "neutral" | "primary" | "success" | "warning" | "danger" | "info";

const tones: Record<BadgeTone, string> = {
  neutral: "border-line text-muted",
  primary: "border-primary/30 bg-primary-soft text-primary",
  success: "border-success/30 text-success",
  warning: "border-warning/30 text-warning",
  danger: "border-danger/30 text-danger",
  info: "border-info/30 text-info",
};

const shape =
  "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border bg-surface px-3 py-1 text-sm font-medium";

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; className?: string; children: ReactNode };

/** A word or two about a thing, not clickable. */
export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span className={cx(shape, tones[tone], className)}>
      {icon && <Icon of={icon} size="size-4" />}
      {children}
    </span>
  );
}

const tierLooks: Record<Tier, { icon: LucideIcon; color: string }> = {
  silver: { icon: Medal, color: "border-silver/40 text-silver" },
  gold: { icon: Crown, color: "border-gold/40 text-gold" },
  platinum: { icon: Gem, color: "border-platinum/40 text-platinum" },
};

/** The icon of each plan, the same everywhere. */
export const tierIcons: Record<Tier, LucideIcon> = {
  silver: tierLooks.silver.icon,
  gold: tierLooks.gold.icon,
  platinum: tierLooks.platinum.icon,
};

/** The plan of a member as a small mark with its name. */
export function TierBadge({ tier, className }: { tier: Tier; className?: string }) {
  const look = tierLooks[tier];
  return (
    <span className={cx(shape, look.color, className)}>
      <Icon of={look.icon} size="size-4" />
      {tierNames[tier]}
    </span>
  );
}

export type Status = "done" | "waiting" | "attention" | "failed" | "note";

const statusLooks: Record<Status, { tone: BadgeTone; icon: LucideIcon }> = {
  done: { tone: "success", icon: CircleCheck },
  waiting: { tone: "info", icon: Clock },
  attention: { tone: "warning", icon: CircleAlert },
  failed: { tone: "danger", icon: CircleAlert },
  note: { tone: "neutral", icon: Info },
};

/** A state with its icon; the word says the state, the colour only repeats it. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  const look = statusLooks[status];
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {children}
    </Badge>
  );
}

/** Marks a person whose identity was checked. */
export function VerifiedBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="success" icon={BadgeCheck}>
      {children}
    </Badge>
  );
}

/** The tone of a compatibility value: 90 and more, 80 and more, 70 and more, lower. */
export function compatibilityTone(percent: number): BadgeTone {
  if (percent >= 90) return "success";
  if (percent >= 80) return "info";
  if (percent >= 70) return "warning";
  return "neutral";
}

/** "92% compatible", coloured by value; the number carries the meaning. */
export function CompatibilityBadge({ percent, children }: { percent: number; children?: ReactNode }) {
  return (
    <Badge tone={compatibilityTone(percent)} className="tabular-nums">
      {children ?? `${percent}% compatible`}
    </Badge>
  );
}
