import type { Member } from "../account/member";
import { completionPercent, nextStep } from "../account/onboarding";
import { screenPath } from "../account/screens";

/** What a member's home shows: who is greeted, and the next step. */
export async function getHome(me: Member) {
  const next = nextStep(me);
  return {
    firstName: me.firstName,
    completion: completionPercent(me),
    nextStep: next && screenPath(next.path) !== null ? next : null,
  };
}

export type Home = Awaited<ReturnType<typeof getHome>>;
