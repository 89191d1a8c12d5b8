import { z } from "zod";

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    "must be an origin such as https://example.com, without a path",
  )
  .refine((value) => isSecureOrLoopback(value), "must use https outside loopback");

const port = z.coerce.number().int().min(1).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const secretList = z
  .string()
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret.length >= 32), "needs at least 32 characters in each secret");
const key = z.string().min(8, "is too short for a key");

/** What both modes need: in local mode the launcher gives every one of them. */
const coreShape = {
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/, "must begin with mongodb:// or mongodb+srv://"),
  OIDC_ISSUER: httpUrl,
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  CLOUDINARY_URL: z.string().regex(/^cloudinary:\/\/[^:]+:[^@]+@.+/, "must look like cloudinary://KEY:SECRET@CLOUD"),
  SESSION_SECRET: secretList,
  DATA_KEY: z.string().refine((value) => Buffer.from(value, "base64").length === 32, "must be 32 bytes in base64"),
  APP_ORIGIN: origin,
};

/** Services whose screens need them in production; in local mode their embedded part stands in. */
const serviceShape = {
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, "must begin with sk_ or rk_"),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "must begin with pk_"),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, "must begin with whsec_"),
  IDENTITY_URL: httpUrl,
  IDENTITY_KEY: key,
  BACKGROUND_CHECK_URL: httpUrl,
  BACKGROUND_CHECK_KEY: key,
};

const optionalShape = {
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  BRAND_NAME: z.string().trim().min(1).max(40).optional(),
  DATABASE_RUNG: z.enum(["external", "mongod", "mongodb-memory-server", "mongo-java-server"]).default("external"),
};

const productionSchema = z.object({
  APP_MODE: z.literal("production"),
  ...coreShape,
  ...serviceShape,
  ...optionalShape,
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must begin with redis:// or rediss://")
    .optional(),
});
const localSchema = z.object({
  APP_MODE: z.literal("local"),
  ...coreShape,
  ...z.object(serviceShape).partial().shape,
  ...optionalShape,
  REDIS_URL: productionSchema.shape.REDIS_URL,
});
const envSchema = z.discriminatedUnion("APP_MODE", [productionSchema, localSchema]);

export type Env = z.infer<typeof envSchema>;

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads the environment. An empty value counts as absent; an absent APP_MODE means production.
 * @throws EnvironmentError with one message that names everything missing or malformed, never a value.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = envSchema.safeParse({ APP_MODE: "production", ...given });
  if (result.success) return result.data;
  const missing = result.error.issues.filter((issue) => given[String(issue.path[0])] === undefined);
  const malformed = result.error.issues.filter((issue) => !missing.includes(issue));
  const lines = ["Fidelio cannot start: the environment is not complete."];
  if (missing.length > 0) lines.push(`  Missing: ${missing.map((issue) => String(issue.path[0])).join(", ")}`);
  for (const issue of malformed) lines.push(`  Malformed: ${String(issue.path[0])} ${issue.message}`);
  lines.push("The table of environment variables in README.md says what each one is.");
  throw new EnvironmentError(lines.join("\n"));
}

function isSecureOrLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || isLoopback(hostname);
}

/** Whether a host name can only mean this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

let parsed: Env | undefined;

/** The environment, parsed at the first call. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Whether cookies must be marked Secure: always but on plain-http loopback. */
export function isSecureOrigin(): boolean {
  return env().APP_ORIGIN.startsWith("https:");
}
