import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { StatusBadge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

type Item = Dashboard["checklist"][number];

/** The four steps to a complete profile. An open one leads to its screen. */
export function Checklist({ dashboard }: { dashboard: Dashboard }) {
  return (
    <ul className="divide-y divide-line">
      {dashboard.checklist.map((item) => (
        <li key={item.key} className="flex min-h-14 items-center justify-between gap-4 py-2">
          <div>
            {item.path === null ? (
              <span className="font-medium">{texts.checklist[item.key]}</span>
            ) : (
              <Link to={item.path} className="inline-flex min-h-target items-center gap-1.5 font-medium text-primary">
                {texts.checklist[item.key]}
                <Icon of={ArrowRight} size="size-4" />
              </Link>
            )}
            {item.key === "questionnaire" && !item.isDone && dashboard.answered > 0 && (
              <p className="text-sm text-muted">{texts.answered(dashboard.answered, dashboard.questionCount)}</p>
            )}
          </div>
          <ItemStatus item={item} />
        </li>
      ))}
    </ul>
  );
}

function ItemStatus({ item }: { item: Item }) {
  if (item.isDone) return <StatusBadge status="done">{texts.done}</StatusBadge>;
  if (!item.isIncluded) return <StatusBadge status="note">{texts.notIncluded}</StatusBadge>;
  return <StatusBadge status="attention">{texts.toDo}</StatusBadge>;
}
