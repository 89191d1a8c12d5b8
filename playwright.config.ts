import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

// The configuration is read again in every worker: what the first one chose has to reach them.
const port = Number((process.env["E2E_PORT"] ??= "4600"));
const dataFolder = (process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "fidelio-e2e-")));
const browser = process.env["CHROMIUM_PATH"];
/** The tests must reach neither a developer's database nor a service: an empty value counts as none. */
const noConfiguration = Object.fromEntries(
  [
    "NODE_ENV",
    "APP_ORIGIN",
    "HOST",
    "MONGODB_URI",
    "OIDC_ISSUER",
    "OIDC_CLIENT_ID",
    "OIDC_CLIENT_SECRET",
    "CLOUDINARY_URL",
  ].map((name) => [name, ""]),
);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A story that fails and then passes is named as flaky in the output; one that fails twice fails.
  retries: 1,
  // Speed is measured by the benchmarks: here a slow or busy machine must not fail what is right.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // Both run the same stories, but for those that are tagged as only one's.
    { name: "chromium", grepInvert: /@no-js/ },
    { name: "no-js", grepInvert: /@js/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      ...noConfiguration,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO_MEMBERS: "40",
      // They would like the stories' members back.
      DEMO_COMPANIONS: "0",
      RATE_LIMIT_SCALE: "1000",
    },
  },
});
