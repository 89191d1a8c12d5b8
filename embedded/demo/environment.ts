import { z } from "zod";

const EnvironmentSchema = z.object({
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/),
  /** Read by the media SDK itself when it is imported; here only checked. */
  CLOUDINARY_URL: z.string().startsWith("cloudinary://"),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }),
  DEMO_MEMBERS: z.coerce.number().int().min(0).max(100_000).default(300),
  DEMO_SEED: z.string().min(1).default("fidelio"),
});

export interface DemoSettings {
  readonly databaseUri: string;
  readonly issuer: string;
  readonly members: number;
  readonly seed: string;
}

/** Parses the process environment once; throws a readable error that names each wrong variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv): DemoSettings {
  const parsed = EnvironmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The demo loader's environment is wrong:\n${z.prettifyError(parsed.error)}`);
  const { MONGODB_URI, OIDC_ISSUER, DEMO_MEMBERS, DEMO_SEED } = parsed.data;
  return { databaseUri: MONGODB_URI, issuer: OIDC_ISSUER, members: DEMO_MEMBERS, seed: DEMO_SEED };
}
