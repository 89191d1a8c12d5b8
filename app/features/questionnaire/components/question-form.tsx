import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { useSubmit } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { useHydrated } from "~/components/ui/hydration";
import { Icon } from "~/components/ui/icon";
import { questionnaireTexts } from "~/texts/questionnaire";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import { saveQueue, stepCache, TYPING_PAUSE_MS } from "../draft";
import { answeredCount, nextNumber, previousNumber, questionPath, type Marks } from "../navigation";
import type { Problem } from "../problem";
import { looksAnswered, textLength, type QuestionView } from "../question-view";
import type { Step } from "../questionnaire-page";
import { ANSWER_ERROR_ID, ANSWER_FIELD, AnswerControl } from "./answer-control";
import { ProblemNotice } from "./problem-notice";
import { CompletePanel, QuestionActions } from "./question-actions";
import { useLeaving } from "./use-leaving";
import { useQuestionKeys } from "./use-question-keys";
import { useSaveState } from "./use-saving";

type QuestionFormProps = { step: Step; marks: Marks; problem: Problem | null };

/**
 * One question as a native form. Without JavaScript its buttons post it; with JavaScript each answer is saved as it is
 * given, the neighbours are shown at once, and only the completion is posted.
 */
export function QuestionForm({ step: { number, view, answer }, marks, problem }: QuestionFormProps) {
  const total = marks.length;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const save = useSaveState();
  const submit = useSubmit();
  const { isLeaving, leaveFor, isWaitingFor, isPosting } = useLeaving();
  const [loaded] = useState(problem?.text ?? answer ?? "");
  const [text, setText] = useState(loaded);
  const [isLeft, setLeft] = useState(false);
  const [completion, setCompletion] = useState<"none" | "saving" | "failed">("none");
  useQuestionKeys(form, isLeaving);

  const takeAnswer = useCallback(() => {
    const given = fieldText(form.current);
    setText(given);
    setLeft(false);
    if (!looksAnswered(view, given)) return;
    stepCache.answer(number, given);
    saveQueue.add(view.id, given, view.kind === "choice" ? 0 : TYPING_PAUSE_MS);
  }, [number, view]);

  useEffect(() => {
    // What was chosen or typed before the page came to life reached nobody yet.
    if (fieldText(form.current) !== loaded) takeAnswer();
  }, [loaded, takeAnswer]);

  async function complete() {
    setCompletion("saving");
    // The server completes what it has: every answer must have arrived. Sending this one once more also tells whether
    // the network is there, before the router would answer its absence with an error page.
    saveQueue.add(view.id, text);
    const isSaved = await saveQueue.flush();
    setCompletion(isSaved ? "none" : "failed");
    if (isSaved) {
      stepCache.expire();
      submit({ question: view.id, answer: text, intent: "complete" }, { method: "post", action: questionPath(number) });
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "next";
    if (intent === "complete") return void complete();
    void goOn(intent === "previous" ? previousNumber(number) : nextNumber(number, total), intent);
  }

  async function goOn(target: number | null, intent: string) {
    const saved = saveQueue.flush();
    // What is written may be refused: its author hears of it here, not at the end of the questionnaire.
    if (view.kind === "text" && intent === "next") {
      await saved;
      if (saveQueue.state().errors[view.id] !== undefined) return;
    }
    if (target !== null) leaveFor(target);
  }

  const isReady = looksAnswered(view, text);
  const isUntouched = text === loaded;
  const complaint = complaintAbout(view, text, isLeft) ?? save.errors[view.id];
  const error = complaint ?? (isUntouched ? problem?.answerError : null);
  const notice = completion === "failed" && save.status === "retrying" ? "failed" : problem?.notice;
  const isCompleting = completion === "saving" || isPosting;

  return (
    <>
      {notice && <ProblemNotice key={notice} notice={notice} marks={marks} />}
      <p className="mb-3 flex items-center justify-between gap-4 text-sm text-muted">
        <Badge tone="primary">{view.category}</Badge>
        <span className="tabular-nums">{texts.position(number, total)}</span>
      </p>
      <form
        ref={form}
        method="post"
        action={questionPath(number)}
        noValidate
        onChange={takeAnswer}
        onBlur={() => setLeft(true)}
        onSubmit={handleSubmit}
      >
        <input type="hidden" name="question" value={view.id} />
        <div className="sm:min-h-[25.5rem]">
          <AnswerControl
            view={view}
            length={textLength(text)}
            text={loaded}
            isInvalid={Boolean(error)}
            hasKeys={isHydrated}
            takesFocus={Boolean(error) && !notice}
          />
          <p
            id={ANSWER_ERROR_ID}
            aria-live="polite"
            className="mt-1 flex min-h-6 items-start gap-1.5 text-sm font-medium leading-6 text-danger"
          >
            {error && (
              <>
                <Icon of={CircleAlert} size="size-4" className="mt-1" />
                <span>{error}</span>
              </>
            )}
          </p>
        </div>
        <QuestionActions
          view={view}
          isFirst={number === 1}
          isLast={number === total}
          isBlocked={isHydrated && !isReady}
          isGoingOn={isWaitingFor(number + 1)}
          isCompleting={isCompleting}
          saveStatus={save.status}
        />
        {answeredCount(marks) === total && number !== total && (
          <CompletePanel isBlocked={isHydrated && !isReady} isCompleting={isCompleting} />
        )}
      </form>
    </>
  );
}

function fieldText(form: HTMLFormElement | null): string {
  const given = form && new FormData(form).get(ANSWER_FIELD);
  return typeof given === "string" ? given : "";
}

/** What to tell before the server does: a text that is too long at once, a wrong number when the field is left. */
function complaintAbout(view: QuestionView, text: string, isLeft: boolean): string | null {
  if (text.trim() === "" || looksAnswered(view, text)) return null;
  if (view.kind === "text") {
    return textLength(text) > view.maxLength ? questionnaireTexts.answerTooLong(view.maxLength) : null;
  }
  return view.kind === "number" && isLeft ? questionnaireTexts.enterWholeNumber(view.min, view.max) : null;
}
