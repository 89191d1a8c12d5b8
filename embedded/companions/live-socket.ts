import WebSocket from "ws";
import { z } from "zod";

const FrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("message"), matchId: z.string(), senderId: z.string() }),
  z.object({
    type: z.literal("notification"),
    notification: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("like") }),
      z.object({ kind: z.literal("match"), matchId: z.string() }),
      z.object({ kind: z.literal("message"), matchId: z.string() }),
    ]),
  }),
]);
/** What a companion listens to. */
export type LiveFrame = z.infer<typeof FrameSchema>;

export interface LiveHandlers {
  onOpen: () => void;
  onFrame: (frame: LiveFrame) => void;
  /** The session has ended; the socket does not try again. */
  onSignedOut: () => void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
const SESSION_ENDED = 4401;

/** A connection to the product's socket that comes back by itself until it is closed or the session has ended. */
export class LiveSocket {
  #socket: WebSocket | null = null;
  #retryMs = FIRST_RETRY_MS;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly origin: string,
    readonly cookie: string,
    readonly handlers: LiveHandlers,
  ) {
    this.#open();
  }

  /** Sends a frame if the connection is there; what is said this way may be lost. */
  send(frame: { type: "typing" | "subscribe"; matchId: string }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.terminate();
  }

  #open(): void {
    const address = `${this.origin.replace(/^http/, "ws")}/ws`;
    const socket = new WebSocket(address, { headers: { Cookie: this.cookie, Origin: this.origin } });
    this.#socket = socket;
    let isSignedOut = false;
    socket.on("open", () => {
      this.#retryMs = FIRST_RETRY_MS;
      this.handlers.onOpen();
    });
    socket.on("message", (data: WebSocket.RawData) => {
      const frame = FrameSchema.safeParse(parseJson(String(data)));
      if (frame.success) this.handlers.onFrame(frame.data);
    });
    socket.on("unexpected-response", (request, response) => {
      isSignedOut = response.statusCode === 401;
      request.destroy();
    });
    // Told by close as well, which always follows.
    socket.on("error", () => undefined);
    socket.on("close", (code) => {
      if (this.#isClosed) return;
      if (isSignedOut || code === SESSION_ENDED) return this.handlers.onSignedOut();
      this.#retry = setTimeout(() => this.#open(), this.#retryMs);
      this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
