import { Link } from "@remix-run/react";
import { cx } from "~/components/ui/cx";
import { Avatar } from "~/components/ui/portrait";
import { photoAddress } from "~/features/photos/address";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { Conversation } from "../conversation";
import { messagesPath } from "../paths";
import { listTime } from "../times";
import type { ChatClock } from "../use-chat-clock";
import { PartnerMarks, NameMarks } from "./partner-marks";

export const PORTRAIT = { width: 144, height: 144 };

type ConversationListProps = { conversations: readonly Conversation[]; openId: string | null; clock: ChatClock };

/** The member's conversations, the one with the newest activity first. */
export function ConversationList({ conversations, openId, clock }: ConversationListProps) {
  return (
    <nav aria-label={texts.list}>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.matchId} className="border-b border-line last:border-b-0">
            <Entry conversation={conversation} isOpen={conversation.matchId === openId} clock={clock} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = { conversation: Conversation; isOpen: boolean; clock: ChatClock };

function Entry({ conversation, isOpen, clock }: EntryProps) {
  const { matchId, partnerName, partnerProfileImage: image, unreadCount } = conversation;
  return (
    <Link
      to={messagesPath(matchId)}
      preventScrollReset
      aria-current={isOpen ? "page" : undefined}
      className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken aria-[current=page]:bg-primary-soft"
    >
      <Avatar name={partnerName} src={image && photoAddress(image, PORTRAIT)} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5">
          <span className="truncate font-semibold">{partnerName}</span>
          <NameMarks conversation={conversation} />
          <LastTime conversation={conversation} clock={clock} />
        </p>
        <div className="flex items-center gap-2">
          <LastMessage conversation={conversation} />
          {unreadCount > 0 && <Unread count={unreadCount} />}
        </div>
        <PartnerMarks conversation={conversation} className="mt-2" />
      </div>
    </Link>
  );
}

function LastTime({ conversation, clock }: { conversation: Conversation; clock: ChatClock }) {
  const moment = conversation.lastMessageTime ?? conversation.matchedAt;
  return (
    <time dateTime={moment} className="ml-auto shrink-0 pl-2 text-sm tabular-nums text-muted">
      {listTime(new Date(moment), clock.now, clock.zone)}
    </time>
  );
}

function LastMessage({ conversation }: { conversation: Conversation }) {
  const { lastMessage, lastMessageSenderId, partnerId, unreadCount } = conversation;
  const words = lastMessage === null || lastMessageSenderId === partnerId ? lastMessage : texts.youWrote(lastMessage);
  return (
    <p className={cx("min-w-0 flex-1 truncate text-sm", unreadCount > 0 ? "font-medium text-ink" : "text-muted")}>
      {words ?? texts.nothingYet}
    </p>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-primary px-1.5 text-sm font-semibold tabular-nums text-on-primary">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{texts.unread(count)}</span>
    </span>
  );
}
