import type { LucideIcon } from "lucide-react";
import { cx } from "./cx";

type IconProps = {
  of: LucideIcon;
  /** A size class; apart from `className`, as two sizes on one element would fight. */
  size?: string;
  className?: string;
};

/** A drawn sign beside words; screen readers pass over it, so the words must say the same. */
export function Icon({ of: Sign, size = "size-5", className }: IconProps) {
  return <Sign aria-hidden="true" strokeWidth={1.75} className={cx("shrink-0", size, className)} />;
}
