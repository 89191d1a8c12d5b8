import { STATIC_LANES, staticChecks, vitestStage } from "./launch/checks.mjs";
import { prepareAlone } from "./launch/prepare.mjs";
import { requireNode } from "./launch/project.mjs";
import { runStages, sum } from "./launch/stages.mjs";
import { forgetConfiguration } from "./launch/surroundings.mjs";

requireNode();
forgetConfiguration(process.env);
await prepareAlone("none");
const checks = await runStages(staticChecks, { lanes: STATIC_LANES });
const tests = await runStages([vitestStage("unit tests", ["unit"])]);
const { passed, failed } = sum(checks, tests);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
