import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { matchTexts } from "~/texts/matches";
import { unmatchPath } from "../paths";
import type { useUnmatch } from "../use-unmatch";

const FORM_ID = "unmatch";
const { unmatching: texts } = matchTexts;

/** The question before a match is ended, over the screen that it was asked on. */
export function UnmatchDialog({ unmatch }: { unmatch: ReturnType<typeof useUnmatch> }) {
  const { asked, isBusy, cancel, confirm } = unmatch;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <Dialog
      open={asked !== null}
      title={texts.title(asked?.name ?? "")}
      onClose={cancel}
      footer={
        <>
          <Button form={FORM_ID} variant="danger" busy={isBusy}>
            {texts.confirm}
          </Button>
          <Button type="button" variant="secondary" onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} method="post" action={unmatchPath(asked?.id ?? "")} onSubmit={submit}>
        <p>{texts.body(asked?.name ?? "")}</p>
      </form>
    </Dialog>
  );
}
