import { FollowedConversation, type ConversationHandlers, type ListAfter } from "./followed-conversation";
import { LastingWire, type Network } from "./lasting-wire";
import {
  CLOSE_CODES,
  parseJson,
  ServerFrameSchema,
  type ClientFrameInput,
  type FrameOf,
  type MessageView,
  type NotificationView,
  type ServerFrame,
} from "./protocol";

/** What the client needs of the world around it. */
export interface Surroundings extends Network {
  listAfter: ListAfter;
}

/** What a screen can say in a conversation, besides messages. */
export interface FollowControls {
  /** The member types, or has stopped. Call it as often as keys are pressed. */
  typing(isTyping: boolean): void;
  /** The member has read up to this number. */
  read(seq: number): void;
  /** The nudge that follows a message which was sent by a form or the API. */
  nudge(message: MessageView): void;
  stop(): void;
}

/** Between two screens nobody listens for a moment. */
const LINGER_MS = 2_000;
const TYPING_EVERY_MS = 3_000;

/** The frames that concern one conversation. */
type ConversationFrame = FrameOf<"subscribed" | "message" | "typing" | "read" | "presence">;

/**
 * The live connection of one page: made when somebody listens, made again when it is lost, ended when nobody listens
 * any more. What was missed meanwhile is fetched, so that listeners get each message once and in order.
 */
export class SocketClient {
  readonly #followed = new Set<FollowedConversation>();
  readonly #notified = new Set<(notification: NotificationView) => void>();
  readonly #unmatched = new Set<(matchId: string) => void>();
  readonly #wire: LastingWire;
  #linger: ReturnType<typeof setTimeout> | undefined;
  /** Which match the server's last error was about: the reason of an end that follows. */
  #wrongMatch: string | null = null;

  constructor(readonly surroundings: Surroundings) {
    this.#wire = new LastingWire(surroundings, {
      onOpen: () => {
        for (const matchId of new Set([...this.#followed].map((one) => one.matchId))) {
          this.#send({ type: "subscribe", matchId });
        }
        this.#tellLive(true);
      },
      onText: (text) => {
        const frame = ServerFrameSchema.safeParse(parseJson(text));
        if (frame.success) this.#receive(frame.data);
      },
      onClose: (code) => {
        this.#tellLive(false);
        if (code === CLOSE_CODES.notYourMatch && this.#wrongMatch !== null) this.#end(this.#wrongMatch);
        this.#wrongMatch = null;
      },
    });
  }

  /** Follows a conversation from the message after `seen` on. */
  follow(matchId: string, seen: number, handlers: ConversationHandlers): FollowControls {
    const conversation = new FollowedConversation(matchId, seen, handlers, this.surroundings.listAfter);
    this.#followed.add(conversation);
    handlers.onLive?.(this.#wire.isOpen);
    // Also where another screen follows it: the answer says what this one may have missed.
    this.#send({ type: "subscribe", matchId });
    this.#begin();
    let typedAt = -Infinity;
    return {
      typing: (isTyping) => {
        const now = performance.now();
        if (isTyping ? now - typedAt < TYPING_EVERY_MS : typedAt === -Infinity) return;
        typedAt = isTyping ? now : -Infinity;
        this.#send({ type: "typing", matchId, isTyping });
      },
      read: (seq) => this.#send({ type: "read", matchId, seq }),
      nudge: (message) => this.#send({ type: "message", ...message }),
      stop: () => {
        conversation.stop();
        if (!this.#followed.delete(conversation)) return;
        if (this.#of(matchId).length === 0) this.#send({ type: "unsubscribe", matchId });
        this.#endSoon();
      },
    };
  }

  /** Hears of everything that is no part of a followed conversation. Returns the function that ends it. */
  onNotification(handler: (notification: NotificationView) => void): () => void {
    return this.#listen(this.#notified, handler);
  }

  /** Hears of every match of the member that ends. Returns the function that ends it. */
  onUnmatched(handler: (matchId: string) => void): () => void {
    return this.#listen(this.#unmatched, handler);
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  wake(): void {
    this.#wire.wake();
  }

  #listen<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
    handlers.add(handler);
    this.#begin();
    return () => {
      handlers.delete(handler);
      this.#endSoon();
    };
  }

  #begin(): void {
    clearTimeout(this.#linger);
    this.#wire.start();
  }

  #endSoon(): void {
    clearTimeout(this.#linger);
    if (this.#followed.size + this.#notified.size + this.#unmatched.size > 0) return;
    this.#linger = setTimeout(() => this.#wire.stop(), LINGER_MS);
  }

  #of(matchId: string): FollowedConversation[] {
    return [...this.#followed].filter((one) => one.matchId === matchId);
  }

  #send(frame: ClientFrameInput & Partial<MessageView>): void {
    this.#wire.send(JSON.stringify(frame));
  }

  #tellLive(isLive: boolean): void {
    for (const { handlers } of [...this.#followed]) handlers.onLive?.(isLive);
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "notification":
        for (const handler of [...this.#notified]) handler(frame.notification);
        return;
      case "error":
        this.#wrongMatch = frame.matchId;
        return;
      case "unmatched":
        this.#end(frame.matchId);
        for (const handler of [...this.#unmatched]) handler(frame.matchId);
        return;
      default:
        for (const conversation of this.#of(frame.matchId)) bring(conversation, frame);
    }
  }

  #end(matchId: string): void {
    for (const conversation of this.#of(matchId)) {
      this.#followed.delete(conversation);
      conversation.end();
    }
  }
}

function bring(conversation: FollowedConversation, frame: ConversationFrame): void {
  switch (frame.type) {
    case "subscribed":
      return conversation.expect(frame.seq);
    case "message": {
      const { id, seq, senderId, message, createdAt, matchId } = frame;
      return conversation.receive({ id, seq, senderId, message, createdAt, matchId });
    }
    case "typing":
      return conversation.setTyping(frame.isTyping);
    case "read":
      return conversation.handlers.onRead?.(frame.senderId, frame.seq);
    case "presence":
      return conversation.handlers.onPresence?.(frame.isOnline);
  }
}
