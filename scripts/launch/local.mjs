import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startDatabase } from "../../embedded/mongo/ladder.mjs";
import { createChildren } from "./children.mjs";
import { watchEndings } from "./endings.mjs";
import { answersWithin } from "./health.mjs";
import { acquireLock, LockHeldError } from "./lock.mjs";
import { appPlan, developmentPlan, partPlan } from "./plans.mjs";
import { wire } from "./wiring.mjs";
import { assignPorts, isPortFreeWithin } from "./ports.mjs";
import { prepareProject } from "./prepare.mjs";
import { showProgress } from "./progress.mjs";
import { LaunchError, projectRoot } from "./project.mjs";
import { keepSecrets } from "./secrets.mjs";
import { readSettings } from "./settings.mjs";
import { announce, demoProgress, moveText } from "./words.mjs";

/** How long the ports of a launcher that was killed a moment ago are waited for. */
const TAKEOVER_MS = 10_000;
const MOVE_MS = 3_000;
const HEALTHY_MS = 60_000;

/**
 * Local mode: brings up every part that the environment does not configure, then the app, and stays until it is
 * stopped or one of them dies.
 * @param {object} options
 * @param {boolean} options.isDevelopment  Live reload with the development compiler instead of the optimised build.
 */
export async function runLocal({ isDevelopment }) {
  /** @type {(() => void)[]} */
  const cleanUps = [];
  /** @type {ReturnType<typeof watchEndings>} */
  let endings;
  const settings = readSettings(process.env, projectRoot);
  const children = createChildren({
    logFolder: join(settings.dataFolder, "logs"),
    onUnexpectedEnd: (problem) => void endings.fail(problem),
  });
  endings = watchEndings({ children, cleanUp: () => cleanUps.forEach((cleanUp) => cleanUp()) });
  try {
    await bringUp({ settings, children, endings, isDevelopment, onLocked: (release) => cleanUps.push(release) });
  } catch (problem) {
    await endings.fail(problem);
  }
}

/**
 * @param {object} options
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {import("./children.mjs").Children} options.children
 * @param {ReturnType<typeof watchEndings>} options.endings
 * @param {boolean} options.isDevelopment
 * @param {(release: () => void) => void} options.onLocked
 */
async function bringUp({ settings, children, endings, isDevelopment, onLocked }) {
  const { dataFolder, port, host } = settings;
  // It holds what members tell about themselves.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(settings);
  onLocked(lock.release);
  await requirePort(port, host, lock.wasTakenOver ? TAKEOVER_MS : 0);

  await prepareProject(children, isDevelopment ? "development" : "optimised", onLocked);
  const secrets = keepSecrets(join(dataFolder, "secrets.json"));
  const { ports, moved } = await assignPorts({
    file: join(dataFolder, "ports.json"),
    preferred: {
      ...(settings.embeds.login ? { openid: port + 1 } : {}),
      ...(settings.embeds.media ? { media: port + 2 } : {}),
      ...(settings.embeds.database ? { database: port + 3 } : {}),
    },
    reserved: port,
    patienceMs: lock.wasTakenOver ? TAKEOVER_MS : MOVE_MS,
  });
  for (const part of moved) {
    const text = moveText(part, ports[part]);
    if (text) process.stdout.write(`  ${text}\n`);
  }

  const database = await showProgress("Starting the database", (relabel) =>
    startDatabase({
      place: { folder: join(dataFolder, "db"), port: ports.database ?? 0 },
      env: process.env,
      children,
      report: (text) => relabel(`Starting the database: ${text}`),
    }),
  );
  const nodeEnv = isDevelopment ? "development" : "production";
  const environments = wire({ settings, secrets, ports, database, nodeEnv });

  await showProgress("Starting the app", async (relabel) => {
    await Promise.all([
      settings.embeds.login ? children.start(partPlan("openid", environments.openid)) : null,
      settings.embeds.media ? children.start(partPlan("media", environments.media)) : null,
    ]);
    // After the sign-in has made its collections: mongo-java-server fails when two are made at the same moment.
    if (settings.demoMembers > 0) await loadDemo(children, environments.demo, relabel);
    // Last, so that an app that answers is one whose members and sign-in are there.
    relabel("Starting the app");
    await children.start(isDevelopment ? await developmentPlan(environments.app) : appPlan(environments.app));
    const patienceMs = isDevelopment ? Infinity : HEALTHY_MS;
    if (await answersWithin(settings.healthUrl, { patienceMs, signal: endings.signal })) return;
    throw new LaunchError(`The app does not answer at ${settings.healthUrl}.`);
  });
  const { hasCompanions, demoMembers, embeds } = settings;
  // They sign in at the embedded provider, which alone takes the accounts that are made for them.
  if (hasCompanions && demoMembers > 0 && embeds.login) {
    await children.start(partPlan("companions", environments.companions));
  }
  announce({ settings, rung: database.rung });
}

/** @param {import("./settings.mjs").Settings} settings */
async function lockDataFolder({ dataFolder, origin }) {
  try {
    return await acquireLock(join(dataFolder, "lock"), origin);
  } catch (problem) {
    if (!(problem instanceof LockHeldError)) throw problem;
    const { pid, note } = problem.holder;
    throw new LaunchError(
      `Another process (pid ${pid}) uses the data in ${dataFolder} and serves ${note}.\n` +
        "Stop it first, or choose another folder with DATA_DIR.",
    );
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @param {number} patienceMs
 */
async function requirePort(port, host, patienceMs) {
  // A browser that is sent to localhost may try IPv6 first and would then meet somebody else.
  const hosts = host === "127.0.0.1" ? [host, "::1"] : [host];
  for (const each of hosts) {
    if (await isPortFreeWithin(port, each, patienceMs)) continue;
    throw new LaunchError(
      `Port ${port} is taken by another program. Stop it, or choose another one: PORT=${port + 10} npm start`,
    );
  }
}

/**
 * Loads the demo members where the database holds none; the loader decides that itself.
 * @param {import("./children.mjs").Children} children
 * @param {NodeJS.ProcessEnv} env
 * @param {(label: string) => void} relabel
 */
async function loadDemo(children, env, relabel) {
  const onMessage = (/** @type {unknown} */ message) => {
    const text = demoProgress(message);
    if (text) relabel(text);
  };
  await children.run({ ...partPlan("demo", env), onMessage });
}
