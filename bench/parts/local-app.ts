import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BrowserJar } from "../../embedded/companions/plain-browser";
import { freePort } from "./local-database";

/** The product in local mode, on an empty folder of its own. */
export interface LocalApp {
  origin: string;
  /** Signs in with the demo account; returns the Cookie header. */
  signInAsDemo(): Promise<string>;
  stop(): Promise<void>;
}

const START_MS = 300_000;

/** Starts the product as `npm start` does and waits until it serves. @throws Error when it ends before that */
export async function startLocalApp({ demoMembers }: { demoMembers: number }): Promise<LocalApp> {
  const folder = await mkdtemp(join(tmpdir(), "fidelio-bench-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const given = { PORT: String(port), DATA_DIR: folder, DEMO_MEMBERS: String(demoMembers) };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...given, DEMO_COMPANIONS: "0", RATE_LIMIT_SCALE: "100000" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([
    answers(`${origin}/healthz`),
    ended.then(() => Promise.reject(new Error("the product did not start"))),
  ]);
  return {
    origin,
    signInAsDemo: () => signInAsDemo(origin),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signInAsDemo(origin: string): Promise<string> {
  const browser = new BrowserJar();
  const page = await browser.open(`${origin}/api/login`);
  await browser.submit(page, { email: "demo@fidelio.example", password: "fidelio-demo" });
  return browser.cookieNamed("fidelio_session");
}

async function answers(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} does not answer`);
}
