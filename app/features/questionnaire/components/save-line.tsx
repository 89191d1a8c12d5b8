import { Check, CircleAlert } from "lucide-react";
import { Icon } from "~/components/ui/icon";
import { screenTexts as texts } from "~/texts/questionnaire-screen";
import type { SaveState } from "../save-queue";

/** Says quietly whether the last answer is safe. Its line is always there, so that nothing moves. */
export function SaveLine({ status }: Pick<SaveState, "status">) {
  return (
    <p aria-live="polite" className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
      {status === "saved" && (
        <>
          <Icon of={Check} size="size-4" className="text-success" />
          {texts.saved}
        </>
      )}
      {status === "retrying" && (
        <>
          <Icon of={CircleAlert} size="size-4" className="text-danger" />
          <span className="text-danger">{texts.notSaved}</span>
        </>
      )}
    </p>
  );
}
