import { prepareAlone } from "./launch/prepare.mjs";
import { requireNode } from "./launch/project.mjs";

requireNode();
await prepareAlone("optimised");
