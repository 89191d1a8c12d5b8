import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "../../embedded/mongo/ladder.mjs";
import { ensureBuilt } from "../../scripts/launch/build.mjs";
import { createChildren } from "../../scripts/launch/children.mjs";
import { answersWithin } from "../../scripts/launch/health.mjs";
import { appPlan, partPlan } from "../../scripts/launch/plans.mjs";
import { anyFreePort } from "../../scripts/launch/ports.mjs";
import { projectRoot } from "../../scripts/launch/project.mjs";
import { keepSecrets } from "../../scripts/launch/secrets.mjs";
import { readSettings } from "../../scripts/launch/settings.mjs";
import { wire } from "../../scripts/launch/wiring.mjs";

/**
 * Starts, once for all integration tests, what local mode starts: a database of the ladder on an empty folder, the
 * sign-in provider, the media store and the built app. Tests learn the addresses from TEST_MONGODB_URI (the server,
 * without a database name), TEST_APP_ORIGIN, and TEST_APP_ENVIRONMENT for those that start the app once more.
 */
export default async function startServices() {
  const folder = mkdtempSync(join(tmpdir(), "fidelio-test-"));
  const children = createChildren({ logFolder: join(folder, "logs") });
  const stop = async () => {
    await children.stopAll();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ensureBuilt(children);
    const [port, openid, media, databasePort] = await Promise.all([
      anyFreePort(),
      anyFreePort(),
      anyFreePort(),
      anyFreePort(),
    ]);
    // Of the surroundings only what the machine gives: a developer's own configuration must not reach the tests.
    const { PATH, HOME, JAVA_HOME, MAVEN_HOME, XDG_CACHE_HOME, TMPDIR } = process.env;
    const machine = { PATH, HOME, JAVA_HOME, MAVEN_HOME, XDG_CACHE_HOME, TMPDIR };
    const place = { folder: join(folder, "db"), port: databasePort };
    const database = await startDatabase({ place, env: machine, children });

    const given = { ...machine, PORT: String(port), DATA_DIR: folder, DEMO_MEMBERS: "0", RATE_LIMIT_SCALE: "1000" };
    const environments = wire({
      settings: readSettings(given, projectRoot),
      secrets: keepSecrets(join(folder, "secrets.json")),
      ports: { openid, media },
      database,
      nodeEnv: "production",
    });
    await Promise.all([
      children.start(partPlan("openid", environments.openid)),
      children.start(partPlan("media", environments.media)),
    ]);
    // After the sign-in has made its collections: mongo-java-server fails when two are made at the same moment.
    await children.start(appPlan(environments.app));
    const origin = `http://localhost:${port}`;
    if (!(await answersWithin(`${origin}/healthz`, { patienceMs: 30_000 }))) throw new Error("the app does not answer");

    process.env.TEST_MONGODB_URI = database.uri.replace(/\/[^/]*$/, "");
    process.env.TEST_APP_ORIGIN = origin;
    process.env.TEST_APP_ENVIRONMENT = JSON.stringify(environments.app);
    return stop;
  } catch (problem) {
    await stop();
    throw problem;
  }
}
