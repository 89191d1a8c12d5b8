import type { MessageView } from "~/realtime/protocol";
import { failed, readOutcome, type Outcome } from "./refusal";
import { DEFAULT_MESSAGES_LISTED } from "./rules";

const callPath = (matchId: string, call: string) => `/api/chats/${encodeURIComponent(matchId)}/${call}`;

/** Sends a message from the browser. Never throws: without a network it has failed. */
export async function postMessage(matchId: string, sending: { message: string; clientId: string }): Promise<Outcome> {
  try {
    const answer = await fetch(callPath(matchId, "message"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sending),
    });
    return readOutcome(answer.status, await answer.json().catch(() => undefined));
  } catch {
    return failed;
  }
}

/** The messages before a number, oldest first; null when they did not come. */
export async function fetchEarlier(matchId: string, before: number): Promise<MessageView[] | null> {
  try {
    const answer = await fetch(callPath(matchId, `messages?before=${before}&limit=${DEFAULT_MESSAGES_LISTED}`));
    // Our own server's answer, of the shape that its API promises.
    return answer.ok ? ((await answer.json()) as MessageView[]) : null;
  } catch {
    return null;
  }
}

/** A name for an act of sending. */
export function newClientId(): string {
  // `randomUUID` is there on encrypted pages only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
