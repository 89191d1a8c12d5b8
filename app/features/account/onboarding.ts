import { includesBackgroundCheck, type Tier } from "../membership/plans";
import type { BackgroundCheckStatus } from "./member";

/** The four steps that the completion meter counts, in order, with the screens where they are done. */
export interface OnboardingState {
  profileComplete: boolean;
  waiverAccepted: boolean;
  questionnaireComplete: boolean;
  idVerified: boolean;
  backgroundCheckStatus: BackgroundCheckStatus;
  /** Without one as with silver, the background check is not included. */
  membershipTier: Tier | null;
}

export interface ChecklistItem {
  key: "profile" | "questionnaire" | "identity" | "background";
  isDone: boolean;
  path: string;
}

/** The four checklist items. */
export function checklist(state: OnboardingState): ChecklistItem[] {
  return [
    { key: "profile", isDone: state.profileComplete, path: "/profile-setup" },
    { key: "questionnaire", isDone: state.questionnaireComplete, path: "/questionnaire" },
    { key: "identity", isDone: state.idVerified, path: "/verification" },
    { key: "background", isDone: state.backgroundCheckStatus === "completed", path: "/verification" },
  ];
}

/** Profile completion in percent: 25 for each of the four steps. */
export function completionPercent(state: OnboardingState): number {
  return checklist(state).filter((item) => item.isDone).length * 25;
}

export interface NextStep {
  key: ChecklistItem["key"] | "waiver" | "discover";
  path: string;
}

/** Whether the plan of this member includes the background check. */
export const hasBackgroundStep = ({ membershipTier }: Pick<OnboardingState, "membershipTier">): boolean =>
  includesBackgroundCheck(membershipTier ?? "silver");

/**
 * What the member does next, or null when all four steps are done.
 * The waiver stands between profile and questionnaire; it is not one of the four counted steps. A background check
 * that is not included is no next step: then it is discovery.
 */
export function nextStep(state: OnboardingState): NextStep | null {
  if (!state.profileComplete) return { key: "profile", path: "/profile-setup" };
  if (!state.waiverAccepted) return { key: "waiver", path: "/waiver" };
  const open = checklist(state).filter((item) => !item.isDone);
  const [next] = open.filter(({ key }) => key !== "background" || hasBackgroundStep(state));
  if (next) return { key: next.key, path: next.path };
  return open.length > 0 ? { key: "discover", path: "/discover" } : null;
}

/** Where a member who may not discover anybody yet goes on. */
export type Unfinished = "/profile-setup" | "/waiver" | "/questionnaire";

/** What has to be done before discovery: profile, waiver, questionnaire. Null when all of it is. */
export function mustFinishFirst(
  state: Pick<OnboardingState, "profileComplete" | "waiverAccepted" | "questionnaireComplete">,
): Unfinished | null {
  if (!state.profileComplete) return "/profile-setup";
  if (!state.waiverAccepted) return "/waiver";
  return state.questionnaireComplete ? null : "/questionnaire";
}
