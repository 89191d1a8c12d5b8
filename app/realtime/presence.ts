/** A page that loads anew is away for a moment: nobody is told of absences shorter than that. */
export const ABSENCE_MS = 5_000;

/** Who is here, by the connections of this process. A member with several is here until the last one has gone. */
export class Presence {
  readonly #connections = new Map<string, number>();
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param tell is told of each change */
  constructor(readonly tell: (memberId: string, isOnline: boolean) => void) {}

  isOnline(memberId: string): boolean {
    return this.#connections.has(memberId) || this.#leaving.has(memberId);
  }

  arrive(memberId: string): void {
    const isNew = !this.isOnline(memberId);
    clearTimeout(this.#leaving.get(memberId));
    this.#leaving.delete(memberId);
    this.#connections.set(memberId, (this.#connections.get(memberId) ?? 0) + 1);
    if (isNew) this.tell(memberId, true);
  }

  leave(memberId: string): void {
    const left = (this.#connections.get(memberId) ?? 0) - 1;
    if (left > 0) return void this.#connections.set(memberId, left);
    if (!this.#connections.delete(memberId)) return;
    const goodbye = () => {
      this.#leaving.delete(memberId);
      this.tell(memberId, false);
    };
    this.#leaving.set(memberId, setTimeout(goodbye, ABSENCE_MS));
  }

  /** Nobody is told of anything any more. */
  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
    this.#connections.clear();
  }
}
