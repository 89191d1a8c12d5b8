import { Check, MessagesSquare } from "lucide-react";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Meter } from "~/components/ui/progress";
import { areaNames, matchTexts } from "~/texts/matches";
import type { MatchDetail } from "../read.server";

const { detail: texts } = matchTexts;

/** Why two people fit, in words: where they agree, what is worth a talk, and the score of each area of life. */
export function ExplanationCard({ explanation }: { explanation: NonNullable<MatchDetail["explanation"]> }) {
  const { agreements, difference, byCategory } = explanation;
  const areas = byCategory.flatMap(({ category, score }) => (score === null ? [] : [{ category, score }]));
  return (
    <Card aria-labelledby="why">
      <CardHeader id="why" title={texts.why} />
      {agreements.length > 0 && (
        <>
          <h3 className="mb-3 text-lg">{texts.agreements}</h3>
          <ul className="space-y-2">
            {agreements.map(({ sentence }) => (
              <li key={sentence} className="flex gap-3">
                <Icon of={Check} className="mt-0.5 text-success" />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {difference !== null && (
        <>
          <h3 className="mb-3 mt-6 text-lg">{texts.difference}</h3>
          <p className="flex gap-3">
            <Icon of={MessagesSquare} className="mt-0.5 text-info" />
            <span>{difference.sentence}</span>
          </p>
        </>
      )}
      {areas.length > 0 && (
        <>
          <h3 className="mb-3 mt-6 text-lg">{texts.areas}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            {areas.map(({ category, score }) => (
              <Meter key={category} label={areaNames[category]} value={score} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
