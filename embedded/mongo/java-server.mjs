import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LaunchError } from "../../scripts/launch/project.mjs";
import { findProgram } from "./find-program.mjs";

/** The store's file in a data folder. */
export const H2_FILE = "fidelio.h2";

const OLDEST_JAVA = 17;
const DEPENDENCY_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
/** Compiles where only a Java runtime is installed, as Debian's Maven package brings it. */
const COMPILER = "org.eclipse.jdt:ecj:3.33.0";
const MAVEN_MS = 240_000;
const pom = fileURLToPath(new URL("pom.xml", import.meta.url));
const source = fileURLToPath(new URL("java/Database.java", import.meta.url));

/**
 * @typedef {object} Surroundings
 * @property {string} cache
 * @property {NodeJS.ProcessEnv} env
 * @property {import("../../scripts/launch/children.mjs").Children} children
 * @property {(text: string) => void} report
 */

/**
 * How to run mongo-java-server on a data folder. The first call brings its jars and compiles its launcher into the
 * cache; later ones need neither Maven nor a network.
 * @param {{ folder: string, port: number }} place
 * @param {Surroundings} surroundings
 * @returns {Promise<import("../../scripts/launch/child.mjs").ChildPlan>}
 */
export async function javaServerPlan({ folder, port }, surroundings) {
  const java = javaProgram("java", surroundings.env);
  if (!java) throw new LaunchError(`Java ${OLDEST_JAVA} or newer is not installed`);
  const home = await prepare(java, surroundings);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    name: "database",
    command: java,
    args: [
      // Fast to start and small: one developer's or one test run's database.
      "-XX:+UseSerialGC",
      "-XX:TieredStopAtLevel=1",
      "-Xmx512m",
      "-Dslf4j.internal.verbosity=ERROR",
      "-cp",
      [join(home, "classes"), join(home, "lib", "*")].join(delimiter),
      "Database",
      join(folder, H2_FILE),
      String(port),
    ],
    env: surroundings.env,
    tie: "stdin",
    isReadyLine: (line) => line.startsWith("listening "),
  };
}

/**
 * @param {string} java
 * @param {Surroundings} surroundings
 * @returns {Promise<string>} the folder that holds `lib` and `classes`
 */
async function prepare(java, { cache, env, children, report }) {
  const hash = createHash("sha256").update(readFileSync(pom)).update(readFileSync(source)).update(DEPENDENCY_PLUGIN);
  const home = join(cache, `mongo-java-server-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(home)) return home;

  await requireJavaVersion(java, children, env);
  const maven = findProgram("mvn", env, env.MAVEN_HOME ? [join(env.MAVEN_HOME, "bin")] : []);
  if (!maven) throw new LaunchError("Maven (mvn) is not installed, which brings mongo-java-server once");

  const draft = `${home}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const runMaven = (/** @type {string[]} */ ...goal) =>
    children.run({
      name: "maven",
      command: maven,
      args: ["-B", "-q", "-f", pom, ...goal],
      env,
      tie: "guard",
      signal: AbortSignal.timeout(MAVEN_MS),
    });
  const compilerFromMaven = async () => {
    await runMaven(`${DEPENDENCY_PLUGIN}:copy`, `-Dartifact=${COMPILER}`, `-DoutputDirectory=${draft}`);
    return join(draft, `${COMPILER.split(":").slice(1).join("-")}.jar`);
  };
  try {
    report("bringing mongo-java-server (Maven, once)");
    await runMaven(`${DEPENDENCY_PLUGIN}:copy-dependencies`, `-DoutputDirectory=${join(draft, "lib")}`);
    report("compiling its launcher");
    const compiler = javaProgram("javac", env) ?? (await compilerFromMaven());
    const flags = ["-proc:none", "-source", String(OLDEST_JAVA), "-target", String(OLDEST_JAVA)];
    // Named one by one: Eclipse's compiler knows no "*".
    const jars = readdirSync(join(draft, "lib")).map((name) => join(draft, "lib", name));
    const places = ["-cp", jars.join(delimiter), "-d", join(draft, "classes")];
    await children.run({
      name: "javac",
      command: compiler.endsWith(".jar") ? java : compiler,
      args: [...(compiler.endsWith(".jar") ? ["-jar", compiler] : []), ...flags, ...places, source],
      env,
      tie: "guard",
    });
    // Whole or not at all: two launchers may prepare it at the same time.
    if (!existsSync(home)) renameSync(draft, home);
    return home;
  } catch (problem) {
    if (existsSync(home)) return home;
    throw problem;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * @param {string} java
 * @param {Surroundings["children"]} children
 * @param {NodeJS.ProcessEnv} env
 */
async function requireJavaVersion(java, children, env) {
  let version = "";
  await children.run({
    name: "java-version",
    command: java,
    args: ["-version"],
    env,
    tie: "guard",
    onLine: (line) => (version ||= /version "(\d+)/.exec(line)?.[1] ?? ""),
  });
  if (Number(version) < OLDEST_JAVA)
    throw new LaunchError(`Java ${OLDEST_JAVA} or newer is needed; this is ${version}`);
}

/**
 * @param {"java" | "javac"} name
 * @param {NodeJS.ProcessEnv} env
 */
function javaProgram(name, env) {
  return findProgram(name, env, env.JAVA_HOME ? [join(env.JAVA_HOME, "bin")] : []);
}
