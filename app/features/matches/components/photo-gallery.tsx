import { Portrait } from "~/components/ui/portrait";
import { photoAddress } from "~/features/photos/address";
import { matchTexts } from "~/texts/matches";

const LARGE = { width: 720, height: 900 };
const SMALL = { width: 320, height: 400 };
const { detail: texts } = matchTexts;

type PhotoGalleryProps = { name: string; photos: readonly string[] };

/** A person's photos: the first one large, the others under it. */
export function PhotoGallery({ name, photos }: PhotoGalleryProps) {
  const [first, ...others] = photos;
  const alt = (number: number) => texts.photo(name, number, photos.length);
  if (first === undefined) return <Portrait alt={name} />;
  return (
    <div>
      <Portrait src={photoAddress(first, LARGE)} alt={alt(1)} width={LARGE.width} lazy={false} />
      {others.length > 0 && (
        <ul aria-label={texts.photos} className="mt-3 grid grid-cols-3 gap-3">
          {others.map((photo, index) => (
            <li key={photo}>
              <Portrait src={photoAddress(photo, SMALL)} alt={alt(index + 2)} width={SMALL.width} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
