import { z } from "zod";

const MIB = 1024 * 1024;

const EnvironmentSchema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535),
  MEDIA_DIR: z.string().min(1),
  MEDIA_ORIGIN: z.url({ protocol: /^https?$/ }).transform((origin) => origin.replace(/\/+$/, "")),
  CLOUD_NAME: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i),
  API_KEY: z.string().min(1),
  API_SECRET: z.string().min(16),
});

/** What a media server needs to know; tests build one by hand with smaller limits. */
export interface MediaConfig {
  readonly cloudName: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Everything is stored below this folder. */
  readonly directory: string;
  /** Where a browser reaches the delivery addresses. */
  readonly origin: string;
  readonly limits: MediaLimits;
}

export interface MediaLimits {
  readonly imageBytes: number;
  readonly imagePixels: number;
  readonly videoBytes: number;
  /** Transformed pictures on disk; the least recently used go first. */
  readonly derivedBytes: number;
}

/** The image and video limits are those of Cloudinary's free plan. */
export const DEFAULT_LIMITS: MediaLimits = {
  imageBytes: 10 * MIB,
  imagePixels: 25_000_000,
  videoBytes: 100 * MIB,
  derivedBytes: 256 * MIB,
};

/** Parses the process environment once; throws a readable error that names each wrong variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv): { host: string; port: number; config: MediaConfig } {
  const parsed = EnvironmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The media server's environment is wrong:\n${z.prettifyError(parsed.error)}`);
  const { HOST, PORT, MEDIA_DIR, MEDIA_ORIGIN, CLOUD_NAME, API_KEY, API_SECRET } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    config: {
      cloudName: CLOUD_NAME,
      apiKey: API_KEY,
      apiSecret: API_SECRET,
      directory: MEDIA_DIR,
      origin: MEDIA_ORIGIN,
      limits: DEFAULT_LIMITS,
    },
  };
}
