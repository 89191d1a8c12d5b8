import type { MessageView } from "~/realtime/protocol";
import { tidyMessage } from "./rules";

/** A message that the member has sent from this page and that is not in the conversation yet. */
export interface Outgoing {
  clientId: string;
  /** As it will be stored. */
  text: string;
  /** Up to which number the conversation was shown when it was sent. */
  since: number;
  /** `sent` is stored, and waits for what stands before it. */
  status: { is: "sending" } | { is: "failed" } | { is: "sent"; seq: number };
}

/** A conversation on the screen. Change it by `reduceThread` alone. */
export interface Thread {
  me: string;
  /** All that is known, by number; what is beyond a gap waits there. */
  known: ReadonlyMap<number, MessageView>;
  /** The stretch without a gap that is shown; `last` is `first - 1` before the first message. */
  first: number;
  last: number;
  outgoing: readonly Outgoing[];
  /** Up to which number the partner has read. */
  partnerRead: number;
  /** Null for members who are never charged. */
  credits: number | null;
  hasEnded: boolean;
}

export type ThreadEvent =
  /** Messages of a page, of the socket, of a catch-up: in any order, any number of times. */
  | { type: "arrived"; messages: readonly MessageView[] }
  | { type: "send"; clientId: string; text: string }
  /** The server answered a message that was sent from here. */
  | { type: "sent"; clientId: string; message: MessageView }
  /** It is not known to be stored: it can be tried again under the same name. */
  | { type: "failed"; clientId: string }
  | { type: "retry"; clientId: string }
  /** Refused by the server, or given up by the member: nothing of it stays. */
  | { type: "dropped"; clientId: string }
  | { type: "read"; memberId: string; seq: number }
  /** The server's own count. */
  | { type: "credits"; credits: number | null }
  | { type: "ended" };

/** A conversation as the server's page shows it: a stretch of messages without a gap, oldest first. */
export function openThread(
  me: string,
  page: { messages: readonly MessageView[]; lastSeq: number; partnerRead: number; credits: number | null },
): Thread {
  const first = page.messages[0]?.seq ?? page.lastSeq + 1;
  const empty = { me, known: new Map<number, MessageView>(), first, last: first - 1, outgoing: [], hasEnded: false };
  return withMessages({ ...empty, partnerRead: page.partnerRead, credits: page.credits }, page.messages);
}

/** What a conversation becomes by an event. Pure; the same object when nothing changes. */
export function reduceThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case "arrived":
      return withMessages(thread, event.messages);
    case "send":
      return begin(thread, event.clientId, tidyMessage(event.text));
    case "sent":
      return acknowledge(thread, event.clientId, event.message);
    case "failed":
      return withStatus(thread, event.clientId, { is: "failed" });
    case "retry":
      return withStatus(thread, event.clientId, { is: "sending" });
    case "dropped":
      return { ...thread, outgoing: thread.outgoing.filter(({ clientId }) => clientId !== event.clientId) };
    case "read":
      if (event.memberId === thread.me || event.seq <= thread.partnerRead) return thread;
      return { ...thread, partnerRead: event.seq };
    case "credits":
      // What is on its way may or may not be counted in it: the answers tell.
      if (thread.outgoing.some(({ status }) => status.is === "sending")) return thread;
      return { ...thread, credits: event.credits };
    case "ended":
      return { ...thread, hasEnded: true };
  }
}

/** The messages that are shown, oldest first and without a gap. */
export function shownMessages({ known, first, last }: Thread): MessageView[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => known.get(first + index)).filter(
    (message) => message !== undefined,
  );
}

/**
 * What is shown below them as on its way. The socket may bring a message before the server has answered the request
 * that sent it: such a one is not shown a second time.
 */
export function shownOutgoing(thread: Thread): Outgoing[] {
  const taken = new Set<number>();
  return thread.outgoing.filter((outgoing) => {
    if (outgoing.status.is === "sent") return true;
    for (let seq = outgoing.since + 1; seq <= thread.last; seq++) {
      const message = thread.known.get(seq);
      if (taken.has(seq) || message?.senderId !== thread.me || message.message !== outgoing.text) continue;
      taken.add(seq);
      return false;
    }
    return true;
  });
}

/** How many messages are in the conversation although their sending seems to have failed. */
export function countArrived(thread: Thread): number {
  const failed = ({ status }: Outgoing) => status.is === "failed";
  return thread.outgoing.filter(failed).length - shownOutgoing(thread).filter(failed).length;
}

/** The number of the last own message that the partner has read, or null. */
export function lastSeenOwn(thread: Thread): number | null {
  for (let seq = Math.min(thread.last, thread.partnerRead); seq >= thread.first; seq--) {
    if (thread.known.get(seq)?.senderId === thread.me) return seq;
  }
  return null;
}

function withMessages(thread: Thread, messages: readonly MessageView[]): Thread {
  const news = messages.filter(({ seq }) => !thread.known.has(seq));
  if (news.length === 0) return thread;
  const known = new Map(thread.known);
  for (const message of news) known.set(message.seq, message);
  let { first, last } = thread;
  while (known.has(last + 1)) last += 1;
  while (known.has(first - 1)) first -= 1;
  return settle({ ...thread, known, first, last });
}

/** What was sent and is shown in its place is on its way no longer. */
function settle(thread: Thread): Thread {
  const isOpen = ({ status }: Outgoing) => status.is !== "sent" || status.seq > thread.last;
  return thread.outgoing.every(isOpen) ? thread : { ...thread, outgoing: thread.outgoing.filter(isOpen) };
}

function begin(thread: Thread, clientId: string, text: string): Thread {
  if (text === "" || thread.outgoing.some((outgoing) => outgoing.clientId === clientId)) return thread;
  const entry: Outgoing = { clientId, text, since: thread.last, status: { is: "sending" } };
  return { ...thread, outgoing: [...thread.outgoing, entry] };
}

function acknowledge(thread: Thread, clientId: string, message: MessageView): Thread {
  const outgoing = thread.outgoing.find((one) => one.clientId === clientId);
  if (outgoing === undefined || outgoing.status.is === "sent") return withMessages(thread, [message]);
  const credits = thread.credits === null ? null : Math.max(0, thread.credits - 1);
  const sent = withStatus({ ...thread, credits }, clientId, { is: "sent", seq: message.seq });
  return settle(withMessages(sent, [message]));
}

function withStatus(thread: Thread, clientId: string, status: Outgoing["status"]): Thread {
  const change = (one: Outgoing) => (one.clientId === clientId && one.status.is !== "sent" ? { ...one, status } : one);
  return { ...thread, outgoing: thread.outgoing.map(change) };
}
