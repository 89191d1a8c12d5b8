import type { ReactNode } from "react";
import { Choice } from "~/components/form/choice";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import { QUESTION_ID } from "../navigation";
import type { QuestionView } from "../question-view";

/** The name of the form field. */
export const ANSWER_FIELD = "answer";
const ANSWER_ID = "answer";
const HINT_ID = "answer-hint";
export const ANSWER_ERROR_ID = "answer-error";

type AnswerControlProps = {
  view: QuestionView;
  /** How long a written answer is by now. */
  length: number;
  /** What the field holds when it appears; it then is the browser's. */
  text: string;
  isInvalid: boolean;
  /** The keys work: they are shown. */
  hasKeys: boolean;
  /** The page answers a form that could not be taken: it begins where the member has something to do. */
  takesFocus: boolean;
};

function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 id={QUESTION_ID} tabIndex={-1} className="min-h-14 text-xl sm:min-h-18 sm:text-2xl">
      {children}
    </h2>
  );
}

function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden min-w-7 rounded-sm border border-line bg-surface px-1.5 text-center font-sans text-sm uppercase text-muted [@media(hover:hover)]:block"
    >
      {children}
    </kbd>
  );
}

/** The question with the native control that answers it. */
export function AnswerControl({ view, length, text, isInvalid, hasKeys, takesFocus }: AnswerControlProps) {
  if (view.kind === "choice") {
    return (
      <fieldset
        role="radiogroup"
        aria-labelledby={QUESTION_ID}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? ANSWER_ERROR_ID : undefined}
      >
        <legend className="mb-4 w-full">
          <Heading>{view.text}</Heading>
        </legend>
        <div className="grid gap-2">
          {view.choices.map(({ value, label, key }, index) => (
            <Choice
              key={value}
              type="radio"
              name={ANSWER_FIELD}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- see `takesFocus`
              autoFocus={takesFocus && index === 0}
              value={value}
              defaultChecked={value === text}
              aria-keyshortcuts={hasKeys ? key : undefined}
              label={label}
              aside={hasKeys && <KeyCap>{key}</KeyCap>}
            />
          ))}
        </div>
      </fieldset>
    );
  }
  const field = {
    id: ANSWER_ID,
    name: ANSWER_FIELD,
    defaultValue: text,
    autoFocus: takesFocus,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": isInvalid ? `${ANSWER_ERROR_ID} ${HINT_ID}` : HINT_ID,
  };
  return (
    <div>
      <Heading>
        <label htmlFor={ANSWER_ID}>{view.text}</label>
      </Heading>
      <div className="mb-2 mt-4 flex justify-between gap-4 text-sm text-muted">
        <p id={HINT_ID}>
          {view.kind === "number" ? texts.numberHint(view.min, view.max) : texts.textHint(view.maxLength)}
        </p>
        {view.kind === "text" && <p className="tabular-nums">{texts.counter(length, view.maxLength)}</p>}
      </div>
      {view.kind === "number" ? (
        <input
          {...field}
          type="number"
          inputMode="numeric"
          min={view.min}
          max={view.max}
          step={1}
          className="control max-w-40 tabular-nums"
        />
      ) : (
        // No maxLength: a pasted text stays whole and the error says what to do.
        <textarea {...field} rows={5} className="control" />
      )}
    </div>
  );
}
