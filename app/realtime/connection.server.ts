import type { Types } from "mongoose";
import { WebSocket } from "ws";
import { liveTexts } from "~/texts/live";
import { FrameBudget, TypingPace } from "./pace";
import { CLOSE_CODES, type ServerFrame } from "./protocol";

/** Whoever does not read what is sent, for so long that this much waits, is cut off. */
const MAX_WAITING_BYTES = 1_024 * 1_024;
/** How long the other side has to answer the end of a connection before it is cut off. */
const CLOSING_MS = 1_000;

export interface Owner {
  memberId: Types.ObjectId;
  sessionId: string;
}

/** One open socket of one member. */
export class Connection {
  readonly memberId: string;
  readonly budget = new FrameBudget(performance.now());
  readonly typing = new TypingPace();
  /** The conversations that it follows: the partner by match. */
  readonly followed = new Map<string, string>();
  badFrames = 0;
  /** Whether anything has been heard since the last ping. */
  isAlive = true;
  #isClosing = false;

  constructor(
    readonly socket: WebSocket,
    readonly owner: Owner,
  ) {
    this.memberId = owner.memberId.toString();
  }

  get isOpen(): boolean {
    return !this.#isClosing && this.socket.readyState === WebSocket.OPEN;
  }

  send(frame: ServerFrame): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES) return this.socket.terminate();
    this.socket.send(JSON.stringify(frame));
  }

  /** Ends the connection and says why; from now on nothing is sent or received. */
  close(reason: keyof typeof CLOSE_CODES): void {
    if (!this.isOpen) return;
    this.#isClosing = true;
    this.socket.close(CLOSE_CODES[reason], liveTexts.closed[reason]);
    setTimeout(() => this.socket.terminate(), CLOSING_MS).unref();
  }
}
