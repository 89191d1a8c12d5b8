import { Link } from "@remix-run/react";
import { BadgeCheck, Check, Percent, ShieldCheck } from "lucide-react";
import { HeroPair } from "~/components/illustrations/hero-pair";
import { TwoCups } from "~/components/illustrations/two-cups";
import { useBrand } from "~/components/shell/brand-context";
import { Container } from "~/components/shell/container";
import { VisitorShell } from "~/components/shell/shells";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { landingTexts as texts } from "~/texts/landing";
import { ClosingCall } from "./closing-call";
import { ExtraChats } from "./extra-chats";
import { PlanSection } from "./plan-section";
import { StartLink } from "./start-link";

const strip = [
  { icon: ShieldCheck, ...texts.strip.background },
  { icon: BadgeCheck, ...texts.strip.identity },
  { icon: Percent, ...texts.strip.compatibility },
];

function Hero() {
  const brand = useBrand();
  return (
    <section className="overflow-hidden">
      <Container className="grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <p className="mb-4 font-semibold text-primary">{texts.eyebrow}</p>
          <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
          <p className="mt-6 max-w-measure text-lg text-muted">{texts.lead(brand)}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <StartLink>{texts.start}</StartLink>
            <ButtonLink to="/learn-more" size="lg" variant="secondary">
              {texts.learnMore}
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-muted">{texts.underButtons}</p>
        </div>
        <HeroPair className="mx-auto max-w-md lg:max-w-none" />
      </Container>
    </section>
  );
}

function Strip() {
  return (
    <section aria-labelledby="checked" className="border-y border-line bg-surface">
      <Container>
        <h2 id="checked" className="sr-only">
          {texts.stripTitle}
        </h2>
        <ul className="grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
          {strip.map(({ icon, title, text }) => (
            <li key={title} className="py-8 md:px-8 md:py-12 md:first:pl-0 md:last:pr-0">
              <Icon of={icon} size="size-7" className="text-primary" />
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="py-16 sm:py-24">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <figure className="order-last rounded-card border border-line bg-surface p-6 shadow-soft sm:p-10 lg:order-first">
          <figcaption className="text-sm font-semibold text-primary">{texts.exampleLabel}</figcaption>
          <p className="mt-3 font-display text-2xl">{texts.exampleQuestion}</p>
          <ul className="mt-6 grid gap-2">
            {texts.exampleScale.map((label, index) => (
              <li
                key={label}
                className={
                  index === 3
                    ? "flex items-center justify-between rounded-control border border-primary bg-primary-soft px-4 py-3 font-medium"
                    : "rounded-control border border-line px-4 py-3 text-muted"
                }
              >
                {label}
                {index === 3 && <Icon of={Check} className="text-primary" />}
              </li>
            ))}
          </ul>
        </figure>
        <div>
          <h2 id="questions" className="text-3xl">
            {texts.questionsTitle}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-muted">{texts.questionsText}</p>
          <ul className="mt-6 space-y-3">
            {texts.questionsPoints.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon of={Check} className="mt-0.5 text-success" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

function Safety() {
  return (
    <section aria-labelledby="details" className="bg-sunken py-16 sm:py-24">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="details" className="text-3xl">
            {texts.safetyTitle}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-muted">{texts.safetyText}</p>
          <Link to="/safety" className="link mt-6 inline-flex min-h-target items-center font-semibold">
            {texts.safetyLink}
          </Link>
        </div>
        <TwoCups className="mx-auto max-w-md" />
      </Container>
    </section>
  );
}

/** What visitors see at `/`. */
export function LandingPage() {
  return (
    <VisitorShell fullBleed>
      <Hero />
      <Strip />
      <Questions />
      <Safety />
      <PlanSection title={texts.plansTitle} lead={texts.plansLead} />
      <ExtraChats />
      <ClosingCall
        title={texts.closingTitle}
        text={texts.closingText}
        action={<StartLink>{texts.getStarted}</StartLink>}
      />
    </VisitorShell>
  );
}
