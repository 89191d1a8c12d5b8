import { TwoCups } from "~/components/illustrations/two-cups";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { screenPath } from "~/features/account/screens";
import { matchTexts as texts } from "~/texts/matches";
import type { MatchCard as Match } from "../read.server";
import { useUnmatch } from "../use-unmatch";
import { MatchCard } from "./match-card";
import { UnmatchDialog } from "./unmatch-dialog";

/** Everybody who likes the member back, the newest first. */
export function MatchesPage({ matches }: { matches: Match[] }) {
  const unmatch = useUnmatch();
  if (matches.length === 0) return <NoMatches />;
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead(matches.length)} />
      <ul aria-label={texts.list} className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {matches.map((match, index) => (
          <MatchCard key={match.id} match={match} isFirst={index === 0} onUnmatch={unmatch.ask} />
        ))}
      </ul>
      <UnmatchDialog unmatch={unmatch} />
    </>
  );
}

function NoMatches() {
  const discover = screenPath("/discover");
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState
        title={texts.emptyTitle}
        illustration={<TwoCups />}
        action={discover && <ButtonLink to={discover}>{texts.discover}</ButtonLink>}
      >
        {texts.emptyBody}
      </EmptyState>
    </>
  );
}
