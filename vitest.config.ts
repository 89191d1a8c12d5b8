import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the app's modules need to be imported; nothing is reached by it. */
const env = {
  APP_MODE: "local",
  APP_ORIGIN: "http://localhost:3000",
  MONGODB_URI: "mongodb://127.0.0.1:1/unused",
  OIDC_ISSUER: "http://localhost:3001",
  OIDC_CLIENT_ID: "fidelio-test",
  OIDC_CLIENT_SECRET: "client-secret-of-the-tests",
  CLOUDINARY_URL: "cloudinary://key:secret@fidelio-test?upload_prefix=http://127.0.0.1:1",
  SESSION_SECRET: "a secret of the tests that signs nothing of value",
  DATA_KEY: Buffer.alloc(32, 1).toString("base64"),
  LOG_LEVEL: "silent",
};

export default defineConfig({
  resolve: { alias: { "~models": folder("models"), "~": folder("app") } },
  test: {
    // Speed is measured by the benchmarks: here a slow or busy machine must not fail what is right.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,models,embedded,scripts}/**/*.test.{ts,tsx,mjs}", "tests/screening-corpus/**/*.test.ts"],
          env,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,mjs}"],
          env,
          globalSetup: "tests/setup/services.mjs",
          // Several processes and a shared machine: as in the browser, what fails once and then passes is shown so.
          retry: 1,
        },
      },
    ],
  },
});
