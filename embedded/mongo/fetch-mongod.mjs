/**
 * Finds or downloads a mongod into a folder and says so in one line: `found PATH` or `refused WHY`. A process of its
 * own, so that its caller can end it when the network is silent.
 */
import { spawnSync } from "node:child_process";

const folder = process.argv[2] ?? "";

// Read by the package when it is loaded.
Object.assign(process.env, {
  MONGOMS_DOWNLOAD_DIR: folder,
  MONGOMS_PREFER_GLOBAL_PATH: "false",
  MONGOMS_MAX_RETRIES: "1",
  MONGOMS_MD5_CHECK: "true",
});

try {
  const { MongoBinary } = await import("mongodb-memory-server-core");
  const program = await MongoBinary.getPath({ downloadDir: folder });
  const trial = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (trial.status === 0) process.stdout.write(`found ${program}\n`);
  else process.stdout.write(`refused it does not run on this machine: ${(trial.stderr || "").trim().split("\n")[0]}\n`);
} catch (problem) {
  const message = problem instanceof Error ? problem.message : String(problem);
  process.stdout.write(`refused ${message.replaceAll("\n", " ").trim()}\n`);
}
