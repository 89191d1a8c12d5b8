import { environment } from "./app/platform/boot.server";
import { createServer } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { broadcastDevReady, installGlobals } from "@remix-run/node";
import * as serverBuild from "@remix-run/dev/server-build";
import compression from "compression";
import express from "express";
import { startHousekeeping } from "./app/features/account/housekeeping.server";
import { connectDatabase, disconnectDatabase } from "./app/platform/db.server";
import { checkOrigin, limitBody, limitRate, openContext } from "./app/platform/gate.server";
import { log } from "./app/platform/log.server";
import { nonceOf, securityHeaders } from "./app/platform/security-headers.server";
import { attachSockets } from "./app/realtime/hub.server";

installGlobals({ nativeFetch: true });
// The compiler's virtual module is typed loosely; its shape is that of a ServerBuild.
const build = serverBuild as unknown as ServerBuild;
const isDevelopment = build.mode === "development";

await connectDatabase(environment.MONGODB_URI);
const stopHousekeeping = startHousekeeping();

const app = express();
app.disable("x-powered-by");
// In production the app stands behind a proxy of its own network, whose word on the client's address counts.
if (environment.APP_MODE === "production") app.set("trust proxy", ["loopback", "linklocal", "uniquelocal"]);

app.use(openContext, securityHeaders(isDevelopment), compression());
app.use("/build", express.static("public/build", { immutable: true, maxAge: "1y", fallthrough: false }));
app.use(express.static("public", { maxAge: "1h" }));
app.use(checkOrigin, limitBody, limitRate);
app.all(
  "*",
  createRequestHandler({
    build,
    mode: build.mode,
    getLoadContext: (_request, response) => ({ cspNonce: nonceOf(response) }),
  }),
);

const server = createServer(app);
const sockets = attachSockets(server);
// Longer than a proxy keeps an idle connection, so that none is closed under a request.
server.keepAliveTimeout = 65_000;
server.requestTimeout = 120_000;

const host = environment.HOST ?? (environment.APP_MODE === "local" ? "127.0.0.1" : "0.0.0.0");
server.listen(environment.PORT, host, () => {
  log.info({ port: environment.PORT, host, mode: environment.APP_MODE }, "serving");
  process.send?.({ type: "ready" });
  if (isDevelopment) void broadcastDevReady(build);
});

let isStopping = false;
function stop(reason: string): void {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, "stopping");
  stopHousekeeping();
  sockets.close();
  server.close(() => void disconnectDatabase().then(() => process.exit(0)));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  // A database that went first never says goodbye.
  setTimeout(() => process.exit(1), 10_000).unref();
}
process.on("SIGTERM", () => stop("SIGTERM"));
process.on("SIGINT", () => stop("SIGINT"));
// Started by the launcher: a launcher that is gone leaves nothing behind.
process.on("disconnect", () => stop("the launcher is gone"));
