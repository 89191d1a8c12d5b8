import type { Member } from "../account/member";
import { checklist, completionPercent, nextStep } from "../account/onboarding";
import { getTrustScore } from "../account/read.server";
import { screenPath } from "../account/screens";
import { includesBackgroundCheck } from "../membership/plans";
import { getProfile } from "../profile/read.server";
import { getQuestionnaire } from "../questionnaire/read.server";
import { questions } from "../questionnaire/questions";

/** Everything that the dashboard shows of the member. */
export async function getDashboard(me: Member) {
  const [profile, questionnaire, trustScore] = await Promise.all([
    getProfile(me.id),
    getQuestionnaire(me.id),
    getTrustScore(me),
  ]);
  const next = nextStep(me);
  return {
    firstName: me.firstName,
    isDemo: me.isDemo,
    completion: completionPercent(me),
    checklist: checklist(me).map((item) => ({
      key: item.key,
      isDone: item.isDone,
      isIncluded: item.key !== "background" || includesBackgroundCheck(me.membershipTier ?? "silver"),
      path: item.isDone ? null : screenPath(item.path),
    })),
    nextStep: next && screenPath(next.path) !== null ? next : null,
    answered: Object.keys(questionnaire.responses).length,
    questionCount: questions.length,
    trustScore,
    profile,
  };
}

export type Dashboard = Awaited<ReturnType<typeof getDashboard>>;
