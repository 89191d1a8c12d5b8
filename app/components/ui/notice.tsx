import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import { cx } from "./cx";
import { Icon } from "./icon";

type NoticeTone = "info" | "success" | "warning" | "danger";

const looks: Record<NoticeTone, { icon: LucideIcon; color: string; line: string }> = {
  info: { icon: Info, color: "text-info", line: "border-info/40" },
  success: { icon: CircleCheck, color: "text-success", line: "border-success/40" },
  warning: { icon: TriangleAlert, color: "text-warning", line: "border-warning/40" },
  danger: { icon: CircleAlert, color: "text-danger", line: "border-danger/40" },
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  /** A button or link, for instance a Dismiss form. */
  action?: ReactNode;
  /** "alert" for what the last action caused, so that it is read out; nothing for standing advice. */
  role?: "alert" | "status";
  children: ReactNode;
};

/** A banner inside a page: advice, a warning with its reasons, a result that stays. */
export function Notice({ tone = "info", title, action, role, children }: NoticeProps) {
  const look = looks[tone];
  return (
    <div role={role} className={cx("flex gap-3 rounded-control border bg-surface p-4", look.line)}>
      <Icon of={look.icon} className={cx("mt-0.5", look.color)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className={cx(title && "mt-1 text-muted")}>{children}</div>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
