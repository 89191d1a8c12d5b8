import { setTimeout as pause } from "node:timers/promises";
import type { CastMember } from "./cast";
import { RefusedError, type KnownMatch, type Product } from "./product";
import { openingFor, replyTo, typingPause, type Speaker } from "./replies";
import { LiveSocket, type LiveFrame } from "./live-socket";

/** How many members one companion likes back at a time. */
const LIKES_AT_A_TIME = 5;
/** How long a companion takes to notice a like, and a match, in milliseconds. */
const NOTICE_MS = 2_000;

export interface CompanionOptions {
  readonly product: Product;
  readonly demoIds: ReadonlySet<string>;
  /** Multiplies every pause. */
  readonly pace: number;
  readonly report: (problem: unknown) => void;
}

/** One demo member who likes people back and answers them, by what every member's browser can do. */
export class Companion {
  readonly #aborter = new AbortController();
  readonly #product: Product;
  readonly #socket: LiveSocket;
  /** Conversations in which an answer is under way, and those of them in which something new was said meanwhile. */
  readonly #answering = new Set<string>();
  readonly #heardMore = new Set<string>();
  #speaker: Speaker | null = null;

  /** @param onSignedOut called once when the session has ended; the companion is of no more use then */
  constructor(
    readonly member: CastMember,
    readonly options: CompanionOptions,
    onSignedOut: () => void,
  ) {
    this.#product = options.product;
    this.#socket = new LiveSocket(options.product.origin, options.product.cookie, {
      onOpen: () => this.#run(() => this.#catchUp()),
      onFrame: (frame) => this.#receive(frame),
      onSignedOut,
    });
  }

  stop(): void {
    this.#aborter.abort();
    this.#socket.close();
  }

  #receive(frame: LiveFrame): void {
    if (frame.type === "message" && frame.senderId !== this.member.id) this.#run(() => this.#answer(frame.matchId));
    if (frame.type !== "notification") return;
    const { notification } = frame;
    if (notification.kind === "like") this.#run(() => this.#likeBack());
    if (notification.kind === "match") this.#run(() => this.#greet(notification.matchId));
    if (notification.kind === "message") this.#run(() => this.#answer(notification.matchId));
  }

  /** What happened while nobody was listening. */
  async #catchUp(): Promise<void> {
    await this.#likeBack();
    for (const { matchId, unreadCount } of await this.#product.conversations()) {
      if (unreadCount > 0) this.#run(() => this.#answer(matchId));
    }
  }

  /** Likes the people, not the other demo members, whom this companion gets to see. */
  async #likeBack(): Promise<void> {
    await this.#wait(NOTICE_MS);
    const people = (await this.#product.candidates()).filter(({ user }) => !this.options.demoIds.has(user.id));
    for (const { user } of people.slice(0, LIKES_AT_A_TIME)) await this.#product.like(user.id);
  }

  /** Says the first words where nobody has said any. */
  async #greet(matchId: string): Promise<void> {
    await this.#wait(2 * NOTICE_MS);
    const match = (await this.#product.matches()).find(({ id }) => id === matchId);
    if (match === undefined || this.options.demoIds.has(match.user.id)) return;
    if ((await this.#product.messages(matchId)).length > 0) return;
    await this.#type(matchId, openingFor(await this.#self(), partnerIn(match)), "opening");
  }

  /** Answers the newest message of a conversation, once, after the time that a person takes. */
  async #answer(matchId: string): Promise<void> {
    if (this.#answering.has(matchId)) return void this.#heardMore.add(matchId);
    this.#answering.add(matchId);
    try {
      await this.#wait(NOTICE_MS / 2);
      const conversation = await this.#product.messages(matchId);
      const newest = conversation.at(-1);
      if (newest === undefined || newest.senderId === this.member.id) return;
      await this.#product.markRead(matchId, newest.seq);
      // The same message gets one answer, also when a restart comes between.
      await this.#type(matchId, replyTo(conversation, await this.#self()), `reply-${newest.seq}`);
    } finally {
      this.#answering.delete(matchId);
      if (this.#heardMore.delete(matchId)) this.#run(() => this.#answer(matchId));
    }
  }

  async #type(matchId: string, line: string, clientId: string): Promise<void> {
    this.#socket.send({ type: "subscribe", matchId });
    this.#socket.send({ type: "typing", matchId });
    await this.#wait(typingPause(line));
    await this.#product.say(matchId, line, clientId);
  }

  async #self(): Promise<Speaker> {
    this.#speaker ??= { id: this.member.id, profile: await this.#product.profile() };
    return this.#speaker;
  }

  #wait(milliseconds: number): Promise<void> {
    return pause(milliseconds * this.options.pace, undefined, { signal: this.#aborter.signal });
  }

  /** Starts something that may fail by itself: a match that ended meanwhile, or no chats left, is nothing unusual. */
  #run(work: () => Promise<void>): void {
    work().catch((problem: unknown) => {
      const isUsual = problem instanceof RefusedError && [402, 403, 404, 409, 429].includes(problem.status);
      if (!isUsual && !this.#aborter.signal.aborted) this.options.report(problem);
    });
  }
}

const partnerIn = ({ user, profile }: KnownMatch) => ({ name: user.firstName, profile });
