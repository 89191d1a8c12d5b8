import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "./env.server";

/** What one member, or one address when logged out, may do in a span of time. */
const LIMITS = {
  reads: { points: 1_200, seconds: 60 },
  writes: { points: 300, seconds: 60 },
  uploads: { points: 60, seconds: 3_600 },
  likes: { points: 240, seconds: 60 },
  messages: { points: 60, seconds: 60 },
  reports: { points: 20, seconds: 86_400 },
} as const;
export type LimitName = keyof typeof LIMITS;

const limiters = new Map<LimitName, RateLimiterMemory>();

function limiter(name: LimitName): RateLimiterMemory {
  const existing = limiters.get(name);
  if (existing) return existing;
  const { points, seconds } = LIMITS[name];
  const scaled = Math.max(1, Math.round(points * env().RATE_LIMIT_SCALE));
  const made = new RateLimiterMemory({ keyPrefix: name, points: scaled, duration: seconds });
  limiters.set(name, made);
  return made;
}

/** Counts one act. Returns null when it is allowed, else the seconds after which the next one will be. */
export async function countAgainstLimit(name: LimitName, key: string): Promise<number | null> {
  try {
    await limiter(name).consume(key);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
}
