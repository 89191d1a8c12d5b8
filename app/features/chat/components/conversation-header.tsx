import { useEffect, useRef } from "react";
import { Link } from "@remix-run/react";
import { ArrowLeft, Ban, Ellipsis, Flag, HeartOff, UserRound, type LucideIcon } from "lucide-react";
import { MenuDetails, menuEntryClass, MenuEntry } from "~/components/shell/menu-details";
import { Icon } from "~/components/ui/icon";
import { Avatar } from "~/components/ui/portrait";
import { matchPath, unmatchPath } from "~/features/matches/paths";
import { moderationPath } from "~/features/moderation/paths";
import { photoAddress } from "~/features/photos/address";
import { screenTexts as texts } from "~/texts/chat-screen";
import type { Conversation } from "../conversation";
import { MESSAGES_PATH, messagesPath } from "../paths";
import { PORTRAIT } from "./conversation-list";
import { PartnerMarks, NameMarks } from "./partner-marks";

type ConversationHeaderProps = {
  conversation: Conversation;
  isOnline: boolean;
  /** True when the member came here from another conversation: the new one's name takes the focus. */
  takesFocus: boolean;
};

/** Whom the member writes with, how well they fit, and what else can be done. */
export function ConversationHeader({ conversation, isOnline, takesFocus }: ConversationHeaderProps) {
  const { matchId, partnerName, partnerProfileImage: image } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-2 py-2 sm:px-4">
      <Link
        to={MESSAGES_PATH}
        className="grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-primary-soft md:hidden"
      >
        <Icon of={ArrowLeft} />
        <span className="sr-only">{texts.backToList}</span>
      </Link>
      <Avatar name={partnerName} src={image && photoAddress(image, PORTRAIT)} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h1 ref={heading} tabIndex={-1} className="truncate text-lg">
            <Link to={matchPath(matchId)} className="hover:text-primary">
              {partnerName}
            </Link>
          </h1>
          <NameMarks conversation={conversation} />
          {isOnline && <span className="shrink-0 text-sm text-success">{texts.online}</span>}
        </div>
        <PartnerMarks conversation={conversation} isRoomy className="mt-1" />
      </div>
      <Options conversation={conversation} />
    </header>
  );
}

function Options({ conversation: { matchId, partnerId } }: { conversation: Conversation }) {
  const from = messagesPath(matchId);
  const entries: { to: string; icon: LucideIcon; label: string }[] = [
    { to: matchPath(matchId), icon: UserRound, label: texts.viewProfile },
    { to: unmatchPath(matchId), icon: HeartOff, label: texts.unmatch },
    { to: moderationPath("block", partnerId, from), icon: Ban, label: texts.block },
    { to: moderationPath("report", partnerId, from), icon: Flag, label: texts.report },
  ];
  return (
    <MenuDetails
      summary={
        <>
          <Icon of={Ellipsis} />
          <span className="sr-only">{texts.options}</span>
        </>
      }
      summaryClass="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      panelClass="right-0 top-full mt-2 w-56"
    >
      <ul>
        {entries.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} className={menuEntryClass}>
              <MenuEntry icon={<Icon of={icon} />}>{label}</MenuEntry>
            </Link>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
