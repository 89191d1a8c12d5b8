import { useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { discoveryTexts as texts } from "~/texts/discovery";
import { photoAddress } from "../../photos/address";

const PORTRAIT = { width: 832, height: 1040 };
const SHOWN_WIDTH = 416;

type CardPhotosProps = {
  name: string;
  photos: readonly string[];
  /** Whether photos can be turned: only of the card on top, and only with JavaScript. */
  canTurn: boolean;
};

/** A member's photos, one at a time, in the frame of the card. */
export function CardPhotos({ name, photos, canTurn }: CardPhotosProps) {
  const [at, setAt] = useState(0);
  const photo = photos[at];
  const turn = (by: number) => setAt((at + by + photos.length) % photos.length);
  return (
    <>
      <Portrait
        key={photo}
        src={photo && photoAddress(photo, PORTRAIT)}
        alt={texts.photoAlt(name, at + 1)}
        width={SHOWN_WIDTH}
        lazy={false}
        // A picture that can be dragged would take the swipe away from its card.
        className="pointer-events-none select-none !rounded-none"
      />
      {canTurn && photos.length > 1 && (
        <div className="absolute inset-x-2 top-2 flex items-center justify-start gap-1">
          <TurnButton label={texts.previousPhoto} icon={ChevronLeft} onTurn={() => turn(-1)} />
          <p className="rounded-full bg-surface px-3 py-1 text-sm tabular-nums" aria-live="polite">
            {texts.photoCount(at + 1, photos.length)}
          </p>
          <TurnButton label={texts.nextPhoto} icon={ChevronRight} onTurn={() => turn(1)} />
        </div>
      )}
    </>
  );
}

function TurnButton({ label, icon, onTurn }: { label: string; icon: typeof ChevronLeft; onTurn: () => void }) {
  return (
    <button
      type="button"
      onClick={onTurn}
      className="grid size-11 place-items-center rounded-full bg-surface text-ink hover:text-primary"
    >
      <Icon of={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
