import { Link } from "@remix-run/react";
import { Flag, ShieldBan } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { discoveryTexts as texts } from "~/texts/discovery";
import { moderationPath } from "../../moderation/paths";
import { photoAddress } from "../../photos/address";
import { RELATIONSHIP_GOAL_LABELS, RELIGION_LABELS } from "../../profile/options";
import type { DiscoverCard } from "../card";

const THUMBNAIL = { width: 320, height: 400 };

/** Everything else that a member says about themselves, and the way to report or block them. */
export function ProfileDetails({ card }: { card: DiscoverCard }) {
  const { user, profile } = card;
  return (
    <Card aria-labelledby="about">
      <CardHeader id="about" title={texts.about(user.firstName)} aside={user.isDemo && <Badge>{texts.demo}</Badge>} />
      <p className="max-w-measure whitespace-pre-line text-lg">{profile.bio}</p>
      {profile.videoUrl !== null && (
        // Members speak freely in their introduction: there is no script that captions could come from.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="metadata"
          playsInline
          src={profile.videoUrl}
          aria-label={texts.video(user.firstName)}
          className="mt-6 aspect-video w-full rounded-control bg-sunken"
        />
      )}
      <Facts card={card} />
      <ul role="list" aria-label={texts.interests} className="mt-6 flex flex-wrap gap-2">
        {profile.interests.map((interest) => (
          <li key={interest}>
            <Badge>{interest}</Badge>
          </li>
        ))}
      </ul>
      <MorePhotos card={card} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-4 text-sm">
        <span className="text-muted">{texts.safety}</span>
        <Link
          to={moderationPath("report", user.id, "/discover")}
          aria-label={texts.reportOf(user.firstName)}
          className="link inline-flex min-h-target items-center gap-2"
        >
          <Icon of={Flag} size="size-4" />
          {texts.report}
        </Link>
        <Link
          to={moderationPath("block", user.id, "/discover")}
          aria-label={texts.blockOf(user.firstName)}
          className="link inline-flex min-h-target items-center gap-2"
        >
          <Icon of={ShieldBan} size="size-4" />
          {texts.block}
        </Link>
      </div>
    </Card>
  );
}

// The profile carries the keys of these tables as texts; an unknown one is shown as it is.
const labelOf = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key;

function Facts({ card: { user, profile } }: { card: DiscoverCard }) {
  const { details } = texts;
  const facts: [string, string][] = [
    [details.profession, profile.profession],
    [details.education, profile.education],
    [details.height, texts.centimetres(profile.height)],
    [details.goal, labelOf(RELATIONSHIP_GOAL_LABELS, profile.relationshipGoal)],
    [details.religion, labelOf(RELIGION_LABELS, profile.religion)],
    [details.children, texts.children(profile.hasChildren, profile.wantsChildren)],
    [details.trust, texts.outOfHundred(user.trustScore)],
  ];
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** With JavaScript the card itself shows them, one after another. */
function MorePhotos({ card: { user, profile } }: { card: DiscoverCard }) {
  if (profile.photos.length < 2) return null;
  return (
    <noscript>
      <h3 className="mt-6 text-lg">{texts.morePhotos}</h3>
      <ul role="list" className="mt-2 grid grid-cols-3 gap-2">
        {profile.photos.slice(1).map((photo, index) => (
          <li key={photo}>
            <Portrait
              src={photoAddress(photo, THUMBNAIL)}
              alt={texts.photoAlt(user.firstName, index + 2)}
              width={160}
            />
          </li>
        ))}
      </ul>
    </noscript>
  );
}
