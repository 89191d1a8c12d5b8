import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes } from "react";
import { texts } from "../texts";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

/** One labelled input with its hint and its error. The id is the name, which the error summary links to. */
export function Field({ name, label, hint, error, ...input }: FieldProps) {
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      />
      {error && (
        <p className="error" id={errorId}>
          <CircleAlert className="icon" aria-hidden="true" strokeWidth={1.75} />
          <span>
            <span className="visually-hidden">{texts.errorPrefix} </span>
            {error}
          </span>
        </p>
      )}
    </div>
  );
}

/** A problem of the form; without a field it concerns the whole form. */
export interface Problem {
  field?: string;
  message: string;
}

/** What is wrong with the form, with a link to each field concerned. Nothing when all is well. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div
      className="summary"
      role="alert"
      aria-labelledby="summary-title"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is a reply to a form: what went wrong is read first.
      autoFocus
    >
      <h2 id="summary-title">
        <CircleAlert className="icon" aria-hidden="true" strokeWidth={1.75} />
        {texts.errorSummary}
      </h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field ?? message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
