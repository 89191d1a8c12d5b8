import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient } from "mongodb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startDatabase } from "../../../embedded/mongo/ladder.mjs";
import { createChildren } from "../../../scripts/launch/children.mjs";
import { anyFreePort } from "../../../scripts/launch/ports.mjs";

/** What a killed database may lose is this young at most: its commit delay and the time that a commit takes. */
const SAFE_AGE_MS = 500;

let folder = "";
let children = createChildren({ logFolder: null });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fidelio-persistence-"));
  children = createChildren({ logFolder: null });
});
afterEach(async () => {
  await children.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

async function open() {
  const port = await anyFreePort();
  const env = { ...process.env, MONGODB_URI: "" };
  const { uri, child } = await startDatabase({ place: { folder, port }, env, children });
  if (!child) throw new Error("the ladder took a database that is not its own");
  const client = await MongoClient.connect(uri);
  return { client, child, notes: client.db().collection("notes") };
}

describe("the embedded database", () => {
  it("keeps everything over a stop and a start", async () => {
    const before = await open();
    await before.notes.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
    await before.notes.createIndex({ n: 1 }, { unique: true, name: "n_unique" });
    await before.client.close();
    await children.stop(before.child);

    const { client, notes } = await open();
    expect(await notes.countDocuments()).toBe(500);
    await expect(notes.insertOne({ n: 7 })).rejects.toThrow(/E11000/);
    await client.close();
  });

  it("loses no more than the last moment when it is killed", async () => {
    const before = await open();
    /** @type {number[]} */
    const acknowledgedAt = [];
    const startedAt = performance.now();
    while (performance.now() - startedAt < 2 * SAFE_AGE_MS) {
      await before.notes.insertOne({ n: acknowledgedAt.length });
      acknowledgedAt.push(performance.now());
      await sleep(1);
    }
    const killedAt = performance.now();
    before.child.kill();
    await before.child.ended;
    await before.client.close();

    const { client, notes } = await open();
    const kept = await notes.countDocuments();
    const mustBeKept = acknowledgedAt.filter((moment) => moment < killedAt - SAFE_AGE_MS).length;
    expect(mustBeKept).toBeGreaterThan(10);
    expect(kept).toBeGreaterThanOrEqual(mustBeKept);
    expect(kept).toBeLessThanOrEqual(acknowledgedAt.length + 1);
    await client.close();
  });
});
