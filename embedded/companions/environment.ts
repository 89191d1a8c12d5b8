import { z } from "zod";

const EnvironmentSchema = z.object({
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/),
  APP_ORIGIN: z.url({ protocol: /^https?$/ }),
  DATA_DIR: z.string().min(1),
  /** From which each companion's password is made. */
  COMPANION_SECRET: z.string().min(32),
  /** How many demo members come to life. */
  COMPANIONS: z.coerce.number().int().min(1).max(1_000).default(100),
  /** Multiplies every pause, so that tests need not wait as people do. */
  COMPANION_PACE: z.coerce.number().positive().max(10).default(1),
});

export interface CompanionSettings {
  readonly databaseUri: string;
  readonly origin: string;
  readonly dataFolder: string;
  readonly secret: string;
  readonly count: number;
  readonly pace: number;
}

/** Parses the process environment once; throws a readable error that names each wrong variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv): CompanionSettings {
  const parsed = EnvironmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The companions' environment is wrong:\n${z.prettifyError(parsed.error)}`);
  const { MONGODB_URI, APP_ORIGIN, DATA_DIR, COMPANION_SECRET, COMPANIONS, COMPANION_PACE } = parsed.data;
  return {
    databaseUri: MONGODB_URI,
    origin: APP_ORIGIN,
    dataFolder: DATA_DIR,
    secret: COMPANION_SECRET,
    count: COMPANIONS,
    pace: COMPANION_PACE,
  };
}
