import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LaunchError, messageOf } from "../../scripts/launch/project.mjs";
import { cacheFolder } from "./cache.mjs";
import { findProgram } from "./find-program.mjs";
import { H2_FILE, javaServerPlan } from "./java-server.mjs";
import { obtainMongod } from "./mongod-download.mjs";
import { MONGOD_FOLDER, mongodPlan } from "./mongod.mjs";

const DATABASE_NAME = "fidelio";
/** A killed launcher's database may still be closing its files. */
const HELD_PATIENCE_MS = 10_000;
const HELD_RETRY_MS = 500;

/**
 * @typedef {"mongod" | "mongodb-memory-server" | "mongo-java-server"} EmbeddedRung
 * @typedef {"external" | EmbeddedRung} RungName
 * @typedef {object} Place
 * @property {string} folder  Where the data is kept.
 * @property {number} port    On loopback.
 * @typedef {import("../../scripts/launch/child.mjs").ChildPlan} ChildPlan
 *
 * @typedef {object} Rung
 * @property {EmbeddedRung} name
 * @property {(folder: string) => boolean} owns  Whether a data folder was written by this rung's kind of store.
 * @property {(place: Place, surroundings: Surroundings) => Promise<ChildPlan>} plan  Throws when it cannot serve here.
 *
 * @typedef {object} Surroundings
 * @property {string} cache
 * @property {NodeJS.ProcessEnv} env
 * @property {import("../../scripts/launch/children.mjs").Children} children
 * @property {(text: string) => void} report
 */

const ownsMongod = (/** @type {string} */ folder) => existsSync(join(folder, MONGOD_FOLDER, "WiredTiger"));

/** @type {readonly Rung[]} */
export const rungs = [
  {
    name: "mongod",
    owns: ownsMongod,
    async plan(place, { env }) {
      const program = findProgram("mongod", env);
      if (!program) throw new LaunchError("no mongod on PATH");
      return { ...mongodPlan(program, place), env };
    },
  },
  {
    name: "mongodb-memory-server",
    owns: ownsMongod,
    async plan(place, { cache, env, children, report }) {
      const found = await obtainMongod({ cache, env, children, report });
      if ("refused" in found) throw new LaunchError(`mongod cannot be downloaded: ${found.refused}`);
      return { ...mongodPlan(found.program, place), env };
    },
  },
  {
    name: "mongo-java-server",
    owns: (folder) => existsSync(join(folder, H2_FILE)),
    plan: javaServerPlan,
  },
];

/**
 * Brings up the first database that this machine offers: MONGODB_URI, a mongod on PATH, a downloaded mongod,
 * mongo-java-server. A folder that holds data stays with the rungs that can read it.
 * @param {object} options
 * @param {Place} options.place
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("../../scripts/launch/children.mjs").Children} options.children
 * @param {(text: string) => void} [options.report]
 * @param {readonly Rung[]} [options.ladder]
 * @param {string} [options.cache]
 * @returns {Promise<{ rung: RungName, uri: string, child: import("../../scripts/launch/child.mjs").Child | null }>}
 */
export async function startDatabase({ place, env, children, report = () => {}, ladder = rungs, cache }) {
  const configured = env.MONGODB_URI?.trim();
  if (configured) return { rung: "external", uri: configured, child: null };

  const owners = ladder.filter((rung) => rung.owns(place.folder));
  const surroundings = { cache: cache ?? cacheFolder(env), env, children, report };
  /** @type {string[]} */
  const reasons = [];
  for (const rung of owners.length > 0 ? owners : ladder) {
    try {
      const plan = await rung.plan(place, surroundings);
      report(`starting ${rung.name}`);
      const child = await startPatiently(children, plan);
      return { rung: rung.name, uri: `mongodb://127.0.0.1:${place.port}/${DATABASE_NAME}`, child };
    } catch (problem) {
      reasons.push(`  ${rung.name}: ${messageOf(problem)}`);
    }
  }
  const title = owners.length > 0 ? `The data in ${place.folder} cannot be served.` : "No database can be started.";
  throw new LaunchError(
    [
      title,
      ...reasons,
      "Any one of these four ways mends it:",
      "  1. set MONGODB_URI to a MongoDB that is running;",
      "  2. install mongod, so that it is on PATH;",
      "  3. allow the download of mongod by mongodb-memory-server, once;",
      "  4. install Java 17 or newer and Maven, for mongo-java-server.",
    ].join("\n"),
  );
}

/**
 * Starts a database, again and again while its files are held.
 * @param {import("../../scripts/launch/children.mjs").Children} children
 * @param {ChildPlan} plan
 */
async function startPatiently(children, plan) {
  const giveUpAt = performance.now() + HELD_PATIENCE_MS;
  for (;;) {
    let isHeld = false;
    try {
      return await children.start({ ...plan, onLine: (line) => (isHeld ||= plan.isHeldLine?.(line) ?? false) });
    } catch (problem) {
      if (!isHeld || performance.now() > giveUpAt) throw problem;
      await sleep(HELD_RETRY_MS);
    }
  }
}
