import type { ReactNode } from "react";
import { violationTexts as texts } from "~/texts/violations";
import { Notice } from "./notice";
import { listViolations } from "./violations";

type ViolationsNoticeProps = {
  /** What the server said; when it said nothing, that the content is not allowed. */
  message: string | null | undefined;
  violations: readonly string[];
  /** A Dismiss button, for instance. */
  action?: ReactNode;
  /** More than the list, under it. */
  children?: ReactNode;
};

/** Warns that a text or a video was not accepted, with what was found in it. */
export function ViolationsNotice({ message, violations, action, children }: ViolationsNoticeProps) {
  const { shown, more } = listViolations(violations);
  return (
    <Notice tone="warning" role="alert" title={message || texts.fallback} action={action}>
      {shown.length > 0 && (
        <ul className="list-disc pl-5">
          {shown.map((violation) => (
            <li key={violation}>{violation}</li>
          ))}
          {more > 0 && <li className="list-none">{texts.more(more)}</li>}
        </ul>
      )}
      {children}
    </Notice>
  );
}
