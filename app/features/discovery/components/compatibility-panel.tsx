import { Check, MessagesSquare } from "lucide-react";
import { Card, CardHeader } from "~/components/ui/card";
import { CompatibilityBadge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Meter } from "~/components/ui/progress";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { DiscoverCard } from "../card";

/** 90 and more, 80 and more, lower. */
const panelTone = (score: number) => (score >= 90 ? "success" : score >= 80 ? "info" : "muted");

/** Why two people fit: the areas of life as bars, what they share and what they might talk about, in words. */
export function CompatibilityPanel({ card: { explanation, compatibilityScore } }: { card: DiscoverCard }) {
  const { byCategory, agreements, difference } = explanation;
  return (
    <Card aria-labelledby="compatibility">
      <CardHeader
        id="compatibility"
        title={texts.compatibilityTitle}
        aside={<CompatibilityBadge percent={compatibilityScore} />}
      />
      <div className="grid gap-4">
        {byCategory.map(({ category, score }) =>
          score === null ? (
            <p key={category} className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-medium">{texts.categories[category]}</span>
              <span className="text-muted">{texts.tooLittleKnown}</span>
            </p>
          ) : (
            <Meter key={category} label={texts.categories[category]} value={score} tone={panelTone(score)} />
          ),
        )}
      </div>
      {agreements.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{texts.agreementsTitle}</h3>
          <ul role="list" className="mt-2 grid gap-2">
            {agreements.map(({ sentence }) => (
              <li key={sentence} className="flex gap-2">
                <Icon of={Check} className="mt-0.5 text-success" />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {difference && (
        <>
          <h3 className="mt-6 text-lg">{texts.differenceTitle}</h3>
          <p className="mt-2 flex gap-2">
            <Icon of={MessagesSquare} className="mt-0.5 text-muted" />
            <span>{difference.sentence}</span>
          </p>
        </>
      )}
    </Card>
  );
}
