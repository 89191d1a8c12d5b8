import { useEffect, useRef, type FormEvent } from "react";
import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Checkbox } from "~/components/form/choice-groups";
import { ErrorSummary } from "~/components/form/error-summary";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { useHydrated } from "~/components/ui/hydration";
import { Notice } from "~/components/ui/notice";
import { waiverTexts as texts } from "~/texts/waiver";
import { canAccept, WAIVER_BOXES, type WaiverBox, type WaiverFlow } from "../waiver-flow";
import { WaiverSchema, type WaiverInput } from "../waiver-schema";
import { WaiverText } from "./waiver-text";

const FORM_ID = "waiver";
const CANCEL_ID = "waiver-cancel";
/** The page with the dialog closed, for browsers without JavaScript. */
const CLOSED_PARAMETER = "closed";

type WaiverDialogProps = {
  flow: WaiverFlow;
  /** The server's answer to the form, when it was refused. */
  result: SubmissionResult | undefined;
  onTick: (box: WaiverBox, isTicked: boolean) => void;
  onAccept: () => void;
  onCancel: () => void;
};

/** The waiver with its boxes. Without JavaScript it is a part of the page, and its buttons are plain forms. */
export function WaiverDialog({ flow, result, onTick, onAccept, onCancel }: WaiverDialogProps) {
  const hydrated = useHydrated();
  const act = (what: () => void) => (event: FormEvent) => {
    event.preventDefault();
    what();
  };
  return (
    <Dialog
      open={flow.dialog === "waiver"}
      title={texts.title}
      onClose={onCancel}
      closeHref={`/waiver?${CLOSED_PARAMETER}=1`}
      size="lg"
      footer={
        <>
          <Button form={FORM_ID} busy={flow.isSaving} disabled={hydrated && !flow.isSaving && !canAccept(flow)}>
            {texts.accept}
          </Button>
          <Button form={CANCEL_ID} variant="secondary">
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={CANCEL_ID} method="get" action="/waiver" onSubmit={act(onCancel)}>
        <input type="hidden" name={CLOSED_PARAMETER} value="1" />
      </form>
      <WaiverForm result={result} onTick={onTick} onSubmit={act(onAccept)} problem={flow.problem} />
    </Dialog>
  );
}

type WaiverFormProps = Pick<WaiverDialogProps, "result" | "onTick"> & {
  onSubmit: (event: FormEvent) => void;
  problem: string | null;
};

function WaiverForm({ result, onTick, onSubmit, problem }: WaiverFormProps) {
  const [form, fields] = useForm<WaiverInput>({
    id: FORM_ID,
    lastResult: result,
    constraint: getZodConstraint(WaiverSchema),
  });
  const element = useRef<HTMLFormElement>(null);
  const tickThrough = useRef(onTick);

  useEffect(() => {
    // Boxes that were ticked before the page came to life, or come ticked with the server's answer.
    for (const box of WAIVER_BOXES) if (boxOf(element.current, box)?.checked) tickThrough.current(box, true);
  }, []);

  const change = () => {
    for (const box of WAIVER_BOXES) onTick(box, boxOf(element.current, box)?.checked ?? false);
  };

  return (
    <form {...getFormProps(form)} ref={element} method="post" action="/waiver" onChange={change} onSubmit={onSubmit}>
      <ErrorSummary form={form} />
      <WaiverText level={3} />
      <div className="mt-8 border-t border-line pt-6">
        <p className="mb-3 text-muted">{texts.boxesHint}</p>
        <Checkbox field={fields.read} label={texts.read} />
        <Checkbox field={fields.agree} label={texts.agree} />
        <Checkbox field={fields.marketingConsentGiven} label={texts.marketing} />
        {problem !== null && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </form>
  );
}

function boxOf(form: HTMLFormElement | null, box: WaiverBox): HTMLInputElement | null {
  const element = form?.elements.namedItem(box);
  return element instanceof HTMLInputElement ? element : null;
}

/** Whether an address asks for the page with the dialog closed. */
export const asksForClosed = (url: string): boolean => new URL(url).searchParams.has(CLOSED_PARAMETER);
