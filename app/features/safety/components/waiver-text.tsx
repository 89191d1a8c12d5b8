import { useBrand } from "~/components/shell/brand-context";
import { waiverTexts } from "~/texts/waiver";
import { waiverIntroduction, waiverSections } from "~/texts/waiver-text";
import { WAIVER_VERSION } from "../waiver-version";

/** The whole waiver; `level` is that of its sections' headings. */
export function WaiverText({ level }: { level: 2 | 3 }) {
  const brand = useBrand();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="max-w-measure">
      <p className="mb-4 text-sm text-muted">{waiverTexts.version(WAIVER_VERSION)}</p>
      {waiverIntroduction(brand).map((paragraph) => (
        <p key={paragraph} className="mb-3">
          {paragraph}
        </p>
      ))}
      {waiverSections(brand).map(({ title, paragraphs, points = [] }) => (
        <section key={title} className="mt-8">
          <Heading className="mb-2 text-lg">{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-3">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="list-disc space-y-2 pl-5 marker:text-muted">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
