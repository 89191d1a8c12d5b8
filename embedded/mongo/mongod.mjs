import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Where a real mongod keeps its data, whichever rung brought the program. */
export const MONGOD_FOLDER = "mongod";

/**
 * How to run a mongod on a data folder.
 * @param {string} program
 * @param {{ folder: string, port: number }} place
 * @returns {import("../../scripts/launch/child.mjs").ChildPlan}
 */
export function mongodPlan(program, { folder, port }) {
  const data = join(folder, MONGOD_FOLDER);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return {
    name: "database",
    command: program,
    // The cache's least size: the rest of the machine is the developer's.
    args: ["--dbpath", data, "--port", String(port), "--bind_ip", "127.0.0.1", "--wiredTigerCacheSizeGB", "0.25"],
    tie: "guard",
    isHeldLine: (line) => /DBPathInUse|unable to lock|already running/i.test(line),
    isReadyLine: (line) => /waiting for connections/i.test(line),
  };
}
