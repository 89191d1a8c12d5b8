import { useRef } from "react";
import { Heart, MapPin, X } from "lucide-react";
import { Badge, TierBadge, VerifiedBadge } from "~/components/ui/badge";
import { cx } from "~/components/ui/cx";
import { useHydrated } from "~/components/ui/hydration";
import { Icon } from "~/components/ui/icon";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { DiscoverCard } from "../card";
import type { Decision } from "../deck";
import { useSwipe } from "../use-swipe";
import { CardPhotos } from "./card-photos";
import { ScoreRing } from "./score-ring";

/** The id of the heading of the card on top. */
export const CANDIDATE_NAME_ID = "candidate-name";

/** So many interests stand on a card; the rest is a number. */
const CARD_INTERESTS = 4;

/** Where a card is: on top, the first or second behind it, or on its way out. */
export type CardPlace = "top" | "second" | "third" | Decision;

const places: Record<CardPlace, string> = {
  top: "swipe-card z-20 touch-pan-y",
  second: "z-10 translate-y-3 scale-[0.96]",
  third: "z-0 translate-y-6 scale-[0.92]",
  like: "pointer-events-none z-30 animate-leave-right",
  pass: "pointer-events-none z-30 animate-leave-left",
};

type CandidateCardProps = {
  card: DiscoverCard;
  place: CardPlace;
  onSwipe: (decision: Decision) => void;
};

/** One candidate as a card of the stack. Only the one on top is there for assistive technology. */
export function CandidateCard({ card, place, onSwipe }: CandidateCardProps) {
  const { user, profile, compatibilityScore } = card;
  const element = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const isOnTop = place === "top";
  useSwipe(element, isOnTop, onSwipe);
  const photos = profile.photos.length > 0 ? profile.photos : user.profileImageUrl ? [user.profileImageUrl] : [];
  const Name = isOnTop ? "h2" : "p";
  return (
    <article
      ref={element}
      aria-hidden={!isOnTop || undefined}
      aria-labelledby={isOnTop ? CANDIDATE_NAME_ID : undefined}
      className={cx(
        "group/card relative min-w-0 [grid-area:1/1] origin-bottom overflow-hidden rounded-card border border-line bg-surface shadow-soft transition-transform duration-300",
        places[place],
      )}
    >
      <div className="relative">
        <CardPhotos name={user.firstName} photos={photos} canTurn={isOnTop && hydrated} />
        <div className="absolute bottom-3 right-3">
          <ScoreRing percent={compatibilityScore} />
        </div>
        {isOnTop && <SwipeSigns />}
      </div>
      <div className="p-4">
        <Name
          id={isOnTop ? CANDIDATE_NAME_ID : undefined}
          tabIndex={isOnTop ? -1 : undefined}
          className="font-display text-xl"
        >
          {texts.nameAndAge(user.firstName, profile.age)}
        </Name>
        <p className="mt-1 flex items-center gap-1.5 text-muted">
          <Icon of={MapPin} size="size-4" />
          {profile.location}
        </p>
        <CardBadges card={card} />
      </div>
    </article>
  );
}

function CardBadges({ card: { user, profile } }: { card: DiscoverCard }) {
  const more = profile.interests.length - CARD_INTERESTS;
  const tier = user.membershipTier;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {user.idVerified && <VerifiedBadge>{texts.verified}</VerifiedBadge>}
      {(tier === "gold" || tier === "platinum") && <TierBadge tier={tier} />}
      <ul role="list" aria-label={texts.interests} className="contents">
        {profile.interests.slice(0, CARD_INTERESTS).map((interest) => (
          <li key={interest}>
            <Badge tone="primary">{interest}</Badge>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Badge>
              <span aria-hidden="true">{texts.moreInterests(more)}</span>
              <span className="sr-only">{texts.moreInterestsSpoken(more)}</span>
            </Badge>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What letting go would do; the buttons under the card say the same. */
function SwipeSigns() {
  const sign = "absolute top-1/3 grid size-20 place-items-center rounded-full bg-surface opacity-0 transition-opacity";
  return (
    <div aria-hidden="true">
      <span className={cx(sign, "left-6 text-success group-data-[side=like]/card:opacity-100")}>
        <Icon of={Heart} size="size-10" />
      </span>
      <span className={cx(sign, "right-6 text-muted group-data-[side=pass]/card:opacity-100")}>
        <Icon of={X} size="size-10" />
      </span>
    </div>
  );
}
