import { Link } from "@remix-run/react";
import { HeartHandshake, MessageCircle } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { photoAddress } from "~/features/photos/address";
import { matchTexts as texts } from "~/texts/matches";
import { conversationPath, matchPath } from "../paths";
import type { MatchCard as Match } from "../read.server";
import type { Unmatchable } from "../use-unmatch";
import { MemberBadges } from "./member-badges";
import { UnmatchLink } from "./unmatch-link";

const PORTRAIT = { width: 480, height: 600 };

type MatchCardProps = { match: Match; isFirst: boolean; onUnmatch: (match: Unmatchable) => void };

/** One match in the grid: who it is, since when, and what can be done. The picture and the name lead to the profile. */
export function MatchCard({ match, isFirst, onUnmatch }: MatchCardProps) {
  const { user, profile } = match;
  const conversation = conversationPath(match.id);
  const photo = profile.photos[0] ?? user.profileImageUrl;
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex gap-4 sm:flex-col">
        <div className="w-28 shrink-0 sm:w-auto">
          <Portrait src={photo && photoAddress(photo, PORTRAIT)} alt="" width={PORTRAIT.width} lazy={!isFirst} />
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">
            {/* The whole upper part of the card is the target; the buttons below stand outside of it. */}
            <Link
              to={matchPath(match.id)}
              className="after:absolute after:inset-0 after:rounded-card hover:text-primary"
            >
              {`${profile.firstName}, ${profile.age}`}
            </Link>
          </h2>
          <p className="text-muted">{profile.location}</p>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <Icon of={HeartHandshake} size="size-4" />
            <span className="sr-only">{texts.matched}</span>
            <time dateTime={match.createdAt}>{match.age}</time>
          </p>
          {match.unread > 0 && (
            <p className="mt-2">
              <Badge tone="primary" icon={MessageCircle}>
                {texts.unread(match.unread)}
              </Badge>
            </p>
          )}
        </div>
      </div>
      <div className="mt-3">
        <MemberBadges match={match} />
      </div>
      <div className="relative mt-auto flex gap-2 pt-4">
        {conversation !== null && (
          <ButtonLink
            to={conversation}
            variant="secondary"
            size="sm"
            icon={MessageCircle}
            className="flex-1"
            aria-label={texts.messageTo(user.firstName)}
          >
            {texts.message}
          </ButtonLink>
        )}
        <UnmatchLink match={{ id: match.id, name: user.firstName }} onAsk={onUnmatch} />
      </div>
    </li>
  );
}
