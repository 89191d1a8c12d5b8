import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { X } from "lucide-react";
import { cx } from "./cx";
import { useHydrated } from "./hydration";
import { Icon } from "./icon";

type DialogProps = {
  open: boolean;
  title: string;
  /** Called for Esc and the close button; the owner then sets `open` to false. */
  onClose: () => void;
  /** Where the close button leads without JavaScript; without it the button is there only with JavaScript. */
  closeHref?: string;
  closeLabel?: string;
  /** Buttons under the text; they stay in sight while the text scrolls. */
  footer?: ReactNode;
  size?: "md" | "lg";
  children: ReactNode;
};

/**
 * A native modal dialog. With JavaScript it traps focus, closes on Esc and gives focus back to where it was;
 * without, an open dialog is a part of the page.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, closeHref, closeLabel = "Close", footer, size = "md", children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !hydrated || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    heading.current?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, hydrated]);

  if (!open) return null;
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeClass =
    "-m-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink";

  return (
    <dialog
      ref={ref}
      open={hydrated ? undefined : true}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={cx(
        "static m-auto w-full overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-0 text-ink shadow-soft",
        "modal:fixed modal:max-h-[min(90dvh,48rem)] modal:w-[calc(100%-2rem)] modal:animate-dialog-in backdrop:bg-ink/50 dark:backdrop:bg-sunken/80",
        size === "md" ? "max-w-lg" : "max-w-3xl",
      )}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-surface px-4 py-4 sm:px-6">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl sm:text-2xl">
          {title}
        </h2>
        {closeHref ? (
          <a href={closeHref} onClick={close} className={closeClass}>
            <Icon of={X} />
            <span className="sr-only">{closeLabel}</span>
          </a>
        ) : (
          hydrated && (
            <button type="button" onClick={close} className={closeClass}>
              <Icon of={X} />
              <span className="sr-only">{closeLabel}</span>
            </button>
          )
        )}
      </div>
      <div className="px-4 py-4 sm:px-6 sm:py-6">{children}</div>
      {footer && (
        <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-surface p-4 sm:flex-row sm:px-6">
          {footer}
        </div>
      )}
    </dialog>
  );
}
