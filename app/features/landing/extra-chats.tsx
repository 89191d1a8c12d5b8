import { Container } from "~/components/shell/container";
import { Badge } from "~/components/ui/badge";
import { chatPacks, formatPrice } from "~/features/membership/plans";
import { landingTexts as texts } from "~/texts/landing";
import { chatPackTexts } from "~/texts/membership";

/** The packs of extra chats with their prices. */
export function ExtraChats() {
  return (
    <section aria-labelledby="extra-chats" className="pb-16 sm:pb-24">
      <Container>
        <div className="grid gap-8 rounded-card border border-line bg-surface p-6 sm:p-10 lg:grid-cols-[1fr_1.6fr] lg:items-center lg:gap-16">
          <div>
            <h2 id="extra-chats" className="text-2xl">
              {texts.extraTitle}
            </h2>
            <p className="mt-3 text-muted">{texts.extraText}</p>
          </div>
          <ul className="grid divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
            {chatPacks.map((pack) => (
              <li
                key={pack.chats}
                className="flex flex-wrap items-center justify-between gap-x-4 py-4 sm:block sm:px-6 sm:py-2"
              >
                <p className="font-semibold">{chatPackTexts.name(pack.chats)}</p>
                <p className="font-display text-2xl tabular-nums">{formatPrice(pack.priceCents)}</p>
                {pack.isBestValue && (
                  <p className="w-full sm:mt-2">
                    <Badge tone="success">{chatPackTexts.bestValue}</Badge>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
