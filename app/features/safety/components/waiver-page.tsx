import { useState, type FormEvent } from "react";
import type { SubmissionResult } from "@conform-to/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { waiverTexts as texts } from "~/texts/waiver";
import { useWaiverFlow } from "../use-waiver-flow";
import { isFinished } from "../waiver-flow";
import { MeetingSafetyGuidelines } from "./meeting-safety-guidelines";
import { WaiverDialog } from "./waiver-dialog";

type WaiverPageProps = { isOpen: boolean; result: SubmissionResult | undefined };

/** Signing the waiver: the dialog, the guidelines after it, and the page behind for who signs later. */
export function WaiverPage({ isOpen, result }: WaiverPageProps) {
  const { flow, accept, closeGuidelines, tick, cancel, reopen } = useWaiverFlow(isOpen);
  // An answer belongs to the dialog that it came with; a reopened one begins anew.
  const [answer, setAnswer] = useState(result);
  const isClosed = flow.dialog === null && !isFinished(flow);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        // The dialog carries the title while it is open.
        title={isClosed ? texts.title : texts.pageTitle}
        lead={isFinished(flow) ? texts.opening : isClosed ? texts.laterLead : texts.pageLead}
      />
      {isClosed && <SignLater onReview={reopen} />}
      <WaiverDialog
        flow={flow}
        result={answer}
        onTick={tick}
        onAccept={() => void accept()}
        onCancel={() => {
          setAnswer(undefined);
          cancel();
        }}
      />
      <MeetingSafetyGuidelines
        open={flow.dialog === "meeting-safety"}
        name={texts.newMatches}
        onClose={() => void closeGuidelines()}
      />
    </div>
  );
}

function SignLater({ onReview }: { onReview: () => void }) {
  const review = (event: FormEvent) => {
    event.preventDefault();
    onReview();
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <form method="get" action="/waiver" onSubmit={review} className="contents">
        <Button>{texts.review}</Button>
      </form>
      <ButtonLink to="/profile-setup" variant="secondary">
        {texts.toProfile}
      </ButtonLink>
    </div>
  );
}
