import { z } from "zod";
import type { Act, Sent } from "./decision-queue";

const AnswerSchema = z.object({ matchId: z.string().nullable().default(null) });

const paths: Record<Act, (id: string) => string> = {
  like: (id) => `/api/matches/${id}/like`,
  pass: (id) => `/api/matches/${id}/pass`,
  undo: (id) => `/discover/undo/${id}`,
};

/** Tells the server what was done with a card. Never rejects. */
export async function sendAct(act: Act, id: string): Promise<Sent> {
  try {
    // A page that is left meanwhile does not cut it off.
    const response = await fetch(paths[act](id), { method: "POST", keepalive: true });
    // The session has ended: the page's own guard says so and leads to the sign-in.
    if (response.status === 401) window.location.reload();
    if (response.status === 404) return { kind: "gone" };
    // Somebody who is matched by now cannot be passed, and is no candidate any more either.
    if (act === "pass" && response.status === 409) return { kind: "gone" };
    if (!response.ok) return { kind: "failed" };
    return { kind: "done", matchId: AnswerSchema.parse(await response.json()).matchId };
  } catch {
    return { kind: "failed" };
  }
}
