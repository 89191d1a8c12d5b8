import { Link } from "@remix-run/react";
import { ArrowLeft, MessageCircle } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { FactList } from "~/components/ui/fact-list";
import { Icon } from "~/components/ui/icon";
import { Meter } from "~/components/ui/progress";
import { moderationPath } from "~/features/moderation/paths";
import { profileFacts } from "~/features/profile/facts";
import { matchTexts } from "~/texts/matches";
import { profileFactTexts } from "~/texts/profile-facts";
import { conversationPath, MATCHES_PATH, matchPath } from "../paths";
import type { MatchDetail } from "../read.server";
import { useUnmatch } from "../use-unmatch";
import { ExplanationCard } from "./explanation-card";
import { MemberBadges } from "./member-badges";
import { PhotoGallery } from "./photo-gallery";
import { UnmatchDialog } from "./unmatch-dialog";
import { UnmatchLink } from "./unmatch-link";

const { detail: texts } = matchTexts;

/** All that a member may know of a match: the profile, and why the two fit. */
export function MatchPage({ match }: { match: MatchDetail }) {
  const { user, profile } = match;
  const unmatch = useUnmatch();
  return (
    <>
      <Link to={MATCHES_PATH} className="link mb-4 inline-flex min-h-target items-center gap-2 no-underline">
        <Icon of={ArrowLeft} size="size-4" />
        {matchTexts.back}
      </Link>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PhotoGallery name={user.firstName} photos={profile.photos} />
        <div className="grid grid-cols-1 content-start gap-6">
          <Introduction match={match} onUnmatch={() => unmatch.ask({ id: match.id, name: user.firstName })} />
          {match.explanation && <ExplanationCard explanation={match.explanation} />}
          <Card aria-labelledby="about">
            <CardHeader id="about" title={texts.about(user.firstName)} />
            <p className="max-w-measure whitespace-pre-line break-words">{profile.bio}</p>
            <ul aria-label={profileFactTexts.interests} className="mt-6 flex flex-wrap gap-2">
              {profile.interests.map((interest) => (
                <li key={interest}>
                  <Badge>{interest}</Badge>
                </li>
              ))}
            </ul>
            <FactList className="mt-6" facts={profileFacts(profile)} />
            <Meter
              className="mt-6"
              label={texts.trust}
              value={user.trustScore}
              valueText={texts.ofHundred(user.trustScore)}
            />
          </Card>
          <SafetyCard match={match} />
        </div>
      </div>
      <UnmatchDialog unmatch={unmatch} />
    </>
  );
}

function Introduction({ match, onUnmatch }: { match: MatchDetail; onUnmatch: () => void }) {
  const { user, profile } = match;
  const conversation = conversationPath(match.id);
  return (
    <header>
      <p className="mb-2 text-sm font-semibold text-primary">
        {matchTexts.matched} <time dateTime={match.createdAt}>{match.age.toLowerCase()}</time>
      </p>
      <h1 className="text-2xl sm:text-3xl">{`${profile.firstName}, ${profile.age}`}</h1>
      <p className="mb-4 mt-1 text-lg text-muted">
        {[profile.profession, profile.location].filter(Boolean).join(" · ")}
      </p>
      <MemberBadges match={match} />
      {match.unread > 0 && (
        <p className="mt-3">
          <Badge tone="primary" icon={MessageCircle}>
            {matchTexts.unread(match.unread)}
          </Badge>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {conversation !== null && (
          <ButtonLink to={conversation} icon={MessageCircle}>
            {matchTexts.messageTo(user.firstName)}
          </ButtonLink>
        )}
        <UnmatchLink match={{ id: match.id, name: user.firstName }} onAsk={onUnmatch} variant="secondary" size="md" />
      </div>
    </header>
  );
}

function SafetyCard({ match }: { match: MatchDetail }) {
  const { id, firstName } = match.user;
  const from = matchPath(match.id);
  return (
    <Card tone="sunken" aria-labelledby="safety">
      <CardHeader id="safety" title={texts.safety}>
        {texts.safetyBody}
      </CardHeader>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={moderationPath("block", id, from)} variant="secondary" size="sm">
          {matchTexts.blockName(firstName)}
        </ButtonLink>
        <ButtonLink to={moderationPath("report", id, from)} variant="secondary" size="sm">
          {matchTexts.reportName(firstName)}
        </ButtonLink>
      </div>
    </Card>
  );
}
