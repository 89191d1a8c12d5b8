import { useEffect, useRef, type ReactNode } from "react";
import { screeningTexts as texts } from "~/texts/screening";
import { listViolations } from "./list-violations";
import { Notice } from "./notice";

type ViolationsNoticeProps = {
  /** What the server said; empty when it could not be read. */
  message: string;
  violations: readonly string[];
  /** Whether the page begins here: it answers a form that was refused. */
  takesFocus?: boolean;
  /** A Dismiss button, for instance. */
  action?: ReactNode;
};

/** The warning that a text was refused for contact information: why, and what was found. */
export function ViolationsNotice({ message, violations, takesFocus = true, action }: ViolationsNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, more } = listViolations(violations);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, message, violations]);

  return (
    // Without JavaScript the answer to a form is a new page, which should begin with what went wrong.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} tabIndex={-1} autoFocus={takesFocus} className="scroll-mt-24 rounded-control">
      <Notice tone="warning" role="alert" title={message || texts.fallback} action={action}>
        {shown.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5">
            {shown.map((violation) => (
              <li key={violation} className="break-words">
                {violation}
              </li>
            ))}
          </ul>
        )}
        {more > 0 && <p className="mt-1">{texts.more(more)}</p>}
      </Notice>
    </div>
  );
}
