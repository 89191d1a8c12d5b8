import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnv } from "./env.server";

const core = {
  MONGODB_URI: "mongodb://127.0.0.1:27017/fidelio",
  OIDC_ISSUER: "https://login.example.com",
  OIDC_CLIENT_ID: "fidelio",
  OIDC_CLIENT_SECRET: "client-secret",
  CLOUDINARY_URL: "cloudinary://key:secret@cloud",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef,fedcba9876543210fedcba9876543210",
  DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
  APP_ORIGIN: "https://fidelio.example",
};
const services = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  IDENTITY_URL: "https://identity.example.com",
  IDENTITY_KEY: "identity-key",
  BACKGROUND_CHECK_URL: "https://checks.example.com",
  BACKGROUND_CHECK_KEY: "background-key",
};

function messageOf(source: Record<string, string>): string {
  try {
    parseEnv(source);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return error instanceof Error ? error.message : "";
  }
}

describe("parseEnv", () => {
  it("means production when no mode is named, and names everything that is missing in one message", () => {
    const message = messageOf({});
    for (const name of Object.keys({ ...core, ...services })) expect(message).toContain(name);
    expect(message).not.toContain("REDIS_URL");
  });

  it("starts in production when everything is there", () => {
    const env = parseEnv({ ...core, ...services });
    expect(env.APP_MODE).toBe("production");
    expect(env.SESSION_SECRET).toHaveLength(2);
    expect(env.PORT).toBe(3000);
  });

  it("lets the embedded parts stand in for payments and checks in local mode only", () => {
    expect(parseEnv({ ...core, APP_MODE: "local" }).APP_MODE).toBe("local");
    expect(messageOf({ ...core, APP_MODE: "production" })).toContain("STRIPE_SECRET_KEY");
  });

  it("takes an empty value as a missing one", () => {
    expect(messageOf({ ...core, ...services, DATA_KEY: " " })).toContain("Missing: DATA_KEY");
  });

  it.each([
    ["DATA_KEY", "c2hvcnQ="],
    ["SESSION_SECRET", "short"],
    ["APP_ORIGIN", "https://fidelio.example/path"],
    ["APP_ORIGIN", "http://fidelio.example"],
    ["MONGODB_URI", "postgres://x"],
    ["PORT", "99999"],
    ["LOG_LEVEL", "chatty"],
    ["RATE_LIMIT_SCALE", "0"],
    ["STRIPE_SECRET_KEY", "pk_test"],
  ])("names %s as malformed without repeating its value", (name, value) => {
    const message = messageOf({ ...core, ...services, [name]: value });
    expect(message).toContain(`Malformed: ${name}`);
    if (value.length > 5) expect(message).not.toContain(value);
  });
});
