import { useEffect, useRef } from "react";
import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from "lucide-react";
import { cx } from "./cx";
import { useHydrated } from "./hydration";
import { Icon } from "./icon";
import { dismissToast, showToast, TOAST_DISPLAY_MS, useToasts, type ToastMessage } from "./toast-store";

const SWIPE_THRESHOLD_PX = 50;

const looks: Record<NonNullable<ToastMessage["variant"]>, { icon: LucideIcon; color: string; line: string }> = {
  default: { icon: Info, color: "text-info", line: "border-line" },
  success: { icon: CircleCheck, color: "text-success", line: "border-success/40" },
  destructive: { icon: CircleAlert, color: "text-danger", line: "border-danger/50" },
};

const place =
  "toasts fixed inset-x-4 bottom-20 z-50 mx-auto max-w-sm sm:inset-x-auto sm:right-6 sm:w-full md:bottom-6 no-print";
const box = "flex items-start gap-3 rounded-card border bg-surface p-4 text-ink shadow-soft";

function Sign({ variant = "default" }: Pick<ToastMessage, "variant">) {
  const look = looks[variant];
  return <Icon of={look.icon} className={cx("mt-0.5", look.color)} />;
}

/** The message as a part of the page: what a browser without JavaScript shows, and every browser until hydration. */
function StaticToast({ message }: { message: ToastMessage }) {
  return (
    <div role={message.variant === "destructive" ? "alert" : "status"} className={place}>
      <div className={cx(box, looks[message.variant ?? "default"].line)}>
        <Sign variant={message.variant} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{message.title}</p>
          {message.description && <p className="text-muted">{message.description}</p>}
        </div>
      </div>
    </div>
  );
}

function LiveToasts() {
  const toasts = useToasts();
  const leaving = toasts.find((toast) => toast.redirectTo);
  const { redirectTo, afterMs = 0 } = leaving ?? {};

  useEffect(() => {
    if (!redirectTo) return;
    const timer = setTimeout(() => window.location.assign(redirectTo), afterMs);
    return () => clearTimeout(timer);
  }, [redirectTo, afterMs]);

  return (
    <RadixToast.Provider duration={TOAST_DISPLAY_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map(({ id, open, settled, title, description, variant = "default" }) => (
        <RadixToast.Root
          key={id}
          open={open}
          type={variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id);
          }}
          className={cx(
            box,
            looks[variant].line,
            !settled && "data-[state=open]:animate-toast-in",
            "data-[state=closed]:animate-toast-out",
            "data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
          )}
        >
          <Sign variant={variant} />
          <div className="min-w-0 flex-1">
            <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
            {description && <RadixToast.Description className="text-muted">{description}</RadixToast.Description>}
          </div>
          <RadixToast.Close
            aria-label="Close"
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon of={X} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport hotkey={["F8"]} label="Notifications ({hotkey})" className={cx(place, "outline-offset-4")} />
    </RadixToast.Provider>
  );
}

/**
 * The place of toasts; stands once, in the root, with the message that the root's loader took from the session flash.
 * The message object must be a new one per flash: its identity tells whether it was shown.
 */
export function Toaster({ message }: { message: ToastMessage | null | undefined }) {
  const hydrated = useHydrated();
  const shown = useRef<ToastMessage | null>(null);

  useEffect(() => {
    if (!message || shown.current === message) return;
    shown.current = message;
    showToast(message, !hydrated);
  }, [message, hydrated]);

  if (hydrated) return <LiveToasts />;
  return message ? <StaticToast message={message} /> : null;
}

/** For the head of the document: what a redirecting toast does in a browser without JavaScript. */
export function ToastRedirect({ message }: { message: ToastMessage | null | undefined }) {
  if (!message?.redirectTo) return null;
  // A refresh counts in whole seconds; less than one would leave before the message can be read.
  const seconds = Math.max(1, Math.ceil((message.afterMs ?? 0) / 1000));
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${message.redirectTo}`} />
    </noscript>
  );
}
