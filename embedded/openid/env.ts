import { z } from "zod";

const OriginSchema = z
  .url({ protocol: /^https?$/, error: "must be an address such as http://localhost:3001" })
  .transform((value) => new URL(value))
  .refine(
    (url) => url.pathname === "/" && !url.search && !url.hash && !url.username,
    "must be an origin without a path",
  )
  .transform((url) => url.origin);

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  HOST: z.string().default("127.0.0.1"),
  ISSUER: OriginSchema,
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, "must start with mongodb://"),
  APP_ORIGIN: OriginSchema,
  OIDC_CLIENT_ID: z.string(),
  OIDC_CLIENT_SECRET: z.string().min(16, "must have at least 16 characters"),
  COOKIE_SECRET: z.string().min(16, "must have at least 16 characters"),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  BRAND_NAME: z.string().trim().max(60).default("Fidelio"),
});

/** What the provider is told by its surroundings. */
export type Env = z.infer<typeof EnvSchema>;

/** Parses the environment; an empty value counts as unset. Throws one message that names every faulty variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = EnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The OpenID provider cannot start with this environment:\n${faults.join("\n")}`);
}
