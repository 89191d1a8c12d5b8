import { useEffect, useRef } from "react";
import { Notice } from "~/components/ui/notice";
import { photoManagerTexts as texts } from "~/texts/profile";
import type { PhotoProblem } from "~/features/photos/photo-state";

/** Why files were refused or photos not moved: one sentence each, with the file that it is about. */
export function PhotoProblems({ problems }: { problems: PhotoProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;

  useEffect(() => {
    if (count > 0) box.current?.scrollIntoView({ block: "nearest" });
  }, [count]);

  if (count === 0) return null;
  const [first] = problems;
  const isOne = count === 1 && first?.name === null;
  return (
    // Without JavaScript the answer to a form is a new page, which should begin with what went wrong.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} tabIndex={-1} autoFocus className="mb-6 scroll-mt-24 rounded-control">
      <Notice tone="danger" role="alert" title={isOne ? undefined : texts.problems}>
        {isOne ? (
          <p>{first.message}</p>
        ) : (
          <ul className="grid gap-1">
            {problems.map(({ name, message }) => (
              <li key={`${name ?? ""} ${message}`} className="break-words">
                {name !== null && <strong className="font-semibold text-ink">{name}: </strong>}
                {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
