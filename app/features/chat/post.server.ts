import { countAgainstLimit } from "~/platform/limits.server";
import { log } from "~/platform/log.server";
import { chatTexts } from "~/texts/chat";
import { errorTexts } from "~/texts/errors";
import type { Member } from "../account/member";
import type { Posted, Refusal } from "./refusal";
import { MAX_MESSAGE_LENGTH } from "./rules";
import { MessageSchema } from "./schema";
import { sendMessage, type Sent } from "./write.server";

/** A message that was posted by the form and not sent: what the page shows of it, and how it answers. */
export interface PostRefused extends Posted {
  status: number;
  /** Seconds after which it can be tried again. */
  retryAfter?: number;
}

/**
 * Sends what the composer's form posted. Null when it was sent, or when there is no such conversation any more, which
 * the page says by itself.
 */
export async function postForm(me: Member, matchId: string, fields: URLSearchParams): Promise<PostRefused | null> {
  const text = fields.get("message") ?? "";
  const refused = { text, error: null, refusal: null };
  const parsed = MessageSchema.safeParse({ message: text, clientId: fields.get("clientId") ?? undefined });
  if (!parsed.success) return { ...refused, status: 400, error: parsed.error.issues[0]?.message ?? chatTexts.empty };
  const retryAfter = await countAgainstLimit("messages", me.id.toString());
  if (retryAfter !== null) {
    const refusal: Refusal = { kind: "told", message: errorTexts.tooManyRequests(retryAfter) };
    return { ...refused, status: 429, retryAfter, refusal };
  }
  try {
    const sent = await sendMessage(me, matchId, parsed.data);
    const answer = sent.ok ? null : answerTo(sent);
    return answer && { ...refused, ...answer };
  } catch (error) {
    log.error({ error }, "a message was not sent");
    return { ...refused, status: 500, refusal: { kind: "failed" } };
  }
}

type NotSent = Exclude<Sent, { ok: true }>;

function answerTo(sent: NotSent): (Pick<PostRefused, "status"> & Partial<PostRefused>) | null {
  switch (sent.reason) {
    case "not-found":
      return null;
    case "empty":
      return { status: 400, error: chatTexts.empty };
    case "too-long":
      return { status: 400, error: chatTexts.tooLong(MAX_MESSAGE_LENGTH) };
    case "no-credits":
      return { status: 402, refusal: { kind: "no-credits" } };
    case "contact-information":
      return {
        status: 400,
        refusal: { kind: "rejected", message: sent.message, violations: sent.violations },
      };
  }
}
