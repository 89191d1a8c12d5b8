import { createHmac } from "node:crypto";
import mongoose from "mongoose";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";

const LIMITS_COLLECTION = "openid_limits";
const WRONG_PER_ACCOUNT = 10;
const WRONG_PER_ADDRESS = 100;
const WRONG_WINDOW_SECONDS = 15 * 60;
const SIGN_UPS_PER_ADDRESS = 20;
const SIGN_UP_WINDOW_SECONDS = 60 * 60;

export type SignInResult<T> =
  { ok: true; value: T } | { ok: false; reason: "wrong" } | { ok: false; reason: "limited"; retryAfterSeconds: number };

export type Admission = { ok: true } | { ok: false; retryAfterSeconds: number };

export interface Limits {
  /** Runs `check` unless this account or address has too many wrong passwords behind it; null from `check` is one. */
  guardPassword<T>(email: string, address: string, check: () => Promise<T | null>): Promise<SignInResult<T>>;
  /** Counts one sign-up of this address. */
  admitSignUp(address: string): Promise<Admission>;
}

/** One counter of wrong passwords, which also knows the attempts whose outcome is still open. */
class WrongPasswordCounter {
  readonly #limiter: RateLimiterMongo;
  readonly #open = new Map<string, { attempts: number; waiting: (() => void)[] }>();

  constructor(limiter: RateLimiterMongo) {
    this.#limiter = limiter;
  }

  /**
   * Resolves once an attempt may go ahead, which must then `close`. Open attempts count as if they were wrong, so that
   * many guesses at once are no more than the limit; when only they fill it, the attempt waits for their outcome.
   */
  async open(key: string): Promise<Admission> {
    for (;;) {
      const entry = this.#open.get(key) ?? { attempts: 0, waiting: [] };
      this.#open.set(key, entry);
      const openBefore = entry.attempts;
      entry.attempts += 1;
      const counted = await this.#limiter.get(key).catch((error: unknown) => {
        this.close(key);
        throw error;
      });
      const wrongBefore = counted?.consumedPoints ?? 0;
      if (wrongBefore + openBefore < this.#limiter.points) return { ok: true };
      if (counted && wrongBefore >= this.#limiter.points) {
        this.close(key);
        return { ok: false, retryAfterSeconds: toSeconds(counted.msBeforeNext) };
      }
      const outcome = new Promise<void>((resolve) => entry.waiting.push(resolve));
      entry.attempts -= 1;
      if (entry.attempts > 0) await outcome;
    }
  }

  async countWrong(key: string): Promise<void> {
    await this.#limiter.penalty(key, 1);
  }

  close(key: string): void {
    const entry = this.#open.get(key);
    if (!entry) return;
    entry.attempts -= 1;
    if (entry.attempts === 0) this.#open.delete(key);
    for (const resume of entry.waiting.splice(0)) resume();
  }
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

/**
 * The limits of sign-in and sign-up, kept in the database.
 * @param scale multiplies every limit
 * @param secret keeps the stored counters from telling whose they are
 */
export async function createLimits(scale: number, secret: string): Promise<Limits> {
  const createLimiter = (keyPrefix: string, limit: number, duration: number) =>
    new RateLimiterMongo({
      storeClient: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      tableName: LIMITS_COLLECTION,
      // Awaited below: a counter without its unique index could be made twice.
      disableIndexesCreation: true,
      keyPrefix,
      points: Math.max(1, Math.round(limit * scale)),
      duration,
    });
  const signUps = createLimiter("sign-up", SIGN_UPS_PER_ADDRESS, SIGN_UP_WINDOW_SECONDS);
  await signUps.createIndexes();
  const perAccount = new WrongPasswordCounter(createLimiter("account", WRONG_PER_ACCOUNT, WRONG_WINDOW_SECONDS));
  const perAddress = new WrongPasswordCounter(createLimiter("address", WRONG_PER_ADDRESS, WRONG_WINDOW_SECONDS));
  const toKey = (value: string) => createHmac("sha256", secret).update(value).digest("base64url");

  return {
    async guardPassword(email, address, check) {
      const accountKey = toKey(email);
      const addressKey = toKey(address);
      const byAddress = await perAddress.open(addressKey);
      if (!byAddress.ok) return { ...byAddress, reason: "limited" };
      try {
        const byAccount = await perAccount.open(accountKey);
        if (!byAccount.ok) return { ...byAccount, reason: "limited" };
        try {
          const value = await check();
          if (value !== null) return { ok: true, value };
          await Promise.all([perAccount.countWrong(accountKey), perAddress.countWrong(addressKey)]);
          return { ok: false, reason: "wrong" };
        } finally {
          perAccount.close(accountKey);
        }
      } finally {
        perAddress.close(addressKey);
      }
    },

    async admitSignUp(address) {
      try {
        await signUps.consume(toKey(address));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: toSeconds(refusal.msBeforeNext) };
      }
    },
  };
}

/** Deletes counters whose window has passed. */
export async function sweepLimits(): Promise<void> {
  await mongoose.connection.collection(LIMITS_COLLECTION).deleteMany({ expire: { $lte: new Date() } });
}
