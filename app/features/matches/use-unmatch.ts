import { useState } from "react";
import { useNavigate } from "@remix-run/react";
import { showToast } from "~/components/ui/toast-store";
import { matchTexts } from "~/texts/matches";
import { MATCHES_PATH } from "./paths";

const { unmatching: texts } = matchTexts;

/** Who is asked about. */
export interface Unmatchable {
  id: string;
  name: string;
}

/** The question before a match is ended, in a browser with JavaScript; others are asked on a page of their own. */
export function useUnmatch() {
  const [asked, setAsked] = useState<Unmatchable | null>(null);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function confirm() {
    if (asked === null || isBusy) return;
    setBusy(true);
    const isDone = await sendUnmatch(asked.id);
    setBusy(false);
    setAsked(null);
    if (!isDone) return void showToast({ ...failed, variant: "destructive" });
    showToast({ title: texts.doneTitle, description: texts.doneBody, variant: "success" });
    navigate(MATCHES_PATH, { preventScrollReset: true });
  }

  return { asked, isBusy, ask: setAsked, cancel: () => setAsked(null), confirm };
}

const failed = { title: texts.failedTitle, description: texts.failedBody };

/** Whether the match is ended now: a 404 says that it was already, for instance by the other one. */
async function sendUnmatch(matchId: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/matches/${encodeURIComponent(matchId)}/unmatch`, { method: "DELETE" });
    // The session has ended: the page's own guard says so and leads to the sign-in.
    if (answer.status === 401) window.location.reload();
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}
