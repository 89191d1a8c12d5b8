import { PageHeader } from "~/components/ui/page-header";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Home } from "../read.server";
import { CandidatesCard } from "./candidates-card";
import { NextStepCard } from "./next-step-card";
import { UnreadCard } from "./unread-card";

/** A member's first screen: a greeting, the one next thing to do, and then whom to meet and whom to answer. */
export function HomePage({ home }: { home: Home }) {
  const { firstName, canDiscover, candidates, nextStep, unread } = home;
  if (!canDiscover) {
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader title={texts.homeGreeting(firstName)} lead={texts.homeLead} />
        <NextStepCard home={home} />
      </div>
    );
  }
  return (
    <>
      <PageHeader title={texts.homeGreeting(firstName)} lead={texts.homeLeadDone} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <CandidatesCard candidates={candidates} nextStep={nextStep} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <UnreadCard unread={unread} />
          <NextStepCard home={home} />
        </div>
      </div>
    </>
  );
}
