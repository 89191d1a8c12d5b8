import { Check, MessagesSquare, type LucideIcon } from "lucide-react";
import { compatibilityTexts as texts } from "~/texts/compatibility";
import { Icon } from "./icon";

type FitReasonsProps = { agreements: readonly { sentence: string }[]; difference: { sentence: string } | null };

/** Why two people fit, as sentences: what they share, and what is worth talking about. Nothing where there is neither. */
export function FitReasons({ agreements, difference }: FitReasonsProps) {
  return (
    <>
      {agreements.length > 0 && (
        <section>
          <h3 className="mb-3 mt-6 text-lg">{texts.agreements}</h3>
          <ul className="space-y-2">
            {agreements.map(({ sentence }) => (
              <li key={sentence}>
                <Reason icon={Check} tone="text-success" sentence={sentence} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {difference && (
        <section>
          <h3 className="mb-3 mt-6 text-lg">{texts.difference}</h3>
          <Reason icon={MessagesSquare} tone="text-info" sentence={difference.sentence} />
        </section>
      )}
    </>
  );
}

function Reason({ icon, tone, sentence }: { icon: LucideIcon; tone: string; sentence: string }) {
  return (
    <p className="flex gap-3">
      <Icon of={icon} className={`mt-0.5 ${tone}`} />
      <span>{sentence}</span>
    </p>
  );
}
