/** What one connection may send: bursts of frames, and so many a second in the long run. */
export const FRAME_BURST = 100;
export const FRAMES_PER_SECOND = 20;
/** The fewest milliseconds between two signs of typing that are passed on for one match. */
export const TYPING_EVERY_MS = 1_000;

/** Counts frames. Times are milliseconds of any one clock that never goes back. */
export class FrameBudget {
  #left = FRAME_BURST;
  #countedAt: number;

  constructor(now: number) {
    this.#countedAt = now;
  }

  /** Counts one frame. Returns false when it is one too many. */
  take(now: number): boolean {
    const earned = ((now - this.#countedAt) / 1_000) * FRAMES_PER_SECOND;
    this.#left = Math.min(FRAME_BURST, this.#left + earned);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Lets signs of typing through at a readable pace; the end of typing always, after its beginning. */
export class TypingPace {
  readonly #last = new Map<string, { at: number; isTyping: boolean }>();

  /** Whether this sign is passed on. */
  admit(matchId: string, isTyping: boolean, now: number): boolean {
    const last = this.#last.get(matchId);
    const isEnd = last?.isTyping === true && !isTyping;
    if (last !== undefined && !isEnd && now - last.at < TYPING_EVERY_MS) return false;
    // The end leaves the time of the beginning, so that the two together count as one sign.
    this.#last.set(matchId, { at: isEnd ? last.at : now, isTyping });
    return true;
  }

  forget(matchId: string): void {
    this.#last.delete(matchId);
  }
}
