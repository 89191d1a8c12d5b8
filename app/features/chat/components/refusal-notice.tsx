import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { ViolationsNotice } from "~/components/ui/violations-notice";
import { chatTexts } from "~/texts/chat";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { Refusal } from "../refusal";

type RefusalNoticeProps = {
  refusal: Refusal;
  /** Absent without JavaScript: there the next page goes without the notice. */
  onDismiss: (() => void) | null;
};

/** Why the last message was not sent. Its text stands in the box below. */
export function RefusalNotice({ refusal, onDismiss }: RefusalNoticeProps) {
  const dismiss = onDismiss && (
    <Button type="button" variant="secondary" size="sm" onClick={onDismiss}>
      {texts.dismiss}
    </Button>
  );
  if (refusal.kind === "rejected") {
    return (
      <ViolationsNotice message={refusal.message} violations={refusal.violations} takesFocus={false} action={dismiss} />
    );
  }
  const { title, words } = wordsOf(refusal);
  return (
    <Notice tone="warning" role="alert" title={title} action={dismiss}>
      {words}
    </Notice>
  );
}

function wordsOf(refusal: Exclude<Refusal, { kind: "rejected" }>): { title?: string; words: string } {
  switch (refusal.kind) {
    case "told":
      return { words: refusal.message };
    case "no-credits":
      return { title: chatTexts.noCreditsToast.title, words: chatTexts.noCreditsToast.description };
    case "failed":
      return { title: chatTexts.sendFailedToast.title, words: chatTexts.sendFailedToast.description };
  }
}
