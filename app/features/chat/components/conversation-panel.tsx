import { useRef } from "react";
import { useHydrated } from "~/components/ui/hydration";
import type { MessageView } from "~/realtime/protocol";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { MessagesView, OpenConversation } from "../page.server";
import { messagesPath } from "../paths";
import type { Posted } from "../refusal";
import type { ChatClock } from "../use-chat-clock";
import { useThread } from "../use-thread";
import { Composer } from "./composer";
import { ConversationHeader } from "./conversation-header";
import { GoneNotice } from "./gone-notice";
import { RefusalNotice } from "./refusal-notice";
import { ThreadView } from "./thread-view";

type ConversationPanelProps = {
  page: MessagesView & { open: OpenConversation };
  posted: Posted | null;
  takesFocus: boolean;
  clock: ChatClock;
  onNews: (messages: readonly MessageView[]) => void;
};

/** One conversation: whom with, what was said, and the box to write in. Keep it by its match. */
export function ConversationPanel({ page, posted, takesFocus, clock, onNews }: ConversationPanelProps) {
  const { conversation, clientId } = page.open;
  const { matchId, partnerName } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const controls = useThread({ page, refused: posted?.refusal ?? null, box, onNews });
  const { thread, refusal, isTyping, isLost } = controls;
  if (thread.hasEnded) return <GoneNotice />;
  return (
    <>
      <ConversationHeader conversation={conversation} isOnline={controls.isOnline} takesFocus={takesFocus} />
      <ThreadView conversation={conversation} controls={controls} clock={clock} />
      <div className="border-t border-line bg-surface">
        <p className="min-h-6 px-4 pt-1 text-sm text-muted" role="status">
          {isLost ? texts.reconnecting : isTyping && texts.typing(partnerName)}
          <noscript>
            <a href={messagesPath(matchId)} className="link mr-2 inline-flex min-h-target items-center font-semibold">
              {texts.refresh}
            </a>
            {texts.inUtc}
          </noscript>
        </p>
        {refusal && (
          <div className="max-h-[40dvh] overflow-y-auto px-3 pt-2 sm:px-4">
            <RefusalNotice refusal={refusal} onDismiss={isHydrated ? controls.dismissRefusal : null} />
          </div>
        )}
        <Composer
          matchId={matchId}
          partnerName={partnerName}
          clientId={clientId}
          posted={posted}
          credits={thread.credits}
          box={box}
          onSend={controls.send}
          onTyping={controls.typing}
        />
      </div>
    </>
  );
}
