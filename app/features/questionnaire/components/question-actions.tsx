import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { cx } from "~/components/ui/cx";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useHydrated } from "~/components/ui/hydration";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import type { QuestionView } from "../question-view";
import type { SaveState } from "../save-queue";
import { SaveLine } from "./save-line";

// Two halves of the line on phones, where both should be in sight under the question.
const buttonWidth = "flex-1 sm:min-w-36 sm:flex-none";

type CompleteProps = { isBlocked: boolean; isCompleting: boolean };

type QuestionActionsProps = CompleteProps & {
  view: QuestionView;
  isFirst: boolean;
  isLast: boolean;
  isGoingOn: boolean;
  saveStatus: SaveState["status"];
};

/** Next and Previous under a question, whether its answer is safe, and the keys. */
export function QuestionActions(props: QuestionActionsProps) {
  const { view, isFirst, isLast, isBlocked, isGoingOn, isCompleting, saveStatus } = props;
  return (
    <>
      {/* The main button comes first in the source, as Enter presses the first; it stands at the right. */}
      <div className="mt-2 flex flex-row-reverse flex-wrap items-center gap-3 sm:mt-4">
        {isLast ? (
          <CompleteButton isBlocked={isBlocked} isCompleting={isCompleting} isOnward />
        ) : (
          <Button
            name="intent"
            value="next"
            data-onward
            iconAfter={ArrowRight}
            disabled={isBlocked}
            busy={isGoingOn}
            className={buttonWidth}
          >
            {texts.next}
          </Button>
        )}
        <div className="order-last w-full sm:order-none sm:w-auto sm:flex-1">
          <SaveLine status={saveStatus} />
        </div>
        {!isFirst && (
          <Button variant="secondary" name="intent" value="previous" icon={ArrowLeft} className={buttonWidth}>
            {texts.previous}
          </Button>
        )}
      </div>
      {isLast && <p className="mt-4 text-sm text-muted">{texts.completeHint}</p>}
      <KeysHint view={view} />
    </>
  );
}

/** The way to the end for a member who has answered everything but stands somewhere in the middle. */
export function CompletePanel(props: CompleteProps) {
  return (
    <Card tone="sunken" as="div" className="mt-8">
      <p className="font-semibold">{texts.allAnswered}</p>
      <p className="mt-1 text-muted">{texts.allAnsweredBody}</p>
      <p className="mb-4 mt-1 text-muted">{texts.completeHint}</p>
      <CompleteButton {...props} />
    </Card>
  );
}

function CompleteButton({ isBlocked, isCompleting, isOnward }: CompleteProps & { isOnward?: boolean }) {
  return (
    <Button
      name="intent"
      value="complete"
      data-onward={isOnward}
      variant={isOnward ? "primary" : "secondary"}
      icon={Check}
      disabled={isBlocked || isCompleting}
      busy={isCompleting}
      className={isOnward ? buttonWidth : undefined}
    >
      {texts.complete}
    </Button>
  );
}

function KeysHint({ view }: { view: QuestionView }) {
  const isHydrated = useHydrated();
  return (
    <div className="mt-4 text-sm text-muted">
      <noscript>
        <p>{texts.savedOnSend}</p>
      </noscript>
      <p className={cx("hidden [@media(hover:hover)]:block", !isHydrated && "invisible")}>{keysFor(view)}</p>
    </div>
  );
}

function keysFor(view: QuestionView): string {
  if (view.kind === "number") return texts.keysNumber;
  if (view.kind === "text") return texts.keysText;
  const last = view.choices.at(-1)?.key ?? "";
  return /\d/.test(last) ? texts.keysDigits(last) : texts.keysYesNo;
}
