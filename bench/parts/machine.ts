import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";

/** The machine that a figure was measured on. */
export function describeMachine() {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    /** Others at work on the machine make all times longer; the ratios bear it better. */
    loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)),
    memoryGibibytes: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.versions.node,
  };
}
