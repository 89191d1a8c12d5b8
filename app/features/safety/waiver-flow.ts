export const WAIVER_BOXES = ["read", "agree", "marketingConsentGiven"] as const;
export type WaiverBox = (typeof WAIVER_BOXES)[number];

/** The two dialogs after a profile was made, and what the member ticked in the first. */
export interface WaiverFlow {
  dialog: "waiver" | "meeting-safety" | null;
  boxes: Readonly<Record<WaiverBox, boolean>>;
  /** The acceptance is on its way to the server. */
  isSaving: boolean;
  /** Why the acceptance was not recorded. */
  problem: string | null;
  /** The consent that came with the acceptance, kept while the boxes are empty again; null before. */
  consent: boolean | null;
}

export type WaiverEvent =
  | { type: "ticked"; box: WaiverBox; isTicked: boolean }
  | { type: "accept" }
  | { type: "accepted" }
  | { type: "refused"; problem: string }
  | { type: "guidelines-closed" }
  | { type: "cancelled" }
  | { type: "reopened" };

const emptyBoxes: WaiverFlow["boxes"] = { read: false, agree: false, marketingConsentGiven: false };

/** The flow at its beginning; `isOpen` is false for a member who chose to sign later. */
export const initialWaiverFlow = (isOpen: boolean): WaiverFlow => ({
  dialog: isOpen ? "waiver" : null,
  boxes: emptyBoxes,
  isSaving: false,
  problem: null,
  consent: null,
});

/** Accepting takes both required boxes; the consent is optional. */
export const canAccept = ({ dialog, boxes, isSaving }: WaiverFlow): boolean =>
  dialog === "waiver" && boxes.read && boxes.agree && !isSaving;

/** Whether both dialogs are behind the member. */
export const isFinished = ({ dialog, consent }: WaiverFlow): boolean => dialog === null && consent !== null;

/** The next state. An event that does not fit the state changes nothing. */
export function waiverFlow(flow: WaiverFlow, event: WaiverEvent): WaiverFlow {
  switch (event.type) {
    case "ticked":
      if (flow.dialog !== "waiver" || flow.isSaving) return flow;
      return { ...flow, boxes: { ...flow.boxes, [event.box]: event.isTicked } };
    case "accept":
      return canAccept(flow) ? { ...flow, isSaving: true, problem: null } : flow;
    case "accepted":
      if (!flow.isSaving) return flow;
      return { ...initialWaiverFlow(false), dialog: "meeting-safety", consent: flow.boxes.marketingConsentGiven };
    case "refused":
      return flow.isSaving ? { ...flow, isSaving: false, problem: event.problem } : flow;
    case "guidelines-closed":
      return flow.dialog === "meeting-safety" ? { ...flow, dialog: null } : flow;
    case "cancelled":
      // What is on its way cannot be called back; its answer decides.
      return flow.dialog === "waiver" && !flow.isSaving ? initialWaiverFlow(false) : flow;
    case "reopened":
      return flow.dialog === null && flow.consent === null ? initialWaiverFlow(true) : flow;
  }
}
