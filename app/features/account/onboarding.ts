import type { BackgroundCheckStatus } from "./member";

/** The four steps that the completion meter counts, in order, with the screens where they are done. */
export interface OnboardingState {
  profileComplete: boolean;
  waiverAccepted: boolean;
  questionnaireComplete: boolean;
  idVerified: boolean;
  backgroundCheckStatus: BackgroundCheckStatus;
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

/**
 * What the member does next, or null when everything is done.
 * The waiver stands between profile and questionnaire; it is not one of the four counted steps.
 */
export function nextStep(state: OnboardingState): NextStep | null {
  if (!state.profileComplete) return { key: "profile", path: "/profile-setup" };
  if (!state.waiverAccepted) return { key: "waiver", path: "/waiver" };
  const open = checklist(state).find((item) => !item.isDone);
  return open ? { key: open.key, path: open.path } : null;
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
