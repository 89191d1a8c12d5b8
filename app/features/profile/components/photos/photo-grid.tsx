import { useEffect, useRef, type FormEvent } from "react";
import { ArrowLeft, ArrowRight, Trash2, type LucideIcon } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Portrait } from "~/components/ui/portrait";
import { photoManagerTexts as texts } from "~/texts/profile";
import { photoAddress } from "~/features/photos/address";
import { PHOTO_EDITS, type PhotoEdit, type PhotoEditIntent } from "~/features/photos/order";

const TILE = { width: 400, height: 500 };

const buttons: Record<PhotoEditIntent, { label: string; icon: LucideIcon }> = {
  "move-earlier": { label: texts.moveEarlier, icon: ArrowLeft },
  "move-later": { label: texts.moveLater, icon: ArrowRight },
  remove: { label: texts.remove, icon: Trash2 },
};

type PhotoGridProps = {
  photos: string[];
  /** Where the forms lead without JavaScript. */
  action: string;
  onEdit: (edit: PhotoEdit) => void;
};

/** The photos in their order, each with its own small form to move or remove it. The focus stays with what was pressed. */
export function PhotoGrid({ photos, action, onEdit }: PhotoGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<(PhotoEdit & { at: number }) | null>(null);

  useEffect(() => {
    if (!pressed.current) return;
    const { intent, photo, at } = pressed.current;
    pressed.current = null;
    const place = intent === "remove" ? Math.min(at, photos.length - 1) : photos.indexOf(photo);
    const tile = list.current?.children[place];
    const button =
      tile?.querySelector<HTMLElement>(`[value="${intent}"]:enabled`) ??
      tile?.querySelector<HTMLElement>("button:enabled");
    button?.focus();
  }, [photos]);

  const edit = (event: FormEvent<HTMLFormElement>, photo: string, at: number) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = PHOTO_EDITS.find((known) => submitter instanceof HTMLButtonElement && submitter.value === known);
    if (!intent) return;
    event.preventDefault();
    pressed.current = { intent, photo, at };
    onEdit({ intent, photo });
  };

  return (
    <ul ref={list} aria-label={texts.list} className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {photos.map((photo, at) => (
        <li key={photo} className="relative min-w-0">
          <Portrait
            src={photoAddress(photo, TILE)}
            alt={texts.photo(at + 1, photos.length)}
            width={TILE.width / 2}
            lazy={false}
          />
          {at === 0 && (
            <Badge tone="primary" className="absolute left-2 top-2">
              {texts.main}
            </Badge>
          )}
          <form method="post" action={action} onSubmit={(event) => edit(event, photo, at)} className="mt-2 grid">
            <input type="hidden" name="photo" value={photo} />
            {photos.map((seen) => (
              <input key={seen} type="hidden" name="photos" value={seen} />
            ))}
            {PHOTO_EDITS.map((intent) => (
              <Button
                key={intent}
                name="intent"
                value={intent}
                aria-label={texts.ofPhoto(buttons[intent].label, at + 1)}
                variant="quiet"
                size="sm"
                icon={buttons[intent].icon}
                disabled={at === { "move-earlier": 0, "move-later": photos.length - 1, remove: -1 }[intent]}
                className="!justify-start !px-2 disabled:!border-transparent disabled:!bg-transparent"
              >
                {buttons[intent].label}
              </Button>
            ))}
          </form>
        </li>
      ))}
    </ul>
  );
}
