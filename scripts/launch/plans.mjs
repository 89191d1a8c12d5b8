import { join } from "node:path";
import { developmentCommand } from "./build.mjs";
import { anyFreePort } from "./ports.mjs";
import { projectRoot } from "./project.mjs";

/** @typedef {import("./child.mjs").ChildPlan} ChildPlan */

/**
 * An embedded part as a process of its own.
 * @param {"openid" | "media" | "demo" | "companions"} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {ChildPlan}
 */
export function partPlan(name, env) {
  return nodePlan(name, join("build", "embedded", `${name}.js`), env);
}

/**
 * The app in its optimised build.
 * @param {NodeJS.ProcessEnv} env
 * @returns {ChildPlan}
 */
export function appPlan(env) {
  return nodePlan("app", join("build", "index.js"), env);
}

/**
 * The app under the development compiler, which rebuilds and restarts it; ready says only that the compiler runs.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<ChildPlan>}
 */
export async function developmentPlan(env) {
  return {
    name: "app",
    ...developmentCommand(await anyFreePort()),
    env,
    tie: "guard",
    isVerbose: true,
    isReadyLine: () => true,
  };
}

/**
 * @param {string} name
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {ChildPlan}
 */
function nodePlan(name, file, env) {
  return { name, command: process.execPath, args: ["--enable-source-maps", join(projectRoot, file)], env, tie: "ipc" };
}
