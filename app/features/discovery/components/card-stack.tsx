import { useEffect, useRef } from "react";
import { useHydrated } from "~/components/ui/hydration";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { Deck, Decision } from "../deck";
import { CANDIDATE_NAME_ID, CandidateCard, type CardPlace } from "./candidate-card";

const PLACES: readonly CardPlace[] = ["top", "second", "third"];

/** The cards in sight: three with JavaScript, one without, and those on their way out. */
export function CardStack({ deck, onSwipe }: { deck: Deck; onSwipe: (decision: Decision) => void }) {
  const hydrated = useHydrated();
  const topId = deck.cards[0]?.user.id;
  const lastTopId = useRef(topId);
  useEffect(() => {
    if (topId === lastTopId.current) return;
    lastTopId.current = topId;
    // The card that left may have taken the focus with it; the buttons under the stack keep theirs.
    if (document.activeElement === document.body) {
      document.getElementById(CANDIDATE_NAME_ID)?.focus({ preventScroll: true });
    }
  }, [topId]);
  const shown = [
    ...deck.leaving.map(({ card, decision }) => ({ card, place: decision as CardPlace })),
    ...PLACES.slice(0, hydrated ? 3 : 1).flatMap((place, at) => {
      const card = deck.cards[at];
      return card === undefined ? [] : [{ card, place }];
    }),
  ];
  return (
    <section aria-label={texts.cards} className="stack-width mx-auto mb-8 grid">
      {shown.map(({ card, place }) => (
        <CandidateCard key={card.user.id} card={card} place={place} onSwipe={onSwipe} />
      ))}
    </section>
  );
}
