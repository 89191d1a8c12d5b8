import { Card, CardHeader } from "~/components/ui/card";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

// Object.keys forgets the type of the keys; the texts name figures alone, in the order in which they are shown.
const SHOWN = Object.keys(texts.figures) as (keyof typeof texts.figures)[];

/** What happens around the member's profile, counted. */
export function FiguresCard({ figures }: Pick<Dashboard, "figures">) {
  return (
    <Card aria-labelledby="figures">
      <CardHeader id="figures" title={texts.figuresTitle} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {SHOWN.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{texts.figures[figure]}</dt>
            <dd className="font-display text-3xl tabular-nums">{figures[figure]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
