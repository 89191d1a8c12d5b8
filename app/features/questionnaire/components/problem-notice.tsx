import { useEffect, useRef } from "react";
import { Link } from "@remix-run/react";
import { Notice } from "~/components/ui/notice";
import { questionnaireTexts } from "~/texts/questionnaire";
import { screenTexts } from "~/texts/questionnaire-screen";
import { firstOpen, questionPath, type Marks } from "../navigation";
import type { Problem } from "../problem";

/** Why the questionnaire was not completed or saved, above the question; takes the focus. */
export function ProblemNotice({ notice, marks }: { notice: NonNullable<Problem["notice"]>; marks: Marks }) {
  const box = useRef<HTMLDivElement>(null);
  const open = firstOpen(marks);
  const { title, description } =
    notice === "incomplete" ? questionnaireTexts.incompleteToast : questionnaireTexts.saveFailedToast;

  useEffect(() => box.current?.focus(), []);

  return (
    <div
      ref={box}
      tabIndex={-1}
      // Without JavaScript the answer to a form is a new page, which should begin with what went wrong.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="mb-6 rounded-control"
    >
      <Notice
        tone={notice === "incomplete" ? "warning" : "danger"}
        role="alert"
        title={title}
        action={
          notice === "incomplete" &&
          open !== null && (
            <Link to={questionPath(open)} discover="none" className="link">
              {screenTexts.toFirstOpen(open)}
            </Link>
          )
        }
      >
        {description}
      </Notice>
    </div>
  );
}
