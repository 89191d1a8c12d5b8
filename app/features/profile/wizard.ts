/** The steps of the profile wizard, in order. */
export const WIZARD_STEPS = [1, 2, 3] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export interface WizardProgress {
  isComplete: boolean;
  isBasicsDone: boolean;
  /** Photos and video are optional: the step is done when it was passed. */
  isMediaDone: boolean;
}

/** The first step that still needs the member; the first of all when the profile is complete. */
export function firstOpenStep({ isComplete, isBasicsDone, isMediaDone }: WizardProgress): WizardStep {
  if (isComplete || !isBasicsDone) return 1;
  return isMediaDone ? 3 : 2;
}

/** The step that an address asks for (`?step=2`), or null when it names none. */
export function askedStep(url: string): WizardStep | null {
  const asked = new URL(url, "http://localhost").searchParams.get("step");
  return WIZARD_STEPS.find((step) => String(step) === asked) ?? null;
}

/** The step to show: the one that the address names, else the first open one. */
export function stepToShow(url: string, progress: WizardProgress): WizardStep {
  return askedStep(url) ?? firstOpenStep(progress);
}

/** The address of a step. */
export const stepPath = (step: WizardStep): string => `/profile-setup?step=${step}`;
