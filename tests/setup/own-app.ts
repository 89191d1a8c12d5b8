import { fork, type ChildProcess } from "node:child_process";
import { freePort } from "./free-port";

/** An app of a test's own, beside the one that all share. */
export interface OwnApp {
  origin: string;
  /** Ends it; resolves to its exit code. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Starts the built app once more, with changes to its environment; it uses the same database and sign-in. */
export async function startOwnApp(changes: Record<string, string | undefined> = {}): Promise<OwnApp> {
  const port = await freePort();
  const child = run({ PORT: String(port), ...changes });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`the app ended with ${code}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: (signal = "SIGTERM") => {
      const ended = endOf(child);
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs the app with an environment that it should refuse: its exit code, and what it wrote to standard error. */
export async function runToItsEnd(changes: Record<string, string | undefined>) {
  const child = run(changes);
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return { code: await endOf(child), errors };
}

function run(changes: Record<string, string | undefined>): ChildProcess {
  const shared: unknown = JSON.parse(process.env["TEST_APP_ENVIRONMENT"] ?? "{}");
  if (typeof shared !== "object" || shared === null) throw new Error("TEST_APP_ENVIRONMENT is no object");
  const child = fork("build/index.js", { env: { NODE_ENV: "production", ...shared, ...changes }, silent: true });
  // A log that nobody reads fills its pipe, and the app would wait for ever to write the next line.
  child.stdout?.resume();
  child.stderr?.resume();
  return child;
}

const endOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once("exit", resolve));
