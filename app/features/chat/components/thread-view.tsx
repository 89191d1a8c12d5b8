import { useRef, type MouseEvent, type ReactNode } from "react";
import { Link } from "@remix-run/react";
import { ArrowDown } from "lucide-react";
import { Button, buttonClass } from "~/components/ui/button";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { Conversation } from "../conversation";
import { messagesPath } from "../paths";
import { lastSeenOwn, shownMessages, shownOutgoing } from "../thread";
import type { ChatClock } from "../use-chat-clock";
import { useStayInPlace } from "../use-stay-in-place";
import type { ThreadControls } from "../use-thread";
import { MessageList, OutgoingMessage } from "./message-list";

type ThreadViewProps = { conversation: Conversation; controls: ThreadControls; clock: ChatClock };

/** The messages of a conversation in a box that scrolls by itself. */
export function ThreadView({ conversation, controls, clock }: ThreadViewProps) {
  const { thread, earlier } = controls;
  const { matchId, partnerName, lastSeq } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const outgoing = shownOutgoing(thread);
  const { hasNews, onScroll, toEnd } = useStayInPlace(box, `${thread.last}/${outgoing.length}`);
  const isEmpty = thread.last < thread.first && outgoing.length === 0;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={texts.thread(partnerName)}
        // Earlier messages are no news.
        aria-live={earlier === "loading" ? "off" : "polite"}
        // It scrolls and must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        className="flex flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="mx-auto w-full max-w-[40rem] space-y-4 py-4">
          {thread.first > 1 && <Earlier matchId={matchId} controls={controls} />}
          {isEmpty && <p className="py-8 text-center text-muted">{texts.firstHello(partnerName)}</p>}
          <MessageList
            messages={shownMessages(thread)}
            me={thread.me}
            partnerName={partnerName}
            seen={lastSeenOwn(thread)}
            clock={clock}
          />
          {outgoing.map((one) => (
            <OutgoingMessage
              key={one.clientId}
              outgoing={one}
              onRetry={() => controls.retry(one.text, one.clientId)}
              onDiscard={() => controls.discard(one.clientId)}
            />
          ))}
          {thread.last < lastSeq && (
            <Centred>
              <Link to={messagesPath(matchId)} className={buttonClass({ variant: "quiet", size: "sm" })}>
                {texts.toNewest}
              </Link>
            </Centred>
          )}
        </div>
      </div>
      {hasNews && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            type="button"
            variant="secondary"
            size="sm"
            icon={ArrowDown}
            onClick={toEnd}
            className="pointer-events-auto shadow-soft"
          >
            {texts.newBelow}
          </Button>
        </div>
      )}
    </div>
  );
}

const Centred = ({ children }: { children: ReactNode }) => <p className="flex flex-col items-center">{children}</p>;

/** The way to what was said before: a page without JavaScript, more of this one with it. */
function Earlier({ matchId, controls }: { matchId: string; controls: ThreadControls }) {
  const { thread, earlier, showEarlier } = controls;
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showEarlier();
  };
  return (
    <Centred>
      <Link
        to={messagesPath(matchId, thread.first)}
        onClick={show}
        aria-busy={earlier === "loading" || undefined}
        className={buttonClass({ variant: "quiet", size: "sm" })}
      >
        {texts.earlier}
      </Link>
      {earlier === "failed" && (
        <span role="alert" className="text-sm font-medium text-danger">
          {texts.earlierFailed}
        </span>
      )}
    </Centred>
  );
}
