import mongoose from "mongoose";
import { readEnvironment } from "./environment";
import { loadDemoMembers } from "./load";

// The launcher is gone, or wants an end: a load that is cut off goes on at the next start.
process.once("disconnect", () => process.exit(1));
process.once("SIGTERM", () => process.exit(1));

const { databaseUri, ...settings } = readEnvironment(process.env);
const started = performance.now();
try {
  if (settings.members > 0) await mongoose.connect(databaseUri, { autoIndex: false, autoCreate: false });
  const outcome = await loadDemoMembers(settings, (done, total) => {
    process.send?.({ type: "progress", done, total, what: "demo members" });
  });
  log("finished", { outcome, milliseconds: Math.round(performance.now() - started) });
  await mongoose.disconnect();
  process.exit(0);
} catch (error) {
  log("failed", { message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

function log(event: string, details: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), part: "demo", event, ...details })}\n`);
}
