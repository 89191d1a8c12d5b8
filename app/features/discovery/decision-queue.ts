/** Something that was decided and is to be sent. */
export type Act = "like" | "pass" | "undo";

/** What became of one act. `gone`: there is no such member any more. */
export type Sent = { kind: "done"; matchId: string | null } | { kind: "gone" } | { kind: "failed" };

interface Waiting {
  act: Act;
  id: string;
  resolve: (sent: Sent) => void;
}

/**
 * Sends acts one after another in the order in which they were done, so that quick fingers lose none, double none, and
 * an undo never overtakes its pass.
 */
export class DecisionQueue {
  readonly #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(private readonly send: (act: Act, id: string) => Promise<Sent>) {}

  /** Takes an act; resolves to what became of it. */
  add(act: Act, id: string): Promise<Sent> {
    return new Promise((resolve) => {
      this.#waiting.push({ act, id, resolve });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is waiting or under way. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  /** The page is going away: what still waits is sent at once, without waiting for answers. */
  leave(): void {
    for (const { act, id, resolve } of this.#waiting.splice(0)) void this.send(act, id).then(resolve);
  }

  async #run(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      next.resolve(await this.send(next.act, next.id));
    }
    this.#running = null;
  }
}
