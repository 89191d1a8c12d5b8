import type { ReactNode } from "react";

/**
 * The buttons of a form. The main one comes first in the source, as Enter presses the first; on phones each takes the
 * full width.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-center">{children}</div>;
}
