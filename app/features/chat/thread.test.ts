import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MessageView } from "~/realtime/protocol";
import {
  lastSeenOwn,
  countArrived,
  openThread,
  reduceThread,
  shownMessages,
  shownOutgoing,
  type Thread,
  type ThreadEvent,
} from "./thread";

const message = (seq: number, senderId = "ben", text = `text ${seq}`): MessageView => ({
  id: `m:${seq}`,
  seq,
  senderId,
  message: text,
  createdAt: "2026-11-20T10:00:00.000Z",
  matchId: "m",
});
const stretch = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const open = (messages: MessageView[], lastSeq = messages.at(-1)?.seq ?? 0) =>
  openThread("ada", { messages, lastSeq, partnerRead: 0, credits: 5 });
const after = (thread: Thread, ...events: ThreadEvent[]) => events.reduce(reduceThread, thread);
const shown = (thread: Thread) => shownMessages(thread).map(({ seq }) => seq);
const waiting = (thread: Thread) => shownOutgoing(thread).map(({ text, status }) => `${text}: ${status.is}`);

describe("messages that arrive", () => {
  it("are shown once, in order, above and below what was there", () => {
    const thread = after(
      open(stretch(4, 5)),
      { type: "arrived", messages: [message(6), message(5)] },
      { type: "arrived", messages: stretch(1, 4) },
    );
    expect(shown(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("wait behind a gap until it is filled", () => {
    const behind = after(open(stretch(1, 2)), { type: "arrived", messages: [message(4)] });
    expect(shown(behind)).toEqual([1, 2]);
    expect(shown(after(behind, { type: "arrived", messages: [message(3)] }))).toEqual([1, 2, 3, 4]);
  });

  it("begin an empty conversation", () => {
    expect(shown(after(open([]), { type: "arrived", messages: [message(1)] }))).toEqual([1]);
  });

  it("change nothing the second time", () => {
    const thread = open(stretch(1, 3));
    expect(after(thread, { type: "arrived", messages: stretch(2, 3) })).toBe(thread);
  });
});

describe("a message that the member sends", () => {
  const sending = after(open(stretch(1, 2)), { type: "send", clientId: "a", text: " Hello " });

  it("is shown at once as on its way, as it will be stored", () => {
    expect(waiting(sending)).toEqual(["Hello: sending"]);
    expect(waiting(after(sending, { type: "send", clientId: "a", text: "Hello" }))).toHaveLength(1);
    expect(waiting(after(sending, { type: "send", clientId: "b", text: " \n" }))).toHaveLength(1);
  });

  it("takes its place when the server has answered, and costs one chat, once", () => {
    const event = { type: "sent", clientId: "a", message: message(3, "ada", "Hello") } as const;
    const sent = after(sending, event, event);
    expect([shown(sent), waiting(sent), sent.credits]).toEqual([[1, 2, 3], [], 4]);
  });

  it("is not shown twice when the socket is faster than the answer, also when the answer never comes", () => {
    const arrived = after(sending, { type: "arrived", messages: [message(3, "ada", "Hello")] });
    expect([shown(arrived), waiting(arrived)]).toEqual([[1, 2, 3], []]);
    const failed = after(arrived, { type: "failed", clientId: "a" });
    expect(waiting(failed)).toEqual([]);
    expect([countArrived(arrived), countArrived(failed)]).toEqual([0, 1]);
  });

  it("is not taken for an earlier one, another's, or the same words said twice", () => {
    const twice = after(sending, { type: "send", clientId: "b", text: "Hello" });
    const other = after(twice, { type: "arrived", messages: [message(3, "ben", "Hello")] });
    expect(waiting(other)).toHaveLength(2);
    expect(waiting(after(other, { type: "arrived", messages: [message(4, "ada", "Hello")] }))).toHaveLength(1);
  });

  it("stays in sight while what stands before it is still missing", () => {
    const early = after(sending, { type: "sent", clientId: "a", message: message(4, "ada", "Hello") });
    expect([shown(early), waiting(early)]).toEqual([[1, 2], ["Hello: sent"]]);
    const filled = after(early, { type: "arrived", messages: [message(3)] });
    expect([shown(filled), waiting(filled)]).toEqual([[1, 2, 3, 4], []]);
  });

  it("can fail, be tried again under the same name, or be given up", () => {
    const failed = after(sending, { type: "failed", clientId: "a" });
    expect(waiting(failed)).toEqual(["Hello: failed"]);
    expect(waiting(after(failed, { type: "retry", clientId: "a" }))).toEqual(["Hello: sending"]);
    const dropped = after(failed, { type: "dropped", clientId: "a" });
    expect([waiting(dropped), dropped.credits]).toEqual([[], 5]);
  });

  it("costs nothing when the member is never charged", () => {
    const unlimited = openThread("ada", { messages: [], lastSeq: 0, partnerRead: 0, credits: null });
    const sent = { type: "sent", clientId: "a", message: message(1, "ada", "Hello") } as const;
    expect(after(unlimited, { type: "send", clientId: "a", text: "Hello" }, sent).credits).toBeNull();
  });
});

describe("what the partner has read", () => {
  const thread = open([message(1, "ada"), message(2, "ada"), message(3), message(4, "ada")]);
  const readTo = (seq: number, memberId = "ben") => after(thread, { type: "read", memberId, seq });

  it("is told at the last own message of it", () => {
    expect([0, 1, 3, 4].map((seq) => lastSeenOwn(readTo(seq)))).toEqual([null, 1, 2, 4]);
  });

  it("never goes back, and is not what the member reads", () => {
    expect(lastSeenOwn(after(readTo(4), { type: "read", memberId: "ben", seq: 1 }))).toBe(4);
    expect(readTo(4, "ada")).toBe(thread);
  });
});

it("gives the same list whatever order pages, frames and answers come in, and however often", () => {
  const conversation = fc.record({
    owners: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
    cuts: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 6 }),
    loaded: fc.tuple(fc.nat(11), fc.nat(11)),
  });
  const orders = fc.array(fc.nat(), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(conversation, orders, ({ owners, cuts, loaded }, order) => {
      const all = owners.map((isMine, index) =>
        message(index + 1, isMine ? "ada" : "ben", index % 3 ? "same" : "other"),
      );
      const [from, to] = loaded.map((at) => at % all.length).sort((one, other) => one - other);
      const page = all.slice(from, (to ?? 0) + 1);
      const mine = all.filter((one) => one.senderId === "ada" && !page.includes(one));
      const sends = mine.map(({ seq, message: text }) => ({ type: "send", clientId: `c${seq}`, text }) as const);
      const answers = mine.map((one) => ({ type: "sent", clientId: `c${one.seq}`, message: one }) as const);
      const pages = cuts.map(([one, other]) => all.slice(Math.min(one, other), Math.max(one, other) + 1));
      const frames = [...all.map((one) => [one]), ...pages];
      const arrivals = frames.map((messages) => ({ type: "arrived", messages }) as const);
      const events = [...arrivals, ...answers, ...answers, ...arrivals];
      const mixed = events
        .map((event, index) => ({ event, at: order[index % order.length] ?? 0 }))
        .sort((one, other) => one.at - other.at)
        .map(({ event }) => event);
      const credits = 100;
      const begun = after(
        openThread("ada", { messages: page, lastSeq: all.length, partnerRead: 0, credits }),
        ...sends,
      );

      let thread = begun;
      for (const event of mixed) {
        thread = reduceThread(thread, event);
        const seqs = shown(thread);
        expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
      }
      expect(shownMessages(thread)).toEqual(all);
      expect(thread.outgoing).toEqual([]);
      expect(thread.credits).toBe(credits - mine.length);
    }),
  );
});
