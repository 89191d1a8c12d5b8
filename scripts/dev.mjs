import { runLocal } from "./launch/local.mjs";
import { reportFailure, requireNode } from "./launch/project.mjs";

requireNode();
try {
  await runLocal({ isDevelopment: true });
} catch (problem) {
  reportFailure(problem);
  process.exit(1);
}
