import { Card, CardHeader } from "~/components/ui/card";
import { FitReasons } from "~/components/ui/fit-reasons";
import { Meter } from "~/components/ui/progress";
import { compatibilityTexts } from "~/texts/compatibility";
import { matchTexts } from "~/texts/matches";
import type { MatchDetail } from "../read.server";

const { detail: texts } = matchTexts;

/** Why two people fit, in words: where they agree, what is worth a talk, and the score of each area of life. */
export function ExplanationCard({ explanation }: { explanation: NonNullable<MatchDetail["explanation"]> }) {
  const { agreements, difference, byCategory } = explanation;
  const areas = byCategory.flatMap(({ category, score }) => (score === null ? [] : [{ category, score }]));
  return (
    <Card aria-labelledby="why">
      <CardHeader id="why" title={texts.why} />
      <FitReasons agreements={agreements} difference={difference} />
      {areas.length > 0 && (
        <>
          <h3 className="mb-3 mt-6 text-lg">{texts.areas}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            {areas.map(({ category, score }) => (
              <Meter key={category} label={compatibilityTexts.areas[category]} value={score} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
