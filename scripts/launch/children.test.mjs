import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createChildren } from "./children.mjs";

let folder = "";
/** @type {import("./children.mjs").Children[]} */
let families = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fidelio-children-"));
});
afterEach(async () => {
  await Promise.all(families.map((family) => family.stopAll()));
  families = [];
  rmSync(folder, { recursive: true, force: true });
});

/** @param {Omit<Parameters<typeof createChildren>[0], "logFolder">} [options] */
function family(options = {}) {
  const children = createChildren({ logFolder: folder, ...options });
  families.push(children);
  return children;
}

/**
 * @param {string} name
 * @param {string} code
 * @returns {import("./child.mjs").ChildPlan}
 */
const plan = (name, code) => ({ name, command: process.execPath, args: ["-e", code], tie: "ipc" });
const STAYS = `
  process.on("SIGTERM", () => { console.log("bye"); process.exit(0); });
  process.on("disconnect", () => process.exit(0));
  process.send({ type: "ready" });`;

const isAlive = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("children", () => {
  it("are stopped in the reverse order, and keep a log", async () => {
    const children = family();
    /** @type {string[]} */
    const ended = [];
    for (const name of ["first", "second"]) {
      const child = await children.start(plan(name, STAYS));
      void child.ended.then((code) => ended.push(`${name} ${code}`));
    }
    await children.stopAll();
    expect(ended).toEqual(["second 0", "first 0"]);
    expect(readFileSync(join(folder, "first.log"), "utf8")).toBe("bye\n");
    await expect(children.start(plan("late", STAYS))).rejects.toThrow("Stopping");
  });

  it("report one that dies unasked with its name, exit code and last lines, and none that was stopped", async () => {
    /** @type {Error[]} */
    const problems = [];
    const children = family({ onUnexpectedEnd: (problem) => problems.push(problem) });
    const stopped = await children.start(plan("quiet", STAYS));
    const dying = plan(
      "app",
      'process.send({ type: "ready" }); console.log("last words"); setTimeout(() => process.exit(3), 50)',
    );
    const child = await children.start(dying);
    await child.ended;
    await children.stop(stopped);
    expect(problems.map((problem) => problem.message)).toEqual([
      expect.stringMatching(/^app ended unexpectedly \(exit code 3\)[\s\S]*last words/),
    ]);
  });

  it("say why one did not start, or did not get ready", async () => {
    const children = family();
    await expect(children.start(plan("app", 'console.error("no port"); process.exit(1)'))).rejects.toThrow(
      /app did not start \(exit code 1\)[\s\S]*no port/,
    );
    const silent = { ...plan("app", "setInterval(() => {}, 1000)"), readyMs: 100 };
    await expect(children.start(silent)).rejects.toThrow("did not get ready");
    await expect(children.run({ ...plan("gone", ""), command: "/no/such/program" })).rejects.toThrow(/ENOENT/);
  });

  it("end with a launcher that is killed, guarded programs and all that they started too", async () => {
    const module = (/** @type {string} */ name) => JSON.stringify(new URL(name, import.meta.url).href);
    const grandparent =
      'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]); setInterval(() => {}, 1000); console.log("up")';
    const launcher = `
      import { createChildren } from ${module("children.mjs")};
      const children = createChildren({ logFolder: null });
      const a = await children.start(${JSON.stringify(plan("part", STAYS))});
      const program = { name: "program", command: process.execPath, args: ["-e", ${JSON.stringify(grandparent)}], tie: "guard" };
      const b = await children.start({ ...program, isReadyLine: (line) => line === "up" });
      const javaLike = "process.stdin.resume().on('end', () => process.exit(0)); console.log('up')";
      const c = await children.start({ ...program, args: ["-e", javaLike], tie: "stdin", isReadyLine: () => true });
      console.log(JSON.stringify([a.pid, b.pid, c.pid]));`;
    const process_ = spawn(process.execPath, ["--input-type=module", "-e", launcher], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [chunk] = await once(/** @type {import("node:stream").Readable} */ (process_.stdout), "data");
    /** @type {number[]} */
    const pids = JSON.parse(String(chunk));
    expect(pids.every(isAlive)).toBe(true);
    process_.kill("SIGKILL");
    // Each leads a group: as long as one of the group lives, the group does.
    const groups = () => pids.filter((pid) => isAlive(-pid));
    for (let waited = 0; groups().length > 0 && waited < 4_000; waited += 50) await sleep(50);
    expect(groups()).toEqual([]);
  }, 15_000);
});
