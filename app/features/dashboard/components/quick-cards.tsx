import { Link } from "@remix-run/react";
import { Compass, HeartHandshake, MessageCircle, type LucideIcon } from "lucide-react";
import { Icon } from "~/components/ui/icon";
import { screenPath } from "~/features/account/screens";
import { dashboardTexts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

const { quick: texts } = dashboardTexts;

/** The three places to go on, each with what waits there. */
export function QuickCards({ figures }: Pick<Dashboard, "figures">) {
  const { likesReceived: likes, unreadChats: unread, matchCount } = figures;
  return (
    <nav aria-label={dashboardTexts.quickTitle} className="mb-6">
      <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        <QuickCard path="/discover" icon={Compass} title={texts.discover}>
          {likes > 0 ? texts.likes(likes) : texts.noLikes}
        </QuickCard>
        <QuickCard path="/messages" icon={MessageCircle} title={texts.messages}>
          {unread > 0 ? texts.unread(unread) : texts.noUnread}
        </QuickCard>
        <QuickCard path="/matches" icon={HeartHandshake} title={texts.matches}>
          {matchCount > 0 ? texts.matchCount(matchCount) : texts.noMatches}
        </QuickCard>
      </ul>
    </nav>
  );
}

type QuickCardProps = { path: string; icon: LucideIcon; title: string; children: string };

/** Absent while its screen is. */
function QuickCard({ path, icon, title, children }: QuickCardProps) {
  const to = screenPath(path);
  if (to === null) return null;
  return (
    <li>
      <Link
        to={to}
        className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary sm:p-5"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon of={icon} />
        </span>
        <span className="min-w-0">
          <span className="block font-display text-xl font-medium group-hover:text-primary">{title}</span>
          <span className="block text-muted">{children}</span>
        </span>
      </Link>
    </li>
  );
}
