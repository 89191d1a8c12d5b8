import { z } from "zod";
import type { MessageView } from "~/realtime/protocol";

/** Why a message was not sent. */
export type Refusal =
  /** Contact information, by the screening. */
  | { kind: "rejected"; message: string; violations: string[] }
  | { kind: "no-credits" }
  /** What the server's sentence says, such as how long to wait. */
  | { kind: "told"; message: string }
  /** For a reason of ours: it can be tried again. */
  | { kind: "failed" };

/** A message that was posted without JavaScript and not sent, as the page shows it. */
export interface Posted {
  /** As it was typed. */
  text: string;
  /** What is wrong with the text, beside the box. */
  error: string | null;
  /** Why else it was not sent. */
  refusal: Refusal | null;
}

/** What came of a request that sends a message. */
export type Outcome =
  { ok: true; message: MessageView } | { ok: false; refusal: Refusal | { kind: "gone" } | { kind: "signed-out" } };

const MessageViewSchema = z.object({
  id: z.string(),
  seq: z.int().min(1),
  senderId: z.string(),
  message: z.string(),
  createdAt: z.string(),
  matchId: z.string(),
});
const ErrorSchema = z.object({ message: z.string(), violations: z.array(z.string()).optional() });

/** Reads the answer of `POST /api/chats/{matchId}/message`: its status and its body, whatever that is. */
export function readOutcome(status: number, body: unknown): Outcome {
  if (status === 401) return { ok: false, refusal: { kind: "signed-out" } };
  if (status === 402) return { ok: false, refusal: { kind: "no-credits" } };
  if (status === 404) return { ok: false, refusal: { kind: "gone" } };
  if (status === 200) {
    const message = MessageViewSchema.safeParse(body);
    return message.success ? { ok: true, message: message.data } : failed;
  }
  const error = ErrorSchema.safeParse(body);
  if (!error.success || (status !== 400 && status !== 429)) return failed;
  const { message, violations } = error.data;
  return { ok: false, refusal: violations ? { kind: "rejected", message, violations } : { kind: "told", message } };
}

export const failed: Outcome = { ok: false, refusal: { kind: "failed" } };
