import { CircleAlert } from "lucide-react";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import type { MessageView } from "~/realtime/protocol";
import { screenTexts as texts } from "~/texts/chat-screen";
import { groupMessages, type MessageGroup } from "../groups";
import { messageAnchor } from "../paths";
import type { Outgoing } from "../thread";
import { dayName, fullTime, messageTime } from "../times";
import type { ChatClock } from "../use-chat-clock";

const bubble = "w-fit max-w-[85%] whitespace-pre-wrap rounded-card px-4 py-2 [overflow-wrap:anywhere]";
const own = "ml-auto bg-primary-soft";
const theirs = "border border-line bg-surface";
const small = "flex flex-wrap items-center gap-x-2 px-1 text-sm tabular-nums text-muted";

type MessageListProps = {
  messages: readonly MessageView[];
  me: string;
  partnerName: string;
  /** The number of the last own message that the partner has read. */
  seen: number | null;
  clock: ChatClock;
};

/** Messages by day, sender and minute. */
export function MessageList({ messages, me, partnerName, seen, clock }: MessageListProps) {
  return (
    <>
      {groupMessages(messages, clock.zone).map((day) => (
        <section key={day.key} className="space-y-4">
          <DayName group={day.groups[0]} clock={clock} />
          {day.groups.map((group) => (
            <Group
              key={group.messages[0].seq}
              group={group}
              isOwn={group.senderId === me}
              partnerName={partnerName}
              seen={seen}
              clock={clock}
            />
          ))}
        </section>
      ))}
    </>
  );
}

function DayName({ group, clock }: { group: MessageGroup | undefined; clock: ChatClock }) {
  if (group === undefined) return null;
  const moment = group.messages[0].createdAt;
  return (
    <h2 className="pt-2 text-center font-sans text-sm font-medium text-muted">
      <time dateTime={moment.slice(0, 10)}>{dayName(new Date(moment), clock.now, clock.zone)}</time>
    </h2>
  );
}

type GroupProps = Omit<MessageListProps, "messages" | "me"> & { group: MessageGroup; isOwn: boolean };

function Group({ group: { messages }, isOwn, partnerName, seen, clock }: GroupProps) {
  const moment = new Date(messages[0].createdAt);
  return (
    <div className="space-y-1">
      <p className="sr-only">{isOwn ? texts.you : partnerName}</p>
      {messages.map(({ seq, message }) => (
        <p key={seq} id={messageAnchor(seq)} dir="auto" className={cx(bubble, isOwn ? own : theirs, "scroll-mt-24")}>
          {message}
        </p>
      ))}
      <p className={cx(small, isOwn && "justify-end")}>
        <time dateTime={messages[0].createdAt} title={fullTime(moment, clock.zone)}>
          {messageTime(moment, clock.now, clock.zone)}
        </time>
        {messages.some(({ seq }) => seq === seen) && <span>{texts.seen}</span>}
      </p>
    </div>
  );
}

type OutgoingMessageProps = { outgoing: Outgoing; onRetry: () => void; onDiscard: () => void };

/** A message that is not in the conversation yet, with how it stands. */
export function OutgoingMessage({ outgoing: { text, status }, onRetry, onDiscard }: OutgoingMessageProps) {
  const hasFailed = status.is === "failed";
  return (
    <div className="space-y-1">
      <p className="sr-only">{texts.you}</p>
      <p dir="auto" className={cx(bubble, own, hasFailed && "border border-danger")}>
        {text}
      </p>
      {hasFailed ? (
        <div className={cx(small, "justify-end")}>
          <span className="inline-flex items-center gap-1.5 font-medium text-danger">
            <Icon of={CircleAlert} size="size-4" />
            {texts.notSent}
          </span>
          <Button type="button" variant="quiet" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button type="button" variant="quiet" size="sm" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      ) : (
        <p className={cx(small, "justify-end")}>{texts.sending}</p>
      )}
    </div>
  );
}
