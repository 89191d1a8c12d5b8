import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createChildren } from "../../scripts/launch/children.mjs";
import { anyFreePort } from "../../scripts/launch/ports.mjs";
import { rungs, startDatabase } from "./ladder.mjs";
import { obtainMongod } from "./mongod-download.mjs";

let folder = "";
/** @type {import("../../scripts/launch/children.mjs").Children} */
let children;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fidelio-ladder-"));
  children = createChildren({ logFolder: null });
});
afterEach(async () => {
  await children.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const SERVES = "console.log('listening'); process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)";

/**
 * A rung that serves with a process of its own, or refuses with a sentence.
 * @param {import("./ladder.mjs").EmbeddedRung} name
 * @param {{ refusal?: string, owns?: boolean }} [options]
 * @returns {import("./ladder.mjs").Rung}
 */
const rung = (name, { refusal, owns = false } = {}) => ({
  name,
  owns: () => owns,
  async plan() {
    if (refusal) throw new Error(refusal);
    const args = ["-e", SERVES];
    return { name: "database", command: process.execPath, args, tie: "guard", isReadyLine: () => true };
  },
});

const climb = (/** @type {import("./ladder.mjs").Rung[]} */ ladder, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
  startDatabase({ place: { folder, port: 4321 }, env, children, ladder, cache: folder });

describe("the ladder", () => {
  it("has its rungs in the agreed order", () => {
    expect(rungs.map(({ name }) => name)).toEqual(["mongod", "mongodb-memory-server", "mongo-java-server"]);
  });

  it("takes MONGODB_URI before everything", async () => {
    const uri = "mongodb://db.example/members";
    expect(await climb([rung("mongod")], { MONGODB_URI: uri })).toEqual({ rung: "external", uri, child: null });
  });

  it("steps down past each rung that cannot serve", async () => {
    const ladder = [
      rung("mongod", { refusal: "none" }),
      rung("mongodb-memory-server", { refusal: "no" }),
      rung("mongo-java-server"),
    ];
    const database = await climb(ladder);
    expect(database).toMatchObject({ rung: "mongo-java-server", uri: "mongodb://127.0.0.1:4321/fidelio" });
  });

  it("stays with the rung that wrote the data", async () => {
    const ladder = [rung("mongod"), rung("mongo-java-server", { owns: true })];
    expect((await climb(ladder)).rung).toBe("mongo-java-server");
  });

  it("never leaves data behind for an empty database of another kind", async () => {
    const ladder = [rung("mongod"), rung("mongo-java-server", { owns: true, refusal: "Java is gone" })];
    await expect(climb(ladder)).rejects.toThrow(/cannot be served[\s\S]*Java is gone/);
  });

  it("names the reasons and the four ways when there is none", async () => {
    const ladder = [
      rung("mongod", { refusal: "no mongod on PATH" }),
      rung("mongo-java-server", { refusal: "no Java" }),
    ];
    const failure = climb(ladder);
    await expect(failure).rejects.toThrow(/mongod: no mongod on PATH[\s\S]*mongo-java-server: no Java/);
    await expect(failure).rejects.toThrow(/MONGODB_URI[\s\S]*mongod[\s\S]*mongodb-memory-server[\s\S]*Java 17/);
  });
});

describe("a mongod on PATH", () => {
  /** A program that takes mongod's arguments and behaves like it towards its launcher. */
  function installMongod(/** @type {string} */ body) {
    const bin = join(folder, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "mongod"), `#!/usr/bin/env node\n${body}`);
    chmodSync(join(bin, "mongod"), 0o755);
    return { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), MONGODB_URI: "" };
  }

  it("serves on loopback, on a folder of its own", async () => {
    const env = installMongod(`
      const fs = require("node:fs");
      const value = (name) => process.argv[process.argv.indexOf(name) + 1];
      fs.writeFileSync(value("--dbpath") + "/WiredTiger", value("--bind_ip") + ":" + value("--port"));
      console.log('{"t":{},"s":"I","c":"NETWORK","msg":"Waiting for connections"}');
      setInterval(() => {}, 1000);`);
    const place = { folder: join(folder, "db"), port: await anyFreePort() };
    const database = await startDatabase({ place, env, children, cache: folder });
    expect(database).toMatchObject({ rung: "mongod", uri: `mongodb://127.0.0.1:${place.port}/fidelio` });
    expect(rungs.filter((each) => each.owns(place.folder)).map(({ name }) => name)).toEqual([
      "mongod",
      "mongodb-memory-server",
    ]);
  });

  it("is waited for while a former one holds the data", async () => {
    const env = installMongod(`
      const fs = require("node:fs");
      const marker = process.argv[process.argv.indexOf("--dbpath") + 1] + "/tried";
      if (!fs.existsSync(marker)) {
        fs.writeFileSync(marker, "");
        console.log('{"s":"E","msg":"DBException in initAndListen","attr":{"error":"DBPathInUse"}}');
        process.exit(100);
      }
      console.log('{"msg":"Waiting for connections"}');
      setInterval(() => {}, 1000);`);
    const place = { folder: join(folder, "db"), port: await anyFreePort() };
    expect((await startDatabase({ place, env, children, cache: folder })).rung).toBe("mongod");
  });
});

describe("the download of mongod", () => {
  /** @param {(plan: import("../../scripts/launch/child.mjs").ChildPlan) => Promise<void>} run */
  const download = (run, firstSignMs = 1_000) => {
    let runs = 0;
    const counting = { ...children, run: (/** @type {any} */ plan) => (runs++, run(plan)) };
    const options = { cache: folder, env: {}, report: () => {}, firstSignMs };
    return { attempt: () => obtainMongod({ ...options, children: counting }), runs: () => runs };
  };

  it("answers the program that was found or brought", async () => {
    const { attempt } = download(async (plan) => plan.onLine?.("found /cache/mongod"));
    expect(await attempt()).toEqual({ program: "/cache/mongod" });
  });

  it("asks a refusing network once, not at every start", async () => {
    const { attempt, runs } = download(async (plan) => plan.onLine?.("refused getaddrinfo ENOTFOUND"));
    expect(await attempt()).toEqual({ refused: "getaddrinfo ENOTFOUND" });
    expect(await attempt()).toEqual({
      refused: expect.stringContaining("getaddrinfo ENOTFOUND (asked again tomorrow"),
    });
    expect(runs()).toBe(1);
  });

  it("asks again after a day", async () => {
    const yesterday = Date.now() - 25 * 60 * 60 * 1000;
    writeFileSync(join(folder, "mongod-refused.json"), JSON.stringify({ at: yesterday, reason: "then" }));
    const { attempt } = download(async (plan) => plan.onLine?.("found /cache/mongod"));
    expect(await attempt()).toEqual({ program: "/cache/mongod" });
  });

  it("gives up soon on a network that is silent", async () => {
    const { attempt } = download(
      (plan) => new Promise((_, reject) => plan.signal?.addEventListener("abort", () => reject(new Error("ended")))),
      50,
    );
    expect(await attempt()).toEqual({ refused: "no answer from the network" });
  });
});
