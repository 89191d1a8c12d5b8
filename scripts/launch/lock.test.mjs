import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acquireLock, readHolder } from "./lock.mjs";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fidelio-lock-"));
  path = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that tries for the lock, says how that went, and holds it until it is killed. */
function contender() {
  const code = `
    import { acquireLock } from ${JSON.stringify(new URL("lock.mjs", import.meta.url).href)};
    try {
      await acquireLock(${JSON.stringify(path)}, "contender");
      console.log("won");
      setInterval(() => {}, 1000);
    } catch (problem) {
      console.log("lost " + problem.holder?.pid);
    }`;
  return run(code);
}

/** @param {string} code  Of a module. */
function run(code) {
  return spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
}

/** @param {import("node:child_process").ChildProcess} child */
async function firstWords(child) {
  const [chunk] = await once(/** @type {import("node:stream").Readable} */ (child.stdout), "data");
  return String(chunk).trim();
}

describe("acquireLock", () => {
  it("gives the lock to one and tells the other who holds it", async () => {
    const lock = await acquireLock(path, "http://localhost:3000");
    await expect(acquireLock(path, "second")).rejects.toMatchObject({
      holder: { pid: process.pid, note: "http://localhost:3000" },
    });
    lock.release();
    const next = await acquireLock(path, "second");
    expect(next.wasTakenOver).toBe(false);
    next.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("takes over from a process that was killed", async () => {
    const holder = contender();
    expect(await firstWords(holder)).toBe("won");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const lock = await acquireLock(path, "heir");
    expect(lock.wasTakenOver).toBe(true);
    expect(readHolder(path)).toMatchObject({ pid: process.pid, note: "heir" });
  });

  it("takes over when the holder's number belongs to another process by now", async () => {
    const former = { id: "former", pid: process.ppid, startMark: "another boot:1", note: "former" };
    writeFileSync(path, JSON.stringify(former));
    expect((await acquireLock(path, "heir")).wasTakenOver).toBe(process.platform === "linux");
  });

  it("leaves a lock alone that somebody else has taken since", async () => {
    const mine = await acquireLock(path, "mine");
    writeFileSync(path, JSON.stringify({ id: "theirs", pid: process.pid, startMark: null, note: "theirs" }));
    mine.release();
    expect(readHolder(path)?.id).toBe("theirs");
  });

  it("lets exactly one of many win that take over a dead holder's lock at the same moment", async () => {
    const rounds = 40;
    for (let round = 0; round < rounds; round++) {
      writeFileSync(`${path}-${round}`, JSON.stringify({ id: "dead", pid: 2 ** 30, startMark: null, note: "dead" }));
    }
    const startAt = Date.now() + 1_500;
    const code = `
      import { setTimeout as sleep } from "node:timers/promises";
      import { acquireLock } from ${JSON.stringify(new URL("lock.mjs", import.meta.url).href)};
      const won = [];
      for (let round = 0; round < ${rounds}; round++) {
        const moment = ${startAt} + round * 30;
        await sleep(moment - Date.now() - 3);
        while (Date.now() < moment);
        await acquireLock(${JSON.stringify(path)} + "-" + round, "taker").then(() => won.push(round), () => {});
      }
      console.log(JSON.stringify(won));
      setInterval(() => {}, 1000);`;
    const takers = Array.from({ length: 6 }, () => run(code));
    const won = (await Promise.all(takers.map(firstWords))).flatMap((words) => JSON.parse(words));
    for (const taker of takers) taker.kill("SIGKILL");
    expect(won.sort((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, round) => round));
  }, 30_000);
});
