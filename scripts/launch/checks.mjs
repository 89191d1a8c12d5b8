/** @typedef {import("./stages.mjs").Stage} Stage */
import { countVitest } from "./stages.mjs";

/** The checks that read the code without running it, the longest first. @type {Stage[]} */
export const staticChecks = [
  { name: "lint", tool: "eslint", args: [".", "--max-warnings", "0"] },
  { name: "types", tool: "tsc", args: types("app") },
  { name: "types of scripts", tool: "tsc", args: ["-p", "scripts", ...types("scripts")] },
  { name: "format", tool: "prettier", args: ["--check", "--log-level", "warn", "."] },
];

/** They share little but the disk: two at a time on two cores. */
export const STATIC_LANES = 2;

/** @param {string} name */
function types(name) {
  return ["--noEmit", "--incremental", "--tsBuildInfoFile", `.cache/types-${name}.tsbuildinfo`];
}

/**
 * Vitest as a stage.
 * @param {string} name
 * @param {string[]} projects
 * @returns {Stage}
 */
export function vitestStage(name, projects) {
  const file = `test-results/${name.replaceAll(" ", "-")}.json`;
  return {
    name,
    tool: "vitest",
    args: [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    report: { file, read: countVitest },
  };
}
