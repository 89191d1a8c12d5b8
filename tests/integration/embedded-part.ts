import { join } from "node:path";
import { build } from "esbuild";

const bundled = new Map<string, Promise<string>>();

/** Bundles an embedded part as the launcher's build does; answers the path of its program. */
export function bundlePart(name: "media" | "demo" | "companions"): Promise<string> {
  const before = bundled.get(name);
  if (before) return before;
  const bundling = bundle(name);
  bundled.set(name, bundling);
  return bundling;
}

async function bundle(name: string): Promise<string> {
  // Inside node_modules, so that the packages which stay external are found.
  const outfile = join(process.cwd(), "node_modules/.cache/tests", `${name}-${process.pid}.js`);
  await build({
    entryPoints: [`embedded/${name}/main.ts`],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    target: "node20",
    sourcemap: true,
  });
  return outfile;
}
