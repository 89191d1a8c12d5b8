import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "@remix-run/react";
import { cx } from "~/components/ui/cx";

type MenuDetailsProps = {
  summary: ReactNode;
  summaryClass: string;
  panelClass: string;
  className?: string;
  children: ReactNode;
};

/**
 * A menu as native `<details>`, so that it opens without JavaScript. With JavaScript it also closes on Esc, on a press
 * elsewhere and after a navigation.
 */
export function MenuDetails({ summary, summaryClass, panelClass, className, children }: MenuDetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [key]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (ref.current && target instanceof Node && !ref.current.contains(target)) ref.current.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return (
    <details ref={ref} className={cx("group relative", className)}>
      <summary className={cx("cursor-pointer select-none", summaryClass)}>{summary}</summary>
      <div className={cx("absolute z-40 rounded-card border border-line bg-surface p-2 shadow-soft", panelClass)}>
        {children}
      </div>
    </details>
  );
}

type MenuLinkProps = { icon?: ReactNode; children: ReactNode };

/** The look of an entry in a menu. */
export const menuEntryClass =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink hover:bg-primary-soft hover:text-primary aria-[current=page]:text-primary";

/** The inside of an entry: its sign and its words. */
export function MenuEntry({ icon, children }: MenuLinkProps) {
  return (
    <>
      <span className="text-muted">{icon}</span>
      {children}
    </>
  );
}
