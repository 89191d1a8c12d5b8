import type { Server } from "node:http";
import sharp from "sharp";
import { logEvent } from "./answers";
import { readEnvironment } from "./environment";
import { openMedia } from "./media";
import { createMediaServer } from "./server";

const STOP_WITHIN_MS = 2_000;

// One thread a picture: pictures are drawn side by side, and two cores serve the whole product.
sharp.concurrency(1);
// The picture library would go on showing a file that was replaced under the same name.
sharp.cache(false);

const { host, port, config } = readEnvironment(process.env);
const server = createMediaServer(await openMedia(config));

// Before the launcher hears "ready": it may say stop right after.
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
// The launcher is gone, however it went: nothing may stay behind.
process.once("disconnect", stop);

await listen(server, host, port);
logEvent("ready", { port });
process.send?.({ type: "ready" });

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
}

function listen(target: Server, address: string, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    target.once("error", reject);
    target.listen(at, address, resolve);
  });
}
