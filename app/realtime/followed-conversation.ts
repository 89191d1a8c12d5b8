import type { MessageView } from "./protocol";
import { Sequence } from "./sequence";

/** What a screen wants to know of the conversation that it shows. */
export interface ConversationHandlers {
  /** New messages of either side, in the order of their numbers, each once. */
  onMessages?: (messages: MessageView[]) => void;
  /** The partner types, or has stopped. */
  onTyping?: (isTyping: boolean) => void;
  /** A member has read up to this number. */
  onRead?: (memberId: string, seq: number) => void;
  /** The partner is here, or has gone. */
  onPresence?: (isOnline: boolean) => void;
  /** The match has ended: there is no conversation any more. */
  onUnmatched?: () => void;
  /** Whether events come in right now; when not, the connection is being made again. */
  onLive?: (isLive: boolean) => void;
}

/** A partner whose next sign of typing does not come has left. */
const TYPING_LASTS_MS = 6_000;
const FETCH_AGAIN_MS = 3_000;

/** Lists messages after a number, oldest first; null when the conversation is not there any more. */
export type ListAfter = (matchId: string, after: number) => Promise<MessageView[] | null>;

/** One conversation that one screen follows, and what that screen knows of it. */
export class FollowedConversation {
  readonly #sequence: Sequence<MessageView>;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isFetching = false;
  #hasEnded = false;

  constructor(
    readonly matchId: string,
    seen: number,
    readonly handlers: ConversationHandlers,
    readonly listAfter: ListAfter,
  ) {
    this.#sequence = new Sequence(seen);
  }

  /** The number of the newest message, as the server knows it. */
  expect(seq: number): void {
    this.#sequence.expect(seq);
    void this.#catchUp();
  }

  receive(message: MessageView): void {
    this.setTyping(false);
    this.#give([message]);
    void this.#catchUp();
  }

  setTyping(isTyping: boolean): void {
    const was = this.#typing !== undefined;
    clearTimeout(this.#typing);
    this.#typing = isTyping ? setTimeout(() => this.setTyping(false), TYPING_LASTS_MS) : undefined;
    if (was !== isTyping) this.handlers.onTyping?.(isTyping);
  }

  end(): void {
    if (this.#hasEnded) return;
    this.stop();
    this.handlers.onUnmatched?.();
  }

  stop(): void {
    this.#hasEnded = true;
    clearTimeout(this.#typing);
    clearTimeout(this.#again);
  }

  #give(messages: readonly MessageView[]): void {
    const next = messages.flatMap((message) => this.#sequence.take(message));
    if (next.length > 0) this.handlers.onMessages?.(next);
  }

  /** Fetches what is missing, until nothing is. */
  async #catchUp(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.#sequence.isBehind && !this.#hasEnded) {
        const before = this.#sequence.seen;
        const missed = await this.listAfter(this.matchId, before);
        if (missed === null) return this.end();
        if (!this.#hasEnded) this.#give(missed);
        if (this.#sequence.seen === before) throw new Error("what is missing is not there yet");
      }
    } catch {
      // The network is away for a moment, or the service: what is missing is asked for again.
      clearTimeout(this.#again);
      if (!this.#hasEnded) this.#again = setTimeout(() => void this.#catchUp(), FETCH_AGAIN_MS);
    } finally {
      this.#isFetching = false;
    }
  }
}
