import { useState, type ReactNode } from "react";
import { LoaderCircle } from "lucide-react";
import { useHydrated } from "~/components/ui/hydration";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { DiscoverCard } from "../card";
import type { Decision, Ending } from "../deck";
import type { Filters } from "../query";
import { useDeck } from "../use-deck";
import { useDiscoverKeys } from "../use-discover-keys";
import { CardStack } from "./card-stack";
import { CompatibilityPanel } from "./compatibility-panel";
import { DecisionBar } from "./decision-bar";
import { DeckEnd } from "./deck-end";
import { FilterForm } from "./filter-form";
import { LikedDialog } from "./liked-dialog";
import { ProfileDetails } from "./profile-details";
import { ReminderDialog } from "./reminder-dialog";

/** Somebody whom the member is matched with now. */
export interface NewMatch {
  matchId: string;
  name: string;
}

type DiscoverScreenProps = {
  cards: readonly DiscoverCard[];
  ending: Ending | null;
  lastPassed: DiscoverCard | null;
  filters: Filters;
  thresholds: readonly number[];
  /** Why the last form of a browser without JavaScript was refused. */
  problem: string | null;
  /** The dialog after the reminder when both like each other: the route brings it from another feature. */
  matchDialog: (match: NewMatch, close: () => void) => ReactNode;
};

/** The stack of cards and what there is to know of the one on top. Mount it anew for new cards or filters. */
export function DiscoverScreen(props: DiscoverScreenProps) {
  const { filters, thresholds, problem, matchDialog } = props;
  const { deck, ending, hasFailed, isLoading, decide, likeAndWait, undo } = useDeck(props, filters);
  const hydrated = useHydrated();
  const [reminded, setReminded] = useState<DiscoverCard | null>(null);
  const top = deck.cards[0];
  // The last card stays until it has left.
  const shown = top ?? deck.leaving.at(-1)?.card;
  const hasActed = deck.decided.size > 0 || deck.cards[0] !== props.cards[0];
  const act = (decision: Decision) => void decide(decision);
  useDiscoverKeys(act);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3 sm:mb-8">
        <h1 className="sr-only text-3xl sm:not-sr-only">{texts.title}</h1>
        <FilterForm filters={filters} thresholds={thresholds} />
      </header>
      {problem !== null && (
        <div className="mb-6">
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {top && hasActed ? announcement(top) : isLoading ? texts.looking : ""}
      </p>
      {shown ? (
        <div className="grid items-start gap-8 lg:grid-cols-[26rem_minmax(0,1fr)]">
          <div className="mx-auto w-full max-w-[26rem]">
            <CardStack deck={deck} onSwipe={act} />
            <DecisionBar
              top={shown}
              lastPassed={deck.lastPassed}
              filters={filters}
              onDecide={act}
              onUndo={() => void undo()}
              onMatch={() => setReminded(top ?? null)}
            />
            {hydrated && (
              <p className="mt-2 hidden text-center text-sm text-muted [@media(hover:hover)]:block">{texts.keys}</p>
            )}
          </div>
          <div className="grid gap-8">
            <CompatibilityPanel card={shown} />
            <ProfileDetails card={shown} />
          </div>
        </div>
      ) : isLoading ? (
        <p className="flex items-center justify-center gap-3 py-24 text-muted" aria-hidden="true">
          <Icon of={LoaderCircle} className="animate-spin" />
          {texts.looking}
        </p>
      ) : (
        <DeckEnd
          ending={ending ?? (hasFailed ? "failed" : "empty")}
          filters={filters}
          thresholds={thresholds}
          lastPassed={deck.lastPassed}
          onUndo={() => void undo()}
          takesFocus={hasActed}
        />
      )}
      {reminded && (
        <MatchFlow card={reminded} onLike={likeAndWait} onClose={() => setReminded(null)} matchDialog={matchDialog} />
      )}
    </>
  );
}

const announcement = ({ user, profile, compatibilityScore }: DiscoverCard) =>
  texts.announce({ name: user.firstName, age: profile.age, place: profile.location, score: compatibilityScore });

type MatchFlowProps = Pick<DiscoverScreenProps, "matchDialog"> & {
  card: DiscoverCard;
  onLike: ReturnType<typeof useDeck>["likeAndWait"];
  onClose: () => void;
};

/** The reminder, the like that it leads to, and the dialog after it. */
function MatchFlow({ card, onLike, onClose, matchDialog }: MatchFlowProps) {
  const [step, setStep] = useState<"reminder" | "sending" | { matchId: string | null }>("reminder");
  const name = card.user.firstName;
  const confirm = async () => {
    setStep("sending");
    const sent = await onLike();
    if (sent.kind === "done") setStep({ matchId: sent.matchId });
    else onClose();
  };
  if (step === "reminder" || step === "sending") {
    return (
      <ReminderDialog name={name} isSending={step === "sending"} onConfirm={() => void confirm()} onCancel={onClose} />
    );
  }
  if (step.matchId === null) return <LikedDialog name={name} onClose={onClose} />;
  return <>{matchDialog({ matchId: step.matchId, name }, onClose)}</>;
}
