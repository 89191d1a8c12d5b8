import { runLocal } from "./launch/local.mjs";
import { prepareAlone } from "./launch/prepare.mjs";
import { serveProduction } from "./launch/production.mjs";
import { reportFailure, requireNode } from "./launch/project.mjs";

requireNode();
try {
  if (process.env.NODE_ENV === "production") {
    await prepareAlone("optimised");
    await serveProduction();
  } else {
    await runLocal({ isDevelopment: false });
  }
} catch (problem) {
  reportFailure(problem);
  process.exit(1);
}
