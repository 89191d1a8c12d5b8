/** Answers by question id, as form fields' texts. */
export type Answers = ReadonlyMap<string, string>;

/** What became of one attempt to save. `refused` names what the server will not take; nothing of it was saved. */
export type Sent =
  | { kind: "saved" }
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "failed" }
  /** Nothing can be saved any more: signed out, or completed elsewhere. */
  | { kind: "closed" };

export interface SaveState {
  status: "idle" | "saving" | "saved" | "retrying";
  /** What the server said of an answer that it refused, by question id. */
  errors: Readonly<Record<string, string>>;
}

const RETRY_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Saves answers in the background: one request at a time, so that a later answer never arrives before an earlier one,
 * and again after a failure until it succeeds. Only the last answer to a question counts.
 */
export class SaveQueue {
  #unsent = new Map<string, string>();
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #state: SaveState = { status: "idle", errors: {} };
  #listeners = new Set<() => void>();

  constructor(private readonly send: (answers: Answers) => Promise<Sent>) {}

  /** Takes an answer to save now, or after a pause in which another one may replace it. */
  add(id: string, text: string, pauseMs = 0): void {
    this.#unsent.set(id, text);
    const errors = Object.fromEntries(Object.entries(this.#state.errors).filter(([refused]) => refused !== id));
    this.#set({ status: this.#failures > 0 ? "retrying" : "saving", errors });
    if (pauseMs === 0) void this.flush();
    else this.#schedule(pauseMs);
  }

  /** Sends what is unsent. Resolves to whether everything is saved; false after an attempt that failed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#unsent.size > 0) await (this.#running ??= this.#run());
    return this.#unsent.size === 0;
  }

  /** The page is going away: sends everything unsent at once, also what is under way, as that may be cut off. */
  leave(): void {
    if (this.#unsent.size > 0) void this.send(new Map(this.#unsent));
  }

  hasUnsent = (): boolean => this.#unsent.size > 0;
  state = (): SaveState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #run(): Promise<void> {
    try {
      while (this.#unsent.size > 0) {
        const batch = new Map(this.#unsent);
        const sent = await this.send(batch);
        if (sent.kind === "failed") {
          this.#schedule(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0);
          this.#set({ status: "retrying" });
          return;
        }
        this.#failures = 0;
        if (sent.kind === "closed") this.#unsent.clear();
        else this.#settle(batch, sent);
      }
    } finally {
      this.#running = null;
    }
  }

  /** Forgets what was dealt with, but not what was answered anew meanwhile. */
  #settle(batch: Answers, sent: Extract<Sent, { kind: "saved" | "refused" }>): void {
    const errors = sent.kind === "refused" ? sent.errors : null;
    for (const [id, text] of batch) {
      const isDone = errors === null || Object.hasOwn(errors, id);
      if (isDone && this.#unsent.get(id) === text) this.#unsent.delete(id);
    }
    if (errors === null) this.#set({ status: this.#unsent.size === 0 ? "saved" : "saving" });
    else this.#set({ status: "idle", errors: { ...this.#state.errors, ...errors } });
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #set(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
