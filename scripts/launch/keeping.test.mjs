import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.mjs";
import { satisfies } from "./install.mjs";
import { openLog } from "./log-file.mjs";
import { anyFreePort, assignPorts } from "./ports.mjs";
import { keepSecrets } from "./secrets.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fidelio-keeping-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("keepSecrets", () => {
  it("generates once, for the owner alone", () => {
    const file = join(folder, "secrets.json");
    const first = keepSecrets(file);
    expect(keepSecrets(file)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(first.DATA_KEY, "base64")).toHaveLength(32);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  });

  it("adds what a newer version needs and keeps the rest", () => {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify({ SESSION_SECRET: "kept", LATER: "kept too" }));
    expect(keepSecrets(file).SESSION_SECRET).toBe("kept");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ SESSION_SECRET: "kept", LATER: "kept too" });
  });

  it("never replaces a damaged file", () => {
    const file = join(folder, "secrets.json");
    writeFileSync(file, "{");
    expect(() => keepSecrets(file)).toThrow(/damaged/);
    expect(readFileSync(file, "utf8")).toBe("{");
  });
});

describe("assignPorts", () => {
  const assign = (/** @type {Record<string, number>} */ preferred, reserved = 1) =>
    assignPorts({ file: join(folder, "ports.json"), preferred, reserved, patienceMs: 0 });

  it("keeps the addresses of a former start", async () => {
    const [first, other] = [await anyFreePort(), await anyFreePort()];
    expect((await assign({ openid: first })).ports).toEqual({ openid: first });
    expect(await assign({ openid: other })).toEqual({ ports: { openid: first }, moved: [] });
  });

  it("moves away from a port that is taken, and says so", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const taken = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
    writeFileSync(join(folder, "ports.json"), JSON.stringify({ openid: taken }));
    const { ports, moved } = await assign({ openid: taken });
    server.close();
    expect(moved).toEqual(["openid"]);
    expect(ports.openid).not.toBe(taken);
    expect((await assign({ openid: taken })).ports).toEqual(ports);
  });

  it("gives no two parts the same port, nor the app's own", async () => {
    const port = await anyFreePort();
    const { ports } = await assign({ openid: port, media: port, database: 70_000 }, port);
    expect(new Set([port, ...Object.values(ports)]).size).toBe(4);
  });
});

describe("satisfies", () => {
  const wanted = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  it("accepts the named versions, and missing ones of other platforms", () => {
    expect(satisfies(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true);
  });

  it("refuses another version and a missing package", () => {
    expect(satisfies(wanted, { "node_modules/a": { version: "1.0.1" } })).toBe(false);
    expect(satisfies(wanted, {})).toBe(false);
  });
});

describe("fingerprint", () => {
  it("changes with contents and names, not with tests", () => {
    const root = join(folder, "project");
    mkdirSync(join(root, "app"), { recursive: true });
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      writeFileSync(join(root, "app", name), text);
    const take = () => fingerprint(root, ["app", "absent.ts"]);
    write("a.ts", "1");
    const before = take();
    write("a.test.ts", "1");
    expect(take()).toBe(before);
    write("a.ts", "2");
    expect(take()).not.toBe(before);
    write("a.ts", "1");
    expect(take()).toBe(before);
    write("b.ts", "");
    expect(take()).not.toBe(before);
  });
});

describe("openLog", () => {
  it("sets a grown log aside at the next start", () => {
    const path = join(folder, "app.log");
    writeFileSync(path, "x".repeat(5_000_001));
    const log = openLog(path);
    log.write("new");
    log.close();
    log.write("after the end");
    expect(readFileSync(path, "utf8")).toBe("new\n");
    expect(statSync(`${path}.1`).size).toBe(5_000_001);
  });
});
