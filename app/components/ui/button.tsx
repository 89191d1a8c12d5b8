import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Link } from "@remix-run/react";
import { LoaderCircle, type LucideIcon } from "lucide-react";
import { cx } from "./cx";
import { Icon } from "./icon";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
};

const base =
  "inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline transition-colors select-none " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-disabled:pointer-events-none";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "border-control-line bg-surface text-ink hover:border-primary hover:text-primary",
  quiet: "border-transparent bg-transparent text-primary hover:bg-primary-soft",
  danger: "border-transparent bg-danger text-on-danger hover:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-target px-4 py-1.5 text-sm",
  md: "min-h-12 px-5 py-2.5 text-base",
  lg: "min-h-14 px-7 py-3 text-lg",
};

/** The class names of a button, for the rare element that is neither `Button` nor `ButtonLink`. */
export function buttonClass({ variant = "primary", size = "md", fullWidth = false }: Look = {}): string {
  return cx(base, variants[variant], sizes[size], fullWidth && "w-full");
}

function Content({ icon, iconAfter, children }: Pick<Look, "icon" | "iconAfter"> & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );
}

type ButtonProps = Look &
  ComponentPropsWithoutRef<"button"> & {
    /** Shows a turning sign and tells assistive technology that the action is under way; the button stays focusable. */
    busy?: boolean;
  };

/** A native button; `type` is "submit" unless told otherwise, as every action is a form. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ variant, size, fullWidth }), busy && "cursor-progress", className)}
    >
      {busy && <Icon of={LoaderCircle} className="animate-spin" />}
      <Content icon={busy ? undefined : icon} iconAfter={busy ? undefined : iconAfter}>
        {children}
      </Content>
    </button>
  );
}

type ButtonLinkProps = Look & ComponentPropsWithoutRef<typeof Link>;

/** A link that looks like a button. Links to `/api/…` load the document by themselves (they leave the app's router). */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  className,
  children,
  to,
  ...rest
}: ButtonLinkProps) {
  const leavesRouter = typeof to === "string" && to.startsWith("/api/");
  return (
    <Link
      to={to}
      reloadDocument={leavesRouter}
      {...rest}
      className={cx(buttonClass({ variant, size, fullWidth }), className)}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  );
}
