import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import mongoose from "mongoose";

const APP_ORIGIN = "http://localhost:4212";

/** A provider that runs as it does in local mode: bundled, in a process of its own, on a database of its own. */
export interface ProviderProcess {
  issuer: string;
  appOrigin: string;
  redirectUri: string;
  clientId: string;
  clientSecret: string;
  /** Ends the process, by signal or by going away, and starts it again at the same address. Resolves with the exit code. */
  restart(how?: "SIGTERM" | "disconnect"): Promise<number | null>;
  /** Everything that the process has written so far. */
  output(): string;
  stop(): Promise<void>;
}

/** A database of this name on the server that the tests were given. */
export function databaseUri(name: string): string {
  const server = process.env.TEST_MONGODB_URI;
  if (!server) throw new Error("TEST_MONGODB_URI must name a MongoDB server, for example mongodb://127.0.0.1:27017");
  return `${server.replace(/\/+$/, "")}/${name}`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given out.");
  return address.port;
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The provider ended with ${code}:\n${output()}`)));
  });
}

/**
 * Starts a provider on an empty database, which this process is then connected to as well.
 * @param overrides further environment, for example RATE_LIMIT_SCALE
 */
export async function startProvider(overrides: Record<string, string> = {}): Promise<ProviderProcess> {
  const port = await findFreePort();
  const issuer = `http://localhost:${port}`;
  const uri = databaseUri(`openid_${randomBytes(6).toString("hex")}`);
  // Inside the repository, because the bundle leaves packages to be found in node_modules.
  const folder = await mkdtemp(join(process.cwd(), "node_modules", ".openid-test-"));
  const outfile = join(folder, "openid.mjs");
  await build({
    entryPoints: ["embedded/openid/main.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile,
    logLevel: "error",
  });
  const secrets = {
    OIDC_CLIENT_SECRET: randomBytes(24).toString("base64url"),
    COOKIE_SECRET: "a test's cookie secret",
  };
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: process.env.NODE_ENV,
    PORT: String(port),
    HOST: "127.0.0.1",
    ISSUER: issuer,
    MONGODB_URI: uri,
    APP_ORIGIN,
    OIDC_CLIENT_ID: "fidelio-local",
    BRAND_NAME: "Fidelio",
    ...secrets,
    ...overrides,
  };
  let written = "";
  const output = () => written;
  const start = async () => {
    const started = fork(outfile, { env: environment, execArgv: ["--enable-source-maps"], stdio: "pipe" });
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on("data", (chunk: Buffer) => (written += chunk.toString()));
    }
    await waitUntilReady(started, output);
    return started;
  };
  const end = async (running: ChildProcess, how: "SIGTERM" | "disconnect" = "SIGTERM"): Promise<number | null> => {
    if (running.exitCode !== null) return running.exitCode;
    const exit = once(running, "exit");
    if (how === "disconnect") running.disconnect();
    else running.kill(how);
    await exit;
    return running.exitCode;
  };
  let child = await start().catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    throw error;
  });
  await mongoose.connect(uri);

  return {
    issuer,
    appOrigin: APP_ORIGIN,
    redirectUri: `${APP_ORIGIN}/api/auth/callback`,
    clientId: environment.OIDC_CLIENT_ID,
    clientSecret: secrets.OIDC_CLIENT_SECRET,
    async restart(how) {
      const code = await end(child, how);
      child = await start();
      return code;
    },
    output,
    async stop() {
      await end(child);
      await mongoose.connection.dropDatabase();
      await mongoose.disconnect();
      await rm(folder, { recursive: true });
    },
  };
}
