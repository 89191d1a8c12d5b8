import { once } from "node:events";
import { createServer } from "node:http";
import mongoose from "mongoose";
import { prepareAccounts } from "./accounts";
import { loadAssets } from "./assets";
import { parseEnv } from "./env";
import { createAssetRoutes, createFrame, createGuard } from "./guards";
import { createInteractionRoutes } from "./interactions";
import { loadSigningKey } from "./keys";
import { createLimits, sweepLimits } from "./limits";
import { log } from "./log";
import { createProvider } from "./provider";
import { prepareRecords, sweepRecords } from "./records";
import { createSignedOutRedirect } from "./sign-out";

const SWEEP_INTERVAL_MS = 60_000;
const CLOSE_GRACE_MS = 2_000;
const DATABASE_WAIT_MS = 5_000;
const RECOMMENDED_NODE = 22;

async function sweep(): Promise<void> {
  try {
    await Promise.all([sweepRecords(), sweepLimits()]);
  } catch (error) {
    log.warn({ event: "sweep-failed", err: error });
  }
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  if (Number.parseInt(process.versions.node) < RECOMMENDED_NODE) {
    // oidc-provider warns on import: its maintainers test on Node 22 only.
    log.info({
      event: "runtime",
      note: "Node 20 works for the parts of oidc-provider used here; the tests run on it.",
    });
  }

  await mongoose.connect(env.MONGODB_URI, { serverSelectionTimeoutMS: DATABASE_WAIT_MS });
  // One after the other: mongo-java-server fails when collections of a new database are made at the same moment.
  await prepareAccounts();
  await prepareRecords();
  const limits = await createLimits(env.RATE_LIMIT_SCALE, env.COOKIE_SECRET);
  const assets = await loadAssets();
  const site = { brand: env.BRAND_NAME, appOrigin: env.APP_ORIGIN, assets };

  const provider = createProvider(env, site, await loadSigningKey());
  provider.use(createFrame(site));
  provider.use(createGuard(site, env.ISSUER));
  provider.use(createAssetRoutes(assets));
  provider.use(createInteractionRoutes(provider, site, limits));
  provider.use(createSignedOutRedirect());
  // What still reaches Koa itself is a connection that broke while its answer was under way.
  provider.silent = true;

  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000, connectionsCheckingInterval: 5_000 },
    provider.callback(),
  );
  const sweeper = setInterval(() => void sweep(), SWEEP_INTERVAL_MS);

  let isStopping = false;
  const stop = async (why: string) => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(sweeper);
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
    server.close();
    server.closeIdleConnections();
    await once(server, "close");
    await mongoose.disconnect();
    log.info({ event: "stopped", why });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  // The launcher is gone: nothing may outlive it.
  process.on("disconnect", () => void stop("disconnect"));

  server.listen(env.PORT, env.HOST);
  await once(server, "listening");
  log.info({ event: "ready", port: env.PORT });
  process.send?.({ type: "ready" });
}

main().catch((error: unknown) => {
  log.fatal({ event: "failed-to-start", err: error });
  process.exit(1);
});
