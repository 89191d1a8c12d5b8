import {
  BadgeCheck,
  BriefcaseBusiness,
  CircleCheckBig,
  Clock,
  Gauge,
  IdCard,
  MessagesSquare,
  ScanSearch,
  SlidersHorizontal,
  Sparkles,
  Video,
} from "lucide-react";
import { TwoCups } from "~/components/illustrations/two-cups";
import { Container } from "~/components/shell/container";
import { PublicShell } from "~/components/shell/shells";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { learnMoreTexts as texts } from "~/texts/landing";
import { ClosingCall } from "./closing-call";
import { PlanSection } from "./plan-section";
import { StartLink } from "./start-link";

const features = [
  { icon: BadgeCheck, ...texts.features.verified },
  { icon: Sparkles, ...texts.features.matching },
  { icon: Video, ...texts.features.video },
  { icon: MessagesSquare, ...texts.features.chat },
  { icon: SlidersHorizontal, ...texts.features.search },
  { icon: Gauge, ...texts.features.trust },
];

const verification = [
  { icon: IdCard, ...texts.verification.identity },
  { icon: ScanSearch, ...texts.verification.background },
  { icon: BriefcaseBusiness, ...texts.verification.employment },
  { icon: CircleCheckBig, ...texts.verification.complete },
];

function Steps() {
  return (
    <section aria-labelledby="steps" className="border-y border-line bg-surface py-16 sm:py-24">
      <Container>
        <h2 id="steps" className="mb-12 text-3xl">
          {texts.stepsTitle}
        </h2>
        <ol className="grid gap-10 md:grid-cols-2 lg:grid-cols-4 lg:gap-8">
          {texts.steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-primary pt-5">
              <p aria-hidden="true" className="font-display text-3xl tabular-nums text-primary">
                {index + 1}
              </p>
              <h3 className="mt-2 text-xl">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

function Features() {
  return (
    <section aria-labelledby="features" className="py-16 sm:py-24">
      <Container>
        <h2 id="features" className="mb-10 text-3xl">
          {texts.featuresTitle}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {features.map(({ icon, title, text }) => (
            <Card as="li" key={title}>
              <Icon of={icon} size="size-7" className="text-primary" />
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </Card>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Verification() {
  return (
    <section aria-labelledby="verification" className="bg-sunken py-16 sm:py-24">
      <Container>
        <div className="mb-10 max-w-measure">
          <h2 id="verification" className="text-3xl">
            {texts.verificationTitle}
          </h2>
          <p className="mt-3 text-lg text-muted">{texts.verificationLead}</p>
        </div>
        <ul className="grid gap-4 sm:gap-6 md:grid-cols-2">
          {verification.map(({ icon, title, time, text }) => (
            <Card as="li" key={title} className="flex flex-col">
              <div className="flex items-center gap-3">
                <Icon of={icon} size="size-7" className="text-primary" />
                <h3 className="text-xl">{title}</h3>
              </div>
              <p className="mb-5 mt-3 text-muted">{text}</p>
              <p className="mt-auto flex items-center gap-2 border-t border-line pt-4 text-sm">
                <Icon of={Clock} size="size-4" className="text-muted" />
                <span className="text-muted">{texts.timeLabel}</span>
                <strong className="font-semibold tabular-nums">{time}</strong>
              </p>
            </Card>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** How it Works, for visitors and members. */
export function LearnMorePage() {
  return (
    <PublicShell fullBleed>
      <section>
        <Container className="grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1.3fr_1fr] lg:py-20">
          <div>
            <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
            <p className="mt-5 max-w-measure text-lg text-muted">{texts.lead}</p>
            <div className="mt-8">
              <StartLink>{texts.closingAction}</StartLink>
            </div>
          </div>
          <TwoCups className="mx-auto max-w-sm" />
        </Container>
      </section>
      <Steps />
      <Features />
      <Verification />
      <PlanSection title={texts.plansTitle} lead={texts.plansLead} />
      <ClosingCall
        title={texts.closingTitle}
        text={texts.closingText}
        action={<StartLink>{texts.closingAction}</StartLink>}
      />
    </PublicShell>
  );
}
