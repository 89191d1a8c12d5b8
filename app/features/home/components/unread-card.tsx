import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Card, CardHeader } from "~/components/ui/card";
import { Avatar } from "~/components/ui/portrait";
import { screenPath } from "~/features/account/screens";
import { conversationPath } from "~/features/matches/paths";
import { photoAddress } from "~/features/photos/address";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Home } from "../read.server";

const AVATAR = { width: 88, height: 88 };

/** Who wrote and waits for an answer. Absent while there is no screen to answer. */
export function UnreadCard({ unread }: Pick<Home, "unread">) {
  if (screenPath("/messages") === null) return null;
  return (
    <Card aria-labelledby="unread">
      <CardHeader id="unread" title={texts.unreadTitle}>
        {unread.length === 0 && texts.unreadNone}
      </CardHeader>
      <ul className="divide-y divide-line">
        {unread.map(({ matchId, partnerName, partnerProfileImage: photo, lastMessage, unreadCount }) => (
          <li key={matchId}>
            <Link to={conversationPath(matchId) ?? ""} className="group flex min-h-14 items-center gap-3 py-2">
              <Avatar name={partnerName} src={photo && photoAddress(photo, AVATAR)} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium group-hover:text-primary">{partnerName}</span>
                {lastMessage && <span className="block truncate text-sm text-muted">{lastMessage}</span>}
              </span>
              <Badge tone="primary">{texts.unreadCount(unreadCount)}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
