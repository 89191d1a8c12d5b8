import { showToast } from "~/components/ui/toast-store";
import { errorTexts } from "~/texts/errors";
import { screenTexts } from "~/texts/questionnaire-screen";
import { LOGIN_REDIRECT_DELAY_MS } from "../account/login-delay";
import { QUESTIONNAIRE_PATH } from "./navigation";
import type { QuestionnairePage } from "./questionnaire-page";
import { SaveQueue, type Answers, type Sent } from "./save-queue";
import { StepCache } from "./step-cache";

/** Where the screen's answers go between two forms; takes form fields named by question id. */
export const DRAFT_PATH = "/questionnaire/draft";

const ATTEMPT_MS = 10_000;
/** A pause in typing after which the text is saved. */
export const TYPING_PAUSE_MS = 500;

async function send(answers: Answers): Promise<Sent> {
  try {
    const response = await fetch(DRAFT_PATH, {
      method: "POST",
      body: new URLSearchParams([...answers]),
      // Arrives also when the page is left meanwhile.
      keepalive: true,
      redirect: "error",
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    if (response.ok) return { kind: "saved" };
    if (response.status === 400) return refusal(answers, await response.json());
    if (response.status === 401) return signInAgain();
    if (response.status === 409) return showCompleted();
    return { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

function refusal(answers: Answers, body: unknown): Sent {
  const fieldErrors = typeof body === "object" && body !== null && "fieldErrors" in body ? body.fieldErrors : null;
  const errors: Record<string, string> = {};
  for (const [id, messages] of Object.entries(fieldErrors ?? {})) {
    if (answers.has(id) && Array.isArray(messages)) errors[id] = String(messages[0]);
  }
  return Object.keys(errors).length > 0 ? { kind: "refused", errors } : { kind: "failed" };
}

function signInAgain(): Sent {
  const here = window.location.pathname + window.location.search;
  showToast({
    title: errorTexts.unauthorizedTitle,
    description: errorTexts.unauthorizedBody,
    variant: "destructive",
    redirectTo: `/api/login?returnTo=${encodeURIComponent(here)}`,
    afterMs: LOGIN_REDIRECT_DELAY_MS,
  });
  return { kind: "closed" };
}

function showCompleted(): Sent {
  window.location.assign(QUESTIONNAIRE_PATH);
  return { kind: "closed" };
}

/** This browser page's answers on their way, and what it knows of the questions. Both live as long as the document. */
export const saveQueue = new SaveQueue(send);
export const stepCache = new StepCache(saveQueue.hasUnsent);

const LOAD_AGAIN_MS = 2_000;

/**
 * The screen that an address asks for, from what the page knows or from the server. While the network fails it is
 * asked for again, and the member stays where they are, until `signal` says that they went elsewhere.
 */
export async function loadPage(
  asked: string | null,
  ask: () => Promise<QuestionnairePage>,
  signal: AbortSignal,
): Promise<QuestionnairePage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await stepCache.load(asked === null ? null : Number(asked), ask);
    } catch (error) {
      // Fetch fails with a TypeError; everything else is an answer.
      if (!(error instanceof TypeError)) throw error;
      if (attempt === 1) showToast(screenTexts.notLoadedToast);
      await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
      signal.throwIfAborted();
    }
  }
}
