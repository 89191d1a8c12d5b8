import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyFreePort, isPortFreeWithin } from "../../../scripts/launch/ports.mjs";
import { projectRoot } from "../../../scripts/launch/project.mjs";
import { forgetConfiguration } from "../../../scripts/launch/surroundings.mjs";

const READY = "is ready: ";
let folder = "";
let port = 0;
/** @type {import("node:child_process").ChildProcess[]} */
const launchers = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fidelio-start-"));
  port = await anyFreePort();
});
afterAll(async () => {
  for (const launcher of launchers) if (launcher.exitCode === null && !launcher.signalCode) launcher.kill("SIGKILL");
  await Promise.all(ownPorts().map((each) => isPortFreeWithin(each, "127.0.0.1", 8_000)));
  rmSync(folder, { recursive: true, force: true });
});

const ownPorts = () => [port, .../** @type {number[]} */ (Object.values(readJson("ports.json")))];
const readJson = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const rung = async () => (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).database.rung;

/**
 * Starts a script as npm does, and collects what it says.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [extra]
 */
function launch(script, extra = {}) {
  const env = { ...process.env };
  forgetConfiguration(env);
  const own = { PORT: String(port), DATA_DIR: folder, DEMO_MEMBERS: "0", ...extra };
  const child = spawn(process.execPath, [join(projectRoot, "scripts", script)], {
    env: { ...env, ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
  launchers.push(child);
  let said = "";
  const ended = once(child, "close").then(([code]) => code);
  const isReady = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
        if (said.includes(READY)) resolve(true);
      });
    }
    void ended.then(() => reject(new Error(said)));
  });
  isReady.catch(() => {});
  return { child, ended, isReady, said: () => said };
}

describe.sequential("npm start", { timeout: 60_000 }, () => {
  it("serves, and says where, on which database, and where the data is", async () => {
    const { isReady, said } = launch("start.mjs");
    await isReady;
    expect(said()).toContain(`http://localhost:${port}`);
    expect(said()).toContain(await rung());
    expect(said()).toContain(folder);
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("refuses a second process on the same data, by the first one's number", async () => {
    const second = launch("start.mjs", { PORT: String(await anyFreePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`pid ${launchers[0]?.pid}`);
    expect(second.said()).toContain(folder);
  });

  it("says at once that its port is taken", async () => {
    const second = launch("start.mjs", { DATA_DIR: join(folder, "other") });
    expect(await second.ended).toBe(1);
    expect(second.said().trim().split("\n")[0]).toContain(`Port ${port} is taken`);
  });

  it("leaves nothing behind when it is killed, and starts again over what it left, at the same addresses", async () => {
    const before = readJson("ports.json");
    launchers[0]?.kill("SIGKILL");
    for (const each of ownPorts()) expect(await isPortFreeWithin(each, "127.0.0.1", 5_000)).toBe(true);

    const { child, ended, isReady } = launch("start.mjs");
    await isReady;
    expect(readJson("ports.json")).toEqual(before);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(statSync(join(folder, "lock"), { throwIfNoEntry: false })).toBeUndefined();
    for (const each of ownPorts()) expect(await isPortFreeWithin(each, "127.0.0.1", 0)).toBe(true);
  });
});

describe("npm run serve", () => {
  it("starts nothing embedded and names all that is missing or malformed", async () => {
    const served = launch("serve.mjs", { APP_MODE: "local", APP_ORIGIN: "not an origin" });
    expect(await served.ended).toBe(1);
    for (const name of [
      "MONGODB_URI",
      "OIDC_ISSUER",
      "CLOUDINARY_URL",
      "SESSION_SECRET",
      "DATA_KEY",
      "STRIPE_SECRET_KEY",
    ]) {
      expect(served.said()).toContain(name);
    }
    expect(served.said()).toMatch(/Malformed: APP_ORIGIN/);
  });

  it("is what npm start becomes in production", async () => {
    const served = launch("start.mjs", { NODE_ENV: "production" });
    expect(await served.ended).toBe(1);
    expect(served.said()).toMatch(/Missing: .*MONGODB_URI/);
  });
});
