import { Card, CardHeader } from "~/components/ui/card";
import { CompatibilityBadge } from "~/components/ui/badge";
import { FitReasons } from "~/components/ui/fit-reasons";
import { Meter } from "~/components/ui/progress";
import { compatibilityTexts } from "~/texts/compatibility";
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
              <span className="font-medium">{compatibilityTexts.areas[category]}</span>
              <span className="text-muted">{texts.tooLittleKnown}</span>
            </p>
          ) : (
            <Meter key={category} label={compatibilityTexts.areas[category]} value={score} tone={panelTone(score)} />
          ),
        )}
      </div>
      <FitReasons agreements={agreements} difference={difference} />
    </Card>
  );
}
