import { useEffect, useRef } from "react";
import { Progress } from "~/components/ui/progress";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import { answeredCount, QUESTION_ID } from "../navigation";
import type { Problem } from "../problem";
import type { OpenPage } from "../questionnaire-page";
import { Overview } from "./overview";
import { QuestionForm } from "./question-form";
import { useMarks, useSavingToTheEnd } from "./use-saving";

/** One question at a time, with how far the member has come and the way to every other question. */
export function QuestionScreen({ page, problem }: { page: OpenPage; problem: Problem | null }) {
  const { number, sections } = page;
  const step = page.steps.find((candidate) => candidate.number === number);
  const marks = useMarks(page);
  const answered = answeredCount(marks);
  useSavingToTheEnd();
  useFocusOnChange(number);

  return (
    <div className="mx-auto max-w-form">
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <h1 className="font-sans text-sm font-semibold text-primary">{texts.title}</h1>
        <p className="shrink-0 tabular-nums text-muted">{texts.answered(answered, marks.length)}</p>
      </div>
      <Progress label={texts.progress} value={answered} max={marks.length} valueText={false} className="mb-6 sm:mb-8" />
      {step && (
        <QuestionForm
          key={step.view.id}
          step={step}
          marks={marks}
          problem={problem?.questionId === step.view.id ? problem : null}
        />
      )}
      <div className="mt-10">
        <Overview key={number} number={number} marks={marks} sections={sections} />
      </div>
    </div>
  );
}

/** The heading of a new question takes the focus, so that it is read out once and the keys work on it. */
function useFocusOnChange(number: number): void {
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    document.getElementById(QUESTION_ID)?.focus({ preventScroll: true });
  }, [number]);
}
