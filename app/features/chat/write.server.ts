import { randomUUID } from "node:crypto";
import { findSent } from "~models/message";
import { chargeForMessage, readOutbox } from "~models/outbox";
import { markRead, readSeqOf } from "~models/conversation-head";
import { findMatch, partnerOf, type PairRecord } from "~models/pair";
import { clock } from "~/platform/clock";
import { announce } from "~/realtime/events.server";
import type { MessageView } from "~/realtime/protocol";
import type { Member } from "../account/member";
import { deliver } from "./deliver.server";
import { messageView, type Reader } from "./read.server";
import { MAX_MESSAGE_LENGTH, tidyMessage } from "./rules";
import { screenMessage } from "./screening.server";

/** `creditsLeft` is null for members who are never charged. */
export type Sent =
  | { ok: true; message: MessageView; creditsLeft: number | null }
  | { ok: false; reason: "empty" | "too-long" | "no-credits" | "not-found" }
  | { ok: false; reason: "contact-information"; message: string; violations: string[] };

/**
 * Sends a message in a live match of the member: screened, charged, stored and told to both. The same `clientId` a
 * second time, also at the same moment or after a crash, is the same message and charged once.
 */
export async function sendMessage(
  me: Member,
  matchId: string,
  sending: { message: string; clientId?: string | undefined },
): Promise<Sent> {
  const text = tidyMessage(sending.message);
  if (text === "") return { ok: false, reason: "empty" };
  if (text.length > MAX_MESSAGE_LENGTH) return { ok: false, reason: "too-long" };
  const match = await findMatch(matchId, me.id);
  if (match === null) return { ok: false, reason: "not-found" };
  const clientId = sending.clientId ?? randomUUID();

  const begun = sending.clientId === undefined ? null : await resume(me, match, clientId);
  if (begun !== null) return begun;
  const screened = await screenMessage(me, match, text);
  if (!screened.ok) return { ...screened, reason: "contact-information" };

  const charge = await chargeForMessage(me.id, { matchId, clientId, text }, clock.now());
  if (charge.outcome === "no-credits") {
    // The last credit may have gone to this very message, sent twice at the same moment.
    return (await resume(me, match, clientId)) ?? { ok: false, reason: "no-credits" };
  }
  const stored = await deliver(me, charge.entry, match);
  if (stored === null) return { ok: false, reason: "not-found" };
  if (stored.chargeId === charge.entry.chargeId) {
    return { ok: true, message: messageView(stored), creditsLeft: charge.creditsLeft };
  }
  const { creditsLeft } = await readOutbox(me.id, matchId, clientId);
  return { ok: true, message: messageView(stored), creditsLeft };
}

/** What came of an act of sending that was begun before: finished where it was cut off. Null when there is none. */
async function resume(me: Member, match: PairRecord, clientId: string): Promise<Sent | null> {
  const matchId = match._id;
  const [sent, { entry, creditsLeft }] = await Promise.all([
    findSent(matchId, me.id, clientId),
    readOutbox(me.id, matchId, clientId),
  ]);
  if (entry === null) return sent && { ok: true, message: messageView(sent), creditsLeft };
  const stored = await deliver(me, entry, match);
  return stored === null ? { ok: false, reason: "not-found" } : { ok: true, message: messageView(stored), creditsLeft };
}

export type MarkedRead = { ok: true } | { ok: false; reason: "not-found" | "no-such-message" };

/** The member has read a conversation up to this number. Idempotent; never goes back. Tells both where it moves. */
export async function markConversationRead(me: Reader, matchId: string, seq: number): Promise<MarkedRead> {
  const match = await findMatch(matchId, me.id);
  if (match === null) return { ok: false, reason: "not-found" };
  if (seq > match.lastSeq) return { ok: false, reason: "no-such-message" };
  if (seq <= readSeqOf(match, me.id)) return { ok: true };
  if (!(await markRead(matchId, me.id, seq))) return { ok: false, reason: "not-found" };
  const members = [me.id, partnerOf(match, me.id)].map(String);
  await announce({ kind: "read", matchId, members, memberId: me.id.toString(), seq });
  return { ok: true };
}
