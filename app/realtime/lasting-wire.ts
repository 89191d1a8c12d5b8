import { reconnectDelayMs } from "./backoff";
import { CLOSE_CODES } from "./protocol";

/** One attempt at a connection. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireEvents {
  onOpen: () => void;
  onText: (text: string) => void;
  /** Called once, also when the connection never opened. */
  onClose: (code: number) => void;
}

/** What a lasting connection needs of the world around it. */
export interface Network {
  connect: (events: WireEvents) => Wire;
  /** Whether the session is still valid: browsers do not tell why a connection was refused. */
  isSignedIn: () => Promise<boolean>;
  /** The session has ended; there are no more attempts. */
  onSignedOut: () => void;
  /** From 0 to 1. */
  random: () => number;
}

/** A connection that lasted this long was a good one: the next wait is short again. */
const STABLE_MS = 10_000;

/** A connection that is made again whenever it is lost, for as long as it is wanted and the session lasts. */
export class LastingWire {
  #wire: Wire | null = null;
  #openedAt: number | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;
  #isSignedOut = false;

  constructor(
    readonly network: Network,
    readonly events: WireEvents,
  ) {}

  get isOpen(): boolean {
    return this.#openedAt !== null;
  }

  start(): void {
    this.#isWanted = true;
    if (this.#wire === null && this.#retry === undefined && !this.#isSignedOut) this.#connect();
  }

  stop(): void {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#wire?.close();
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  wake(): void {
    if (this.#retry === undefined) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Sends while it is open; what is sent at another time is lost. */
  send(text: string): void {
    if (this.isOpen) this.#wire?.send(text);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#wire = this.network.connect({
      onOpen: () => {
        this.#openedAt = performance.now();
        this.events.onOpen();
      },
      onText: this.events.onText,
      onClose: (code) => void this.#lose(code),
    });
  }

  async #lose(code: number): Promise<void> {
    const lasted = this.#openedAt === null ? null : performance.now() - this.#openedAt;
    this.#openedAt = null;
    if (lasted !== null) this.events.onClose(code);
    const isRefused = lasted === null && !(await this.network.isSignedIn().catch(() => true));
    this.#wire = null;
    if (isRefused || code === CLOSE_CODES.sessionEnded) {
      this.#isSignedOut = true;
      this.network.onSignedOut();
    } else if (this.#isWanted) {
      if (lasted !== null && lasted >= STABLE_MS) this.#attempt = 0;
      this.#retry = setTimeout(() => this.#connect(), reconnectDelayMs(this.#attempt, this.network.random()));
      this.#attempt += 1;
    }
  }
}
