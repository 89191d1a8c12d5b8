import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";

/** The width of a page with its margins. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("mx-auto w-full max-w-page px-4 sm:px-6", className)}>{children}</div>;
}
