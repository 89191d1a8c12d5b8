// npm run bench -- NAME: bundles bench/NAME.ts and runs it. Progress goes to standard error, one JSON object to
// standard output.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const names = readdirSync(path.join(root, "bench"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length));

const [name = "", ...rest] = process.argv.slice(2);
if (!names.includes(name)) {
  process.stderr.write(`Usage: npm run bench -- NAME, where NAME is one of: ${names.join(", ")}\n`);
  process.exit(2);
}

const esbuild = await import("esbuild").catch(() => {
  process.stderr.write("The packages are not installed yet. Run: npm ci\n");
  process.exit(1);
});
const bundle = path.join(root, "build", "bench", `${name}.js`);
await esbuild.build({
  absWorkingDir: root,
  entryPoints: [path.join("bench", `${name}.ts`)],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  tsconfig: "tsconfig.json",
  sourcemap: "inline",
  logLevel: "warning",
});

const { status, signal } = spawnSync(process.execPath, ["--enable-source-maps", bundle, ...rest], {
  cwd: root,
  stdio: "inherit",
});
process.exit(signal ? 1 : (status ?? 1));
