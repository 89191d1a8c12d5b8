import { clock } from "~/platform/clock";
import type { Member } from "../account/member";
import { checklist, completionPercent, hasBackgroundStep } from "../account/onboarding";
import { getTrustScore, getTrustStanding } from "../account/read.server";
import { nextAvailableStep, screenPath } from "../account/screens";
import { getProfile } from "../profile/read.server";
import { questions } from "../questionnaire/questions";
import { getQuestionnaire } from "../questionnaire/read.server";
import { agoLabel, type ActivityFact } from "./activity";
import { listActivity } from "./activity.server";
import { getFigures } from "./figures.server";

/** Everything that the dashboard shows of the member. */
export async function getDashboard(me: Member) {
  const now = clock.now();
  const [profile, questionnaire, trust, figures, activity] = await Promise.all([
    getProfile(me.id),
    getQuestionnaire(me.id),
    getTrustStanding(me),
    getFigures(me),
    listActivity(me),
  ]);
  return {
    firstName: me.firstName,
    isDemo: me.isDemo,
    completion: completionPercent(me),
    checklist: checklist(me).map((item) => {
      const isIncluded = item.key !== "background" || hasBackgroundStep(me);
      const path = item.isDone ? null : screenPath(isIncluded ? item.path : "/membership");
      return { key: item.key, isDone: item.isDone, isIncluded, path };
    }),
    nextStep: nextAvailableStep(me),
    answered: Object.keys(questionnaire.responses).length,
    questionCount: questions.length,
    trust,
    profile,
    figures,
    activity: activity.map((fact) => ({ ...fact, ago: agoLabel(fact.at, now) })),
    membership: { tier: me.membershipTier, chatCredits: me.chatCredits },
    verification: verificationOf(me),
  };
}

export type Dashboard = Awaited<ReturnType<typeof getDashboard>>;

/** The member's figures as `GET /api/dashboard` answers them. Moments are ISO dates. */
export async function getDashboardRecord(me: Member) {
  const [figures, activity, trustScore] = await Promise.all([getFigures(me), listActivity(me), getTrustScore(me)]);
  return {
    ...figures,
    profileCompletion: completionPercent(me),
    trustScore,
    membershipTier: me.membershipTier,
    chatCredits: me.chatCredits,
    verification: verificationOf(me),
    recentActivity: activity.map(({ at, ...fact }: ActivityFact) => ({ ...fact, at: at.toISOString() })),
  };
}

const verificationOf = ({ idVerified, backgroundCheckStatus }: Member) => ({ idVerified, backgroundCheckStatus });
