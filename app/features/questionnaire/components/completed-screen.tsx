import { CircleCheck } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { questionnaireTexts } from "~/texts/questionnaire";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import { AFTER_QUESTIONNAIRE } from "../navigation";
import type { CompletedPage } from "../questionnaire-page";

/** What stands in place of the questions once all are answered for good. */
export function CompletedScreen({ page }: { page: CompletedPage }) {
  const [before, after] = texts.completedLead;
  return (
    <EmptyState
      level={1}
      title={questionnaireTexts.alreadyCompleted}
      illustration={<Icon of={CircleCheck} size="size-14" className="mx-auto text-success" />}
      action={<ButtonLink to={AFTER_QUESTIONNAIRE.path}>{AFTER_QUESTIONNAIRE.label}</ButtonLink>}
    >
      <p>
        {before} <time dateTime={page.completedAt}>{page.completedOn}</time>
        {after}
      </p>
      <p>{texts.completedBody}</p>
    </EmptyState>
  );
}
