import { useReducer } from "react";
import { useNavigate } from "@remix-run/react";
import { waiverTexts } from "~/texts/waiver";
import { canAccept, initialWaiverFlow, waiverFlow, type WaiverBox } from "./waiver-flow";

const CONSENT_TIMEOUT_MS = 5_000;

const postJson = (path: string, body: Record<string, boolean>, timeoutMs?: number) =>
  fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs),
  });

/** The two dialogs in a browser with JavaScript: the states of `waiverFlow` and what each of them sends. */
export function useWaiverFlow(isOpenAtFirst: boolean) {
  const [flow, dispatch] = useReducer(waiverFlow, isOpenAtFirst, initialWaiverFlow);
  const navigate = useNavigate();

  async function accept() {
    if (!canAccept(flow)) return;
    dispatch({ type: "accept" });
    try {
      const answer = await postJson("/api/waiver", { read: true, agree: true });
      // The session has ended: the page's own guard says so and leads to the sign-in.
      if (answer.status === 401) window.location.reload();
      dispatch(answer.ok ? { type: "accepted" } : { type: "refused", problem: waiverTexts.acceptFailed });
    } catch {
      dispatch({ type: "refused", problem: waiverTexts.acceptFailed });
    }
  }

  async function closeGuidelines() {
    if (flow.dialog !== "meeting-safety") return;
    dispatch({ type: "guidelines-closed" });
    if (flow.consent) await saveConsent();
    navigate("/questionnaire");
  }

  return {
    flow,
    accept,
    closeGuidelines,
    tick: (box: WaiverBox, isTicked: boolean) => dispatch({ type: "ticked", box, isTicked }),
    cancel: () => dispatch({ type: "cancelled" }),
    reopen: () => dispatch({ type: "reopened" }),
  };
}

/** A consent that cannot be saved holds nobody up: it was optional. */
async function saveConsent(): Promise<void> {
  try {
    const answer = await postJson("/api/user/marketing-consent", { marketingConsentGiven: true }, CONSENT_TIMEOUT_MS);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    console.error("The marketing consent was not saved.", error);
  }
}
