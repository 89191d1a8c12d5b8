import { serveProduction } from "./launch/production.mjs";
import { reportFailure, requireNode } from "./launch/project.mjs";

requireNode();
try {
  await serveProduction();
} catch (problem) {
  reportFailure(problem);
  process.exit(1);
}
